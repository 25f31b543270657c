import { PROPERTIES, type Property } from './release/cards.ts';
import { type Assignment, type Judgement, SPEECH_ACTS, VERDICTS } from './types.ts';
import { cleanText, isOneOf, record } from './untrusted.ts';

/** Names in a judgement: more than any moment has facets, characters or tasks. */
const MAX_NAMES = 64;
const MAX_NAME = 128;
/** More than any story has interactions. */
const MAX_BET = 10_000;

export const EMPTY_JUDGEMENT: Judgement = {
  facets: [],
  perfects: [],
  answer: null,
  path: null,
  reason: false,
  deflection: null,
  option: null,
  laterPath: null,
  characters: [],
  items: [],
  assignments: [],
  creativity: null,
  thematic: false,
  target: null,
  quality: null,
  property: null,
  difficulty: null,
  bet: null,
  sacrificed: [],
  declined: false,
};

/** A valid judgement out of any JSON at all: what is not understood is left out. */
export function judgementOf(json: unknown): Judgement {
  if (json === undefined) return EMPTY_JUDGEMENT;
  const value = record(json);
  return {
    facets: names(value.facets),
    perfects: names(value.perfects),
    answer: isOneOf(VERDICTS, value.answer) ? value.answer : null,
    path: name(value.path),
    reason: value.reason === true,
    deflection: name(value.deflection),
    option: name(value.option),
    laterPath: name(value.laterPath),
    characters: names(value.characters),
    items: names(value.items),
    assignments: assignments(value.assignments),
    creativity: number(value.creativity, 1),
    thematic: value.thematic === true,
    target: name(value.target),
    quality: number(value.quality, 100),
    property: property(value.property),
    difficulty: name(value.difficulty),
    bet: whole(number(value.bet, MAX_BET)),
    sacrificed: list(value.sacrificed, property),
    declined: value.declined === true,
    ...conversationIn(value),
  };
}

/** Absent where it says nothing, so that what was proposed before there was such a thing stays as it is. */
function conversationIn(value: Readonly<Record<string, unknown>>): Pick<Judgement, 'act' | 'told'> {
  const told = name(value.told);
  return {
    ...(isOneOf(SPEECH_ACTS, value.act) && { act: value.act }),
    ...(told !== null && { told }),
  };
}

/** What a judgement says at all: all fields that are not empty. */
export function meaningOf(judgement: Judgement): Partial<Judgement> {
  const isSaid = ([, value]: [string, unknown]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== false;
  return Object.fromEntries(Object.entries(judgement).filter(isSaid));
}

/** What names words without moving anything. */
const UNMOVING: ReadonlySet<string> = new Set([
  'act',
  'told',
  'deflection',
  'thematic',
] satisfies (keyof Judgement)[]);

/** Whether the words do nothing beside what they are called: nothing was heard, named, chosen or done well. */
export function isBareAct(judgement: Judgement): boolean {
  return Object.entries(meaningOf(judgement)).every(([key, value]) => value === 0 || UNMOVING.has(key));
}

/** Each task once: the first that it was given to. */
function assignments(value: unknown): Assignment[] {
  const all = list(value, assignment);
  return all.filter((each, index) => all.findIndex((other) => other.task === each.task) === index);
}

function assignment(json: unknown): Assignment | null {
  const value = record(json);
  const [task, character] = [name(value.task), name(value.character)];
  return task && character ? { task, character, reason: value.reason === true } : null;
}

function names(value: unknown): string[] {
  return list(value, name);
}

/** What is understood of a list, each value once. */
function list<T>(value: unknown, read: (each: unknown) => T | null): T[] {
  if (!Array.isArray(value) || value.length === 0) return [];
  const found = value.slice(0, MAX_NAMES).map(read);
  return [...new Set(found.filter((each) => each !== null))];
}

function name(value: unknown): string | null {
  return cleanText(value, MAX_NAME) || null;
}

function property(value: unknown): Property | null {
  return isOneOf(PROPERTIES, value) ? value : null;
}

/** From 0 to the limit; null for what is no number. */
function number(value: unknown, limit: number): number | null {
  return typeof value === 'number' && !Number.isNaN(value) ? Math.min(limit, Math.max(0, value)) : null;
}

function whole(value: number | null): number | null {
  return value === null ? null : Math.floor(value);
}
