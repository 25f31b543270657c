import { ScriptedDirector } from '@fabula/director/scripted-director';
import { SeededChance } from '@fabula/players/seeded-chance';
import type { Release } from '@fabula/rules/release/release';
import { sceneOf } from '@fabula/rules/scene';
import type { Naive } from './corpus.ts';
import { opened, type Place } from './place.ts';
import { say } from './turn.ts';

/** Where a moment has no patience of its own, somebody who plays has. */
const PATIENCE = 8;

/** How newcomers fared in a moment. */
export interface Newcomers extends Pick<Naive, 'language' | 'story' | 'moment'> {
  /** Of each try the turns that it took to win; null: it was not won. */
  readonly tries: readonly (number | null)[];
  readonly patience: number;
}

/** Somebody who knows only the goal says what comes to mind, in another order each time. */
export async function newcomers(naive: Naive, release: Release, tries: number): Promise<Newcomers> {
  const { language, story, moment, sentences } = naive;
  const place = opened(release, { moment, language, run: 1, isNewcomer: true });
  const patience = patienceOf(place);
  const director = new ScriptedDirector();
  const turns: (number | null)[] = [];
  for (let number = 0; number < tries; number += 1) {
    const chance = new SeededChance(`${language} ${moment} ${number}`);
    turns.push(await turnsToWin(place, shuffled(sentences, chance).slice(0, patience), director));
  }
  return { language, story, moment, tries: turns, patience };
}

/** Another one of those that are left, until none is. */
function shuffled<T>(list: readonly T[], chance: SeededChance): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(chance.next() * left.length), 1));
}

export function wonIn({ tries }: Newcomers): number[] {
  return tries.filter((turns) => turns !== null);
}

/** In how many tries all of these moments are won. */
export function allWonIn(moments: readonly Newcomers[]): number {
  const [first] = moments;
  return (first?.tries ?? []).filter((_, i) => moments.every(({ tries }) => typeof tries[i] === 'number'))
    .length;
}

async function turnsToWin(
  place: Place,
  words: readonly string[],
  director: ScriptedDirector,
): Promise<number | null> {
  let here = place;
  for (const [i, each] of words.entries()) {
    const { played, next } = await say(here, each, director);
    if (played.status === 'done') return played.outcome === 'success' ? i + 1 : null;
    here = next;
  }
  return null;
}

function patienceOf({ release, state }: Place): number {
  const { moment } = sceneOf(release, state);
  return ('patience' in moment ? moment.patience : null) ?? PATIENCE;
}
