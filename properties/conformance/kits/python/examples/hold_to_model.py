#!/usr/bin/env python3
"""Random games of the model, played by an engine in the same process: python3 hold_to_model.py"""
from connect_four import ConnectFour
from ruleproof_adapter import Setup
from ruleproof_model import Model

model = Model().open("connect-four")
for seed in range(50):
    model.restart()
    said = model.set_up()
    engine = ConnectFour(Setup("connect-four", said["players"], said["setup"], said["rulings"]))
    step = 0
    while not model.outcome()["over"]:
        assert engine.legal() == model.moves(), model.record()
        move = model.play_at_random(seed * 100 + step, 1)[0]["move"]
        engine.apply(move)
        assert (engine.outcome() is not None) == model.outcome()["over"], model.record()
        step += 1
    assert list(engine.outcome().winners) == model.outcome()["winners"], model.record()
print("50 games, no difference")
