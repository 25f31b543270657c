import { z } from 'zod';
import { type Emotion, emotion } from './release/text.ts';
import { type Judgement, type Proposal, type SpokenLine, VERDICTS } from './types.ts';

/** Lines of a proposal that are kept, and characters of each: more than any screen shows. */
const MAX_LINES = 16;
const MAX_TEXT = 2_000;
/** Names in a judgement: more than any moment has facets. */
const MAX_NAMES = 64;
const MAX_NAME = 128;

const NORMAL: Emotion = { key: 'normal', strength: 3 };

export const EMPTY_JUDGEMENT: Judgement = {
  facets: [],
  perfects: [],
  answer: null,
  path: null,
  reason: false,
  deflection: null,
  option: null,
};

const verdict = z.enum(VERDICTS);

/** A valid proposal out of any JSON at all: what is not understood is left out. */
export function parseProposal(value: unknown): Proposal {
  const proposal = record(value);
  return { judgement: judgementOf(record(proposal.judgement)), lines: linesOf(proposal.lines) };
}

function judgementOf(value: Record<string, unknown>): Judgement {
  return {
    facets: names(value.facets),
    perfects: names(value.perfects),
    answer: verdict.safeParse(value.answer).data ?? null,
    path: name(value.path),
    reason: value.reason === true,
    deflection: name(value.deflection),
    option: name(value.option),
  };
}

function linesOf(value: unknown): SpokenLine[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, MAX_LINES)
    .map((each: unknown) => lineOf(record(each)))
    .filter((line) => line.text !== '');
}

function lineOf(value: Record<string, unknown>): SpokenLine {
  return {
    text: text(value.text, MAX_TEXT),
    characterId: text(value.characterId, MAX_NAME),
    emotion: emotion.safeParse(value.emotion).data ?? NORMAL,
  };
}

function names(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const found = value.slice(0, MAX_NAMES).map(name);
  return [...new Set(found.filter((each) => each !== null))];
}

function name(value: unknown): string | null {
  return text(value, MAX_NAME) || null;
}

/** Without control characters and halves of surrogate pairs, which a database's JSON refuses. */
function text(value: unknown, limit: number): string {
  if (typeof value !== 'string') return '';
  return value
    .slice(0, limit)
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
