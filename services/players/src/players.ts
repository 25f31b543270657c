import type { SimulatedPlayer } from './player.ts';
import { skilledPlayer } from './skilled-player.ts';
import { hostilePlayer, randomPlayer, sillyPlayer } from './unskilled-players.ts';

/** Who can play. The settings are the same for all stories: stories are tuned to players, never players to a story. */
export const PLAYERS: readonly SimulatedPlayer[] = [
  randomPlayer,
  // Knows every line of the story and wastes none.
  skilledPlayer('greedy', {
    fitting: 1,
    together: 0.5,
    perfect: [0.8, 0.8],
    reason: 1,
    thorough: 1,
    bold: 1,
    trick: 0,
    silence: 0,
    reserve: 2,
  }),
  // Listens, thinks, and now and then says what leads nowhere.
  skilledPlayer('careful', {
    fitting: 0.82,
    together: 0.25,
    perfect: [0.15, 0.4],
    reason: 0.4,
    thorough: 1,
    bold: 1,
    trick: 0.4,
    silence: 0.15,
    reserve: 3,
  }),
  sillyPlayer,
  hostilePlayer,
];

/** The players of these names. Throws where one is unknown. */
export function playersNamed(names: readonly string[]): SimulatedPlayer[] {
  return names.map((name) => {
    const player = PLAYERS.find((each) => each.name === name);
    if (player) return player;
    throw new Error(
      `There is no player "${name}". Choose among: ${PLAYERS.map((each) => each.name).join(', ')}.`,
    );
  });
}
