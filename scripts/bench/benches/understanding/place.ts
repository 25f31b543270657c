import type { HeardLine } from '@fabula/director/director';
import { decide } from '@fabula/rules/decide';
import { sha256 } from '@fabula/rules/hash';
import { SILENCE, START } from '@fabula/rules/inputs';
import type { Moment } from '@fabula/rules/release/moment';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import { createRun } from '@fabula/rules/run';
import { type Scene, sceneOf } from '@fabula/rules/scene';
import type { Judgement, RunState, SpokenLine } from '@fabula/rules/types';
import { everythingFor } from './everything.ts';

/** Where something is said: a run whose moment is open, and what was said in that so far. */
export interface Place {
  readonly release: Release;
  readonly state: RunState;
  readonly heard: readonly HeardLine[];
}

export interface Opening {
  readonly moment: string;
  readonly language: Language;
  /** The number of the run, from 1. */
  readonly run: number;
  /** Whoever plays for the first time has nothing; else all is there that opens what the moment has. */
  readonly isNewcomer: boolean;
}

/** No author writes so many questions, or manners. */
const MOST = 32;

/** A moment that has just been opened, its opening spoken. */
export function opened(release: Release, { moment: slug, language, run, isNewcomer }: Opening): Place {
  const moment = momentCalled(release, slug);
  const before = { completions: {}, bestRank: null };
  const begun = createRun({
    ...{ release, releaseVersion: 1, language, before, loopNumber: run },
    ...{ isTest: true, startMomentId: moment.id },
  });
  const state = isNewcomer ? begun : { ...begun, ...everythingFor(release, moment) };
  const decision = decide({
    ...{ release, state, input: START, proposal: null },
    ...{ seed: sha256(slug), nowMs: 0, recentSkips: [] },
  });
  return { release, state: decision.state, heard: linesHeard(decision.say) };
}

/** The same place once what leads to `at` is said: the question that is asked before, who and how much, a blow. */
export function advanced(place: Place, at: string): Place {
  let here = place;
  for (let turn = 0; turn < MOST; turn += 1) {
    const scene = sceneOf(here.release, here.state);
    if (isAt(scene, at)) return here;
    here = after(here, stepTo(scene));
  }
  throw new Error(`${at} is never asked`);
}

/** The moment in a run in which this manner is asked for; undefined where it never is. */
export function askedFor(manner: string, at: string | undefined, open: (run: number) => Place) {
  for (let run = 2; run < MOST; run += 1) {
    const place = at === undefined ? open(run) : advanced(open(run), at);
    if (sceneOf(place.release, place.state).battle?.style === manner) return place;
  }
  return undefined;
}

export function linesHeard(lines: readonly Pick<SpokenLine, 'text'>[]): HeardLine[] {
  return lines.map(({ text }) => ({ speaker: 'character', text }));
}

function momentCalled({ story, moments }: Release, slug: string): Moment {
  const moment = moments.find((each) => each.slug === slug);
  if (!moment) throw new Error(`${story.slug} has no moment ${slug}`);
  return moment;
}

function isAt({ question, battle, qualities, heard, played }: Scene, at: string): boolean {
  if (question) return question.id === at;
  if (battle) return battle.phase === 'player_defense_input' || at !== 'defence';
  return qualities.length > 0 && heard.length === 0 && played.turns > 0;
}

/** What a director would make of words that lead on, whatever is asked. */
function stepTo({ question, battle, nameable, difficulties }: Scene): Partial<Judgement> {
  if (question) return { answer: 'right' };
  if (battle) return { creativity: 0.5 };
  return { characters: nameable.slice(0, 1), bet: 1, difficulty: difficulties[0]?.id ?? null };
}

function after(place: Place, judgement: Partial<Judgement>): Place {
  const { release, state, heard } = place;
  const words = '…';
  const decision = decide({
    ...{ release, state, input: { ...SILENCE, words }, proposal: { judgement, lines: [] } },
    ...{ seed: sha256(`${heard.length}`), nowMs: 0, recentSkips: null },
  });
  const said: HeardLine = { speaker: 'player', text: words };
  return { release, state: decision.state, heard: [...heard, said, ...linesHeard(decision.say)] };
}
