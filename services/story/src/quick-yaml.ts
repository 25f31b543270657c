import {
  CORE_SCHEMA,
  constructFromEvents,
  EVENT_ID,
  type Event,
  mapTag,
  parseEvents,
  YAMLException,
} from 'js-yaml';
import { MOST_DEPTH, TooDeep } from './yaml-document.ts';

/** Why something was not read, and where, from line and column 1. */
export interface Refusal {
  readonly refusal: string;
  readonly line: number;
  readonly column: number;
  /** Nobody else is to read it either. */
  readonly isFinal?: boolean;
}

/** What was read at once, or why it was not. */
export type QuickRead = { readonly value: unknown } | Refusal;

/** Numbers, `true` and nothing as keys are left to a reader that keeps them as they are written. */
const SCHEMA = CORE_SCHEMA.withTags({
  ...mapTag,
  addPair: (map, key, value) =>
    typeof key === 'string' ? mapTag.addPair(map, key, value) : 'not every key is a text',
});
/** As many as the `yaml` package follows. What repeats more often is a bomb. */
const MOST_ALIASES = 100;
/** Returns that end a line for some readers only, and tabs where a line begins. */
const ODD_SPACE = /\r(?!\n)|^ *\t/m;

/**
 * The content of a YAML file in an eighth of the time that the `yaml` package takes, without its places and its way to
 * say what is wrong. Refuses what is no YAML, and what the two do not surely read alike.
 */
export function quickYaml(text: string): QuickRead {
  try {
    const events = parseEvents(text, { maxDepth: MOST_DEPTH });
    if (hasOddSpace(text) || !events.every(isUsual))
      return { refusal: 'it is written in an unusual way', line: 1, column: 1 };
    const options = { source: text, schema: SCHEMA, maxAliases: MOST_ALIASES };
    const [value = null] = constructFromEvents(events, options);
    const isRepeated = events.some(({ type }) => type === EVENT_ID.ALIAS);
    const isDeep = isRepeated && heightOf(value, MOST_DEPTH, new Map()) > MOST_DEPTH;
    return isDeep ? tooDeep({ line: 1, column: 1 }) : { value };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const place = { line: (error.mark?.line ?? 0) + 1, column: (error.mark?.column ?? 0) + 1 };
    return error.reason.includes('maxDepth') ? tooDeep(place) : { refusal: error.reason, ...place };
  }
}

function tooDeep(place: Pick<Refusal, 'line' | 'column'>): Refusal {
  return { refusal: new TooDeep().message, ...place, isFinal: true };
}

/**
 * How many lists and maps lie within one another, or more than there is room for. What an alias repeats lies in what holds it,
 * and is looked at once; in itself it lies without end.
 */
function heightOf(value: unknown, room: number, known: Map<object, number>): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (room === 0) return 1;
  const before = known.get(value);
  if (before !== undefined) return before;
  known.set(value, Number.POSITIVE_INFINITY);
  let height = 1;
  for (const part of Object.values(value)) height = Math.max(height, 1 + heightOf(part, room - 1, known));
  known.set(value, height);
  return height;
}

/** Most files have neither sign, and to look for one takes no time. */
function hasOddSpace(text: string): boolean {
  return (text.includes('\r') || text.includes('\t')) && ODD_SPACE.test(text);
}

/** One document, and no tags. */
function isUsual(event: Event, index: number): boolean {
  if (event.type === EVENT_ID.POP || event.type === EVENT_ID.ALIAS) return true;
  return event.type === EVENT_ID.DOCUMENT ? index === 0 && event.directives.length === 0 : event.tagStart < 0;
}
