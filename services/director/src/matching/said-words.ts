import type { IntentIndex } from './intents.ts';
import type { Row } from './overlap.ts';
import { Room } from './room.ts';

/** What single words of a speech are to the words of the examples; it counts until the next speech is looked at. */
export interface SaidWords {
  /** Places of the words that were said, or something like them, and how well each was said. */
  readonly columns: readonly number[];
  readonly said: Float64Array;
  /** The intents, by their places, that have such a word; in order. */
  readonly intents: readonly number[];
  /** How well each said word is known to each of these intents, from -1 (the opposite) to 1. */
  fit(intent: number, word: number): number;
  /** Of each word: the intent that knows it best, how well, and how well the next one does. */
  readonly owners: readonly Owner[];
}

export interface Owner {
  at: number;
  first: number;
  second: number;
}

const COLUMNS = { best: new Room(), worst: new Room() };
const FITS = { best: new Room(), worst: new Room() };

export function wordsSaid(rows: readonly Row[], index: IntentIndex): SaidWords {
  const best = COLUMNS.best.empty(index.words.length);
  const worst = COLUMNS.worst.empty(index.words.length);
  const columns: number[] = [];
  for (const { places, values } of rows) {
    for (let each = 0; each < places.length; each += 1) {
      const place = places[each] ?? 0;
      const value = values[each] ?? 0;
      if (best[place] === 0 && worst[place] === 0) columns.push(place);
      keepFurthest(best, worst, place, value);
    }
  }
  for (const place of columns) best[place] = furthest(best, worst, place);
  return { columns, said: best, ...fitsIn(rows, index) };
}

function fitsIn(rows: readonly Row[], { intents, intentsWith: { starts, owners } }: IntentIndex) {
  const size = intents.length * rows.length;
  const best = FITS.best.empty(size);
  const worst = FITS.worst.empty(size);
  const isKnown = new Uint8Array(intents.length);
  for (const [word, { places, values }] of rows.entries()) {
    for (let each = 0; each < places.length; each += 1) {
      const place = places[each] ?? 0;
      const value = values[each] ?? 0;
      for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
        const intent = owners[at] ?? 0;
        isKnown[intent] = 1;
        keepFurthest(best, worst, intent * rows.length + word, value);
      }
    }
  }
  const known: number[] = [];
  for (let intent = 0; intent < intents.length; intent += 1) if (isKnown[intent] === 1) known.push(intent);
  for (const intent of known)
    for (let word = 0; word < rows.length; word += 1)
      best[intent * rows.length + word] = furthest(best, worst, intent * rows.length + word);
  const fit = (intent: number, word: number) => best[intent * rows.length + word] ?? 0;
  return { intents: known, fit, owners: rows.map((_, word) => ownerOf(word, known, fit)) };
}

function keepFurthest(best: Float64Array, worst: Float64Array, at: number, value: number): void {
  if (value > (best[at] ?? 0)) best[at] = value;
  else if (value < (worst[at] ?? 0)) worst[at] = value;
}

/** The value furthest from 0. */
function furthest(best: Float64Array, worst: Float64Array, at: number): number {
  const high = best[at] ?? 0;
  const low = worst[at] ?? 0;
  return high >= -low ? high : low;
}

function ownerOf(word: number, intents: readonly number[], fit: SaidWords['fit']): Owner {
  const owner = { at: -1, first: 0, second: 0 };
  for (const intent of intents) {
    const each = fit(intent, word);
    if (each > owner.first) {
      owner.second = owner.first;
      owner.first = each;
      owner.at = intent;
    } else if (each > owner.second) owner.second = each;
  }
  return owner;
}
