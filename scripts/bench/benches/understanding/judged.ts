import { spoken } from '@fabula/rules/lines';
import type { Label, Sentence } from './corpus.ts';
import { askedBackIn, countedIn } from './counted.ts';
import type { Turn } from './turn.ts';

/** How a sentence fared. */
export interface Fate {
  /** What counted, and what was only asked back. */
  readonly counted: readonly string[];
  readonly askedBack: readonly string[];
  /** Whether what it aims at was reached, asked back or not; null: it aims at nothing that is here. */
  readonly isReached: boolean | null;
  /** Whether what it denies counted; null: it denies nothing that is here. */
  readonly isDeniedCounted: boolean | null;
  /** In what the game went on by it, but for the turn that it cost. */
  readonly moved: readonly string[];
  readonly broughtHint: boolean;
  /** The kind of speech act that the director took it for, and the answer of the story that it gave, where it says so. */
  readonly named: string | null;
  readonly told: string | null;
  /** It cost neither an interaction nor the moment's patience. */
  readonly isFree: boolean;
}

/** A test's answer counts whatever it is; wrong is no progress. */
const NO_PROGRESS = 'wrong';

/** What a fair judge finds. */
export function fateOf({ label }: Pick<Sentence, 'label'>, turn: Turn): Fate {
  const counted = countedIn(turn);
  const askedBack = askedBackIn(turn);
  return {
    ...{
      counted,
      askedBack,
      moved: movedBy(turn, counted),
      broughtHint: hintsIn(turn).length > 0,
      isFree: isFree(turn),
    },
    ...{ named: nameIn(turn, 'act'), told: nameIn(turn, 'told') },
    isReached: label.reach.length === 0 ? null : isReached(label.reach, [...counted, ...askedBack], turn),
    isDeniedCounted: label.never.length === 0 ? null : isDenied(label.never, counted),
  };
}

export function isProgress(counted: readonly string[]): boolean {
  return counted.some((each) => each !== NO_PROGRESS);
}

/** All that it aims at, and nobody besides: who is taken along, or given a task, unasked is a fault like who is left out. */
function isReached(reach: Label['reach'], counted: readonly string[], { next }: Turn): boolean {
  const wanted = reach.flat();
  const people = next.release.characters.map(({ slug }) => slug);
  const isSomebody = (each: string) => each.includes('=') || people.includes(each);
  const isTooMuch = (each: string) => isSomebody(each) && !wanted.includes(each);
  const isMore = wanted.some(isSomebody) && counted.some(isTooMuch);
  return !isMore && reach.every((choice) => choice.some((each) => counted.includes(each)));
}

function isDenied(never: readonly string[], counted: readonly string[]): boolean {
  return never.includes('any') ? isProgress(counted) : never.some((each) => counted.includes(each));
}

function movedBy({ scene, decision, played }: Turn, counted: readonly string[]): string[] {
  const { verdict, state } = decision;
  const before = scene.state;
  const moves = {
    counts: isProgress(counted),
    ends: played.status === 'done',
    facts: state.facts.length > before.facts.length,
    gifts: state.items.length > before.items.length || state.roster.length > before.roster.length,
    question: verdict.answer !== null,
    blow: verdict.blow !== null,
    attempt: decision.output.equip !== undefined,
    taught: verdict.taught.length > 0,
  };
  return Object.entries(moves).flatMap(([name, isSo]) => (isSo ? name : []));
}

/** By its text: whoever says it, a hint is one of the moment's. */
export function hintsIn({ scene, lines }: Turn): string[] {
  const hints = spoken(scene.moment.hints, scene).map(({ text }) => text);
  return lines.filter((line) => hints.includes(line));
}

/** Not every director says so. */
function nameIn({ proposal }: Turn, key: string): string | null {
  const value: unknown = Object.entries(proposal.judgement).find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value : null;
}

function isFree({ scene, decision, played }: Turn): boolean {
  const { interactions } = scene.state;
  return decision.state.interactions.used === interactions.used && played.turns === scene.played.turns;
}
