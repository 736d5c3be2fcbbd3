"""Teach a network a drill with MaskablePPO of sb3-contrib, measure it against `random`, and keep it as a bot.

    pip install 'polemos[lab]' sb3-contrib
    python examples/train.py --game hellespont --minutes 4 --out hellespont.npz
    polemos simulate hellespont --seats class:learned.Learned,random        (in the folder of learned.py)

The learner sits in either seat, by turns, against `random`; besides the result it is told at every step how
the game's own evaluation of its position has changed. What is kept is a small file of numbers: to play, the
bot of `examples/learned.py` needs nothing but NumPy.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

from polemos.lab.gym import PolemosEnv
from polemos.lab.stats import wilson


class Until(BaseCallback):
    """Stops when the processor time is over: as much is learned on a busy machine as on a quiet one."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.end = time.process_time() + 60 * minutes

    def _on_step(self) -> bool:
        return time.process_time() < self.end


def taught(game: str, minutes: float, seed: int, drill: bool) -> Any:
    """A policy after so many minutes of play."""
    settings = {"game": game, "seat": "alternate", "drill": drill, "reward": "evaluation"}
    envs = make_vec_env(PolemosEnv, n_envs=8, seed=seed, env_kwargs=settings)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=0.999,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    model.learn(10**9, callback=Until(minutes))
    return model


def measured(model: Any, game: str, matches: int, seed: int, drill: bool) -> Any:
    """Its share of wins against `random` from both seats, the most likely choice each time."""
    env, wins = PolemosEnv(game, "alternate", "random", drill=drill), 0
    for number in range(matches):
        seen, info = env.reset(seed=seed + number)
        over = late = False
        while not (over or late):
            choice, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, over, late, info = env.step(int(choice))
        wins += reward > 0
    return wilson(wins, matches)


def kept(model: Any, game: str, path: str) -> None:
    """The layers between what is seen and what is chosen, as plain arrays."""
    policy = model.policy
    layers = [*policy.mlp_extractor.policy_net[::2], policy.action_net]
    arrays = {}
    for i, layer in enumerate(layers):
        arrays |= {f"weight{i}": layer.weight.detach().numpy(), f"bias{i}": layer.bias.detach().numpy()}
    numpy.savez_compressed(path, game=game, layers=len(layers), **arrays)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="hellespont")
    parser.add_argument("--minutes", type=float, default=4.0, help="of processor time")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--whole", action="store_true", help="whole matches instead of the drill")
    parser.add_argument("--out", default="learned.npz")
    args = parser.parse_args()
    model = taught(args.game, args.minutes, args.seed, not args.whole)
    share = measured(model, args.game, args.matches, 10_000, not args.whole)
    kept(model, args.game, args.out)
    print(
        f"{args.game}: {model.num_timesteps} steps; against random {share.hits} of {share.trials}", end=", "
    )
    print(f"{share.rate:.1%} ({share.low:.1%} to {share.high:.1%}); kept in {args.out}")


if __name__ == "__main__":
    main()
