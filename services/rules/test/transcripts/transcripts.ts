import type { MomentType } from '../../src/release/moment.ts';
import { battle, equip, upgrade } from './scenes/cards.ts';
import { deadEnd, epilogue, monologue } from './scenes/spoken.ts';
import { dialogue, learning, testing } from './scenes/talked.ts';
import { assemble, reward, teamwork } from './scenes/teams.ts';
import { crossroad, nexus } from './scenes/ways.ts';
import type { Transcript } from './transcript.ts';

/** One for each type of moment. */
export const TRANSCRIPTS: { readonly [T in MomentType]: Transcript } = {
  monologue,
  dialogue,
  learning,
  testing,
  crossroad,
  nexus,
  teamwork,
  reward,
  battle,
  equip,
  upgrade,
  assemble,
  epilogue,
  dead_end: deadEnd,
};

/** The page of a type beside this file. */
export function pageOf(type: string): URL {
  return new URL(`${type.replace('_', '-')}.md`, import.meta.url);
}
