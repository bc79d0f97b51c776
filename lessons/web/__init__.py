"""How anything is served: who may see what, requests and responses, throttles, caches, errors."""
