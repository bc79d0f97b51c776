"""What did the auction arrive at: contract, declarer, dummy, opening leader?"""
