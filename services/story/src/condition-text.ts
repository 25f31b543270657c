import type { Condition } from '@fabula/rules/release/condition';
import type { Names } from './names.ts';
import { NUMBER_LIMITS } from './number-limits.ts';

/** A condition that cannot be read; the message is for the author. */
export class ConditionError extends Error {}

/** So many brackets and nots within one another are read; no story has five. */
export const MOST_DEPTH = 50;

/** Whoever follows it does so by recursion. */
export class ConditionTooDeep extends ConditionError {
  /** @param word from 1, the one that leads too deep */
  constructor(word: number) {
    super(`Word ${word} of this condition leads more than ${MOST_DEPTH} brackets and nots deep.`);
  }
}

/** From the best on. */
export const RANKS = ['S', 'A', 'B', 'C', 'D', 'E', 'F'];

/**
 * Reads a condition as authors write it, e.g. `fact comb-walked or item corrected-chart`, `not success of the-keeper`,
 * `run 2+ and (path red of what-kind-of-light)`. `and` binds stronger than `or`.
 * @throws ConditionError
 */
export function parseCondition(text: string, names: Names): Condition {
  const reader = new Reader(text, names);
  return reader.whole();
}

class Reader {
  readonly #words: readonly string[];
  readonly #names: Names;
  /** How many words were taken. */
  #taken = 0;
  #depth = 0;

  constructor(text: string, names: Names) {
    this.#words = text.match(/[()]|[^\s()]+/g) ?? [];
    this.#names = names;
  }

  whole(): Condition {
    const condition = this.#or();
    const rest = this.#next;
    if (rest !== undefined)
      throw new ConditionError(`"${rest}" cannot follow here; join conditions by and, or.`);
    return condition;
  }

  get #next(): string | undefined {
    return this.#words[this.#taken];
  }

  /** What lies within a bracket or a `not`. */
  #inside(read: () => Condition): Condition {
    if (this.#depth === MOST_DEPTH) throw new ConditionTooDeep(this.#taken);
    this.#depth += 1;
    const condition = read();
    this.#depth -= 1;
    return condition;
  }

  #or(): Condition {
    const parts = this.#joined('or', () => this.#and());
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { any: parts };
  }

  #and(): Condition {
    const parts = this.#joined('and', () => this.#term());
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { all: parts };
  }

  #joined(word: string, part: () => Condition): Condition[] {
    const parts = [part()];
    while (this.#next === word) {
      this.#taken += 1;
      parts.push(part());
    }
    return parts;
  }

  #term(): Condition {
    const word = this.#take('a condition');
    const read = Object.hasOwn(this.#terms, word) ? this.#terms[word] : undefined;
    if (read === undefined) throw new ConditionError(`"${word}" begins no condition. ${KNOWN}`);
    return read();
  }

  readonly #terms: Readonly<Record<string, () => Condition>> = {
    not: () => ({ not: this.#inside(() => this.#term()) }),
    '(': () => {
      const inner = this.#inside(() => this.#or());
      if (this.#take(')') !== ')') throw new ConditionError('A bracket is not closed.');
      return inner;
    },
    success: () => ({ outcome: 'success', ...this.#of() }),
    failure: () => ({ outcome: 'failure', ...this.#of() }),
    path: () => this.#path(),
    fact: () => {
      const fact = this.#take('a fact');
      if (!this.#names.facts.has(fact)) throw unknown('fact', fact, this.#names.facts);
      return { fact };
    },
    item: () => ({ itemId: this.#id('item', this.#allItems()) }),
    character: () => ({ characterId: this.#id('character', this.#names.characters) }),
    rank: () => ({ bestRankAtLeast: rank(this.#take('a rank')) }),
    run: () => ({ run: range(this.#take('a run number')) }),
    completions: () => ({ completions: range(this.#take('a number')), ...this.#of() }),
  };

  #allItems(): ReadonlyMap<string, string> {
    return new Map([...this.#names.items, ...this.#names.dynamicItems]);
  }

  #path(): Condition {
    const path = this.#take('a path');
    const moment = this.#ofSlug();
    if (moment === undefined) return { path };
    const known = this.#names.paths.get(moment.slug) ?? new Set();
    if (!known.has(path)) throw unknown(`path of ${moment.slug}`, path, known);
    return { path, momentId: moment.id };
  }

  #of(): { momentId?: string } {
    const moment = this.#ofSlug();
    return moment === undefined ? {} : { momentId: moment.id };
  }

  #ofSlug(): { slug: string; id: string } | undefined {
    if (this.#next !== 'of') return undefined;
    this.#taken += 1;
    const slug = this.#next ?? '';
    return { slug, id: this.#id('moment', this.#names.moments) };
  }

  #id(kind: string, ids: ReadonlyMap<string, string>): string {
    const slug = this.#take(`the ${kind}`);
    const id = ids.get(slug);
    if (id === undefined) throw unknown(kind, slug, new Set(ids.keys()));
    return id;
  }

  #take(expected: string): string {
    const word = this.#next;
    this.#taken += 1;
    if (word === undefined) throw new ConditionError(`The condition ends where ${expected} should stand.`);
    return word;
  }
}

const KNOWN =
  'Known: success, failure, path, fact, item, character, rank, run, completions, not, brackets; joined by and, or.';

function unknown(kind: string, slug: string, known: ReadonlySet<string>): ConditionError {
  return new ConditionError(`There is no ${kind} "${slug}". Known: ${[...known].join(', ') || 'none'}.`);
}

/** `2`: just that; `2+`: from there on; `2-4`: both ends belong to it. */
function range(word: string): { from?: number; to?: number } {
  const match = /^(\d+)(?:(\+)|-(\d+))?$/.exec(word);
  if (match === null) throw new ConditionError(`"${word}" is no number. Write 2, 2+ or 2-4.`);
  const from = runNumber(match[1]);
  if (match[2] === '+') return { from };
  return { from, to: match[3] === undefined ? from : runNumber(match[3]) };
}

function runNumber(digits = ''): number {
  const { most } = NUMBER_LIMITS.run;
  if (Number(digits) > most)
    throw new ConditionError(`${digits} is too much here; it may be ${most} at most.`);
  return Number(digits);
}

function rank(word: string): number {
  const index = RANKS.indexOf(word.replace(/\+$/, ''));
  if (index < 0) throw new ConditionError(`"${word}" is no rank. Write one of S, A, B, C, D, E, F.`);
  return index + 1;
}
