"""Trains a tiny policy for one game by playing against random opponents, through `durbar engine`.

    python3 examples/tiny_policy.py --games 400

The policy has one weight for each kind of choice. After every game the weights of what it chose move by how well the game
went (REINFORCE with a moving baseline). Nothing but Python itself is needed. At the end it prints how often it wins.
"""

import argparse
import collections
import json
import math
import os
import random
import re
import shlex
import subprocess

TABLES = 16


class Engine:
    """One process that plays by the rules; a line in, a line out."""

    def __init__(self, command):
        self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask_all(self, lines):
        """Several commands at once are faster than one by one."""
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()
        answers = [json.loads(self.process.stdout.readline()) for _ in lines]
        for answer in answers:
            if "error" in answer:
                raise RuntimeError(answer["error"]["message"])
        return answers

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def kind_of(frame, choice):
    """What a choice is about, without its numbers: few weights, learned fast."""
    return frame + ":" + re.sub(r"\d+", "", choice)


class Policy:
    def __init__(self):
        self.weights = collections.defaultdict(float)
        self.baseline = 0.0

    def shares(self, kinds):
        highest = max(self.weights[kind] for kind in kinds)
        powers = [math.exp(self.weights[kind] - highest) for kind in kinds]
        return [power / sum(powers) for power in powers]

    def learn(self, memories, reward, rate):
        surprise = reward - self.baseline
        self.baseline += 0.02 * surprise
        step = rate * surprise / math.sqrt(len(memories) + 1)
        for kinds, shares, chosen in memories:
            for index, kind in enumerate(kinds):
                self.weights[kind] += step * ((index == chosen) - shares[index])


def play(engine, policy, game, players, seeds, dice, learn):
    """Plays one game for each seed, several at a time; seat 0 is ours. Returns the share of victories."""
    waiting = list(seeds)
    wins = 0.0
    running = {}

    def begin(tables):
        return {table: f"set-up {table} {game} players={players} seed={waiting.pop()}" for table in tables if waiting}

    memories = {}
    commands = begin(range(TABLES))
    while commands:
        running = dict(zip(commands, engine.ask_all(commands.values())))
        commands = {}
        for table, situation in running.items():
            memory = memories.setdefault(table, [])
            if "standings" in situation:
                victory = share_of_victory(situation["standings"])
                wins += victory
                if learn:
                    policy.learn(memory, victory, learn)
                memories[table] = []
                commands.update(begin([table]))
                continue
            choices = situation["choices"]
            if situation["decider"] != 0:
                commands[table] = f"play {table} {dice.choice(choices)}"
                continue
            kinds = [kind_of(situation["frame"], choice) for choice in choices]
            shares = policy.shares(kinds)
            chosen = dice.choices(range(len(choices)), shares)[0]
            memory.append((kinds, shares, chosen))
            commands[table] = f"play {table} {choices[chosen]}"
    return wins / len(seeds)


def share_of_victory(standings):
    winners = [standing["seat"] for standing in standings if standing["rank"] == 1]
    return 1 / len(winners) if 0 in winners else 0.0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="cards-and-karma")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400, help="how many games to learn from")
    parser.add_argument("--trials", type=int, default=200, help="how many games to measure with, before and after")
    parser.add_argument("--rate", type=float, default=0.5)
    parser.add_argument("--engine", default=os.environ.get("DURBAR_ENGINE", "npx durbar engine"))
    options = parser.parse_args()
    engine = Engine(options.engine)
    policy = Policy()
    dice = random.Random(1)

    def measured(name):
        seeds = [f"{name}-{number}" for number in range(options.trials)]
        return play(engine, policy, options.game, options.players, seeds, dice, 0)

    before = measured("trial")
    play(engine, policy, options.game, options.players, [f"train-{number}" for number in range(options.games)], dice, options.rate)
    after = measured("trial")
    engine.close()
    best = sorted(policy.weights.items(), key=lambda pair: pair[1])
    print("likes most:", ", ".join(kind for kind, _ in best[::-1][:5]))
    print("likes least:", ", ".join(kind for kind, _ in best[:5]))
    print(json.dumps({"game": options.game, "before": round(before, 3), "after": round(after, 3)}))


if __name__ == "__main__":
    main()
