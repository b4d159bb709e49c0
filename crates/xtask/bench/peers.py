"""Replays the games of a JSON Lines file with a draughts package from PyPI.

Usage: peers.py PACKAGE GAMES.jsonl

Each line of the file is a game as `damier show --to json` prints it. After every
ply the package is asked whether the game is over, which is what a referee does.
Prints one JSON object: games and plies replayed, games that the package refused,
and CPU seconds. The two packages share an import name, so each needs a virtual
environment of its own.
"""

import json
import sys
import time
import warnings

warnings.simplefilter("ignore")


def replay_py_draughts():
    from draughts.boards.american import Board as American
    from draughts.boards.brazilian import Board as Brazilian
    from draughts.boards.russian import Board as Russian
    from draughts.boards.standard import Board as Standard
    from loguru import logger

    logger.remove()
    boards = {
        "international": Standard,
        "russian": Russian,
        "brazilian": Brazilian,
        "american": American,
    }

    def replay(game):
        board = boards[game["variant"]].from_fen(game["startFen"])
        for move in game["moves"]:
            path = move["path"]
            sign = "x" if move["captures"] else "-"
            board.push_uci(f"{path[0]}{sign}{path[-1]}")
            _ = board.game_over

    return replay


def replay_pydraughts():
    from draughts import Board, Move

    names = {"international": "standard", "american": "english"}

    def replay(game):
        variant = names.get(game["variant"], game["variant"])
        board = Board(variant=variant, fen=game["startFen"])
        for move in game["moves"]:
            squares = [move["path"][0], move["path"][-1], *move["captures"]]
            text = "".join(f"{square:02}" for square in squares)
            board.push(Move(board, hub_position_move=text))
            _ = board.is_over()

    return replay


def main():
    package, path = sys.argv[1:]
    replay = {"py-draughts": replay_py_draughts, "pydraughts": replay_pydraughts}[package]()
    with open(path, encoding="utf-8") as lines:
        games = [json.loads(line) for line in lines]
    done = plies = refused = 0
    start = time.process_time()
    for game in games:
        try:
            replay(game)
            done += 1
            plies += len(game["moves"])
        except Exception:  # Each package has its own errors; none may end the run.
            refused += 1
    seconds = time.process_time() - start
    print(json.dumps({"games": done, "plies": plies, "refused": refused, "seconds": seconds}))


main()
