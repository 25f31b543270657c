import { ScriptedDirector } from '@fabula/director/scripted-director';
import type { Release } from '@fabula/rules/release/release';
import { sceneOf } from '@fabula/rules/scene';
import { grouped } from '../../stats/grouped.ts';
import type { Sentence } from './corpus.ts';
import { type Fate, fateOf } from './judged.ts';
import { advanced, askedFor, opened, type Place } from './place.ts';
import { say, type Turn } from './turn.ts';

/** Where a sentence is said, each time anew. */
export interface Placed {
  readonly sentence: Sentence;
  readonly place: Place;
}

/** A sentence, what came of it, and the least that it took. */
export interface Said extends Placed {
  readonly turn: Turn;
  readonly fate: Fate;
  readonly ms: number;
}

/** Paths and facets that only somebody hears who plays again are there from the second run on. */
const RUN = 2;
/** Means nothing anywhere; whoever says it first lets the director read the moment. */
const FIRST_WORDS = 'hm';

/** Each sentence in its moment, just opened; a manner that the moment never asks for is nothing that it has. */
export function placed(sentence: Sentence, releases: ReadonlyMap<string, Release>): Placed {
  const { story, moment, language, at, manner } = sentence;
  const release = releases.get(story);
  if (!release) throw new Error(`there is no story ${story}`);
  const open = (run: number) => opened(release, { moment, language, run, isNewcomer: false });
  if (manner !== undefined) {
    const place = askedFor(manner, at, open);
    if (place) return { sentence, place };
    return { sentence: { ...sentence, label: { reach: [], never: [] } }, place: open(RUN) };
  }
  return { sentence, place: at === undefined ? open(RUN) : advanced(open(RUN), at) };
}

/**
 * All of them, so many times by directors that know the moments but not the sentences; the first round warms up. Of the
 * rounds the quickest counts, for they differ only by what else the machine does.
 */
export async function saidInRounds(all: readonly Placed[], rounds: number) {
  const times = new Quickest();
  const firsts = new Quickest();
  const steps = new Quickest();
  let turns: Turn[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const director = new ScriptedDirector();
    const isWarm = round > 0;
    await readMoments(
      all,
      director,
      isWarm ? { firsts, steps } : { firsts: new Quickest(), steps: new Quickest() },
    );
    turns = [];
    for (const { sentence, place } of all) {
      const turn = await say(place, sentence.text, director);
      turns.push(turn);
      if (isWarm) times.add(sentence.id, turn.ms);
    }
  }
  const said = all.flatMap((each, i): Said[] => {
    const turn = turns[i];
    if (!turn) return [];
    return [{ ...each, turn, fate: fateOf(each.sentence, turn), ms: times.of(each.sentence.id) }];
  });
  return { said, firsts: firsts.all(), steps: steps.all() };
}

/**
 * What an author wrote for each moment and language is read in steps, as the engine has it read while a turn is spoken: of
 * each the longest, since others wait for it. Then the first words.
 */
async function readMoments(
  all: readonly Placed[],
  director: ScriptedDirector,
  { firsts, steps }: { firsts: Quickest; steps: Quickest },
): Promise<void> {
  const moments = grouped(all, ({ sentence: { language, moment } }) => `${language}/${moment}`);
  for (const [name, [first]] of moments) {
    if (!first) continue;
    steps.add(name, longestStep(first, director));
    firsts.add(name, (await say(first.place, FIRST_WORDS, director)).ms);
  }
}

/** Milliseconds of the longest step of reading the moment. */
function longestStep({ place: { release, state } }: Placed, director: ScriptedDirector): number {
  let longest = 0;
  let begun = performance.now();
  for (const _step of director.prepare(sceneOf(release, state), { release, releaseVersion: 1 })) {
    longest = Math.max(longest, performance.now() - begun);
    begun = performance.now();
  }
  return Math.max(longest, performance.now() - begun);
}

/** By name, in milliseconds. */
class Quickest {
  private readonly times = new Map<string, number>();

  add(name: string, ms: number): void {
    this.times.set(name, Math.min(ms, this.of(name)));
  }

  of(name: string): number {
    return this.times.get(name) ?? Number.POSITIVE_INFINITY;
  }

  all(): number[] {
    return [...this.times.values()];
  }
}

export function typeOf({ place: { release, state } }: Placed): string {
  return sceneOf(release, state).moment.type;
}
