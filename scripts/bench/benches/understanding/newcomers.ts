import { ScriptedDirector } from '@fabula/director/scripted-director';
import { SeededChance } from '@fabula/players/seeded-chance';
import type { Release } from '@fabula/rules/release/release';
import { sceneOf } from '@fabula/rules/scene';
import { median } from '../../stats/spread.ts';
import type { Naive } from './corpus.ts';
import { opened, type Place } from './place.ts';
import { say } from './turn.ts';

/** Where a moment has no patience of its own, somebody who plays has. */
const PATIENCE = 8;

/** How newcomers fared in a moment. */
export interface Newcomers extends Pick<Naive, 'language' | 'story' | 'moment'> {
  readonly tries: number;
  readonly won: number;
  /** Turns that it took those who won, the median. */
  readonly turns: number;
  readonly patience: number;
}

/** Somebody who knows only the goal says what comes to mind, in another order each time. */
export async function newcomers(naive: Naive, release: Release, tries: number): Promise<Newcomers> {
  const { language, story, moment, sentences } = naive;
  const place = opened(release, { moment, language, run: 1, isNewcomer: true });
  const patience = patienceOf(place);
  const director = new ScriptedDirector();
  const turns: number[] = [];
  for (let number = 0; number < tries; number += 1) {
    const order = new SeededChance(`${language} ${moment} ${number}`).sample(sentences, sentences.length);
    const won = await turnsToWin(place, order.slice(0, patience), director);
    if (won !== undefined) turns.push(won);
  }
  return { language, story, moment, tries, won: turns.length, turns: median(turns), patience };
}

async function turnsToWin(place: Place, words: readonly string[], director: ScriptedDirector) {
  let here = place;
  for (const [i, each] of words.entries()) {
    const { played, next } = await say(here, each, director);
    if (played.status === 'done') return played.outcome === 'success' ? i + 1 : undefined;
    here = next;
  }
  return undefined;
}

function patienceOf({ release, state }: Place): number {
  const { moment } = sceneOf(release, state);
  return ('patience' in moment ? moment.patience : null) ?? PATIENCE;
}
