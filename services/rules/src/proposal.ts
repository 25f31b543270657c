import { judgementOf } from './judgement.ts';
import { EMOTIONS, type Emotion } from './release/text.ts';
import type { Proposal, SpokenLine } from './types.ts';
import { cleanText, isOneOf, record } from './untrusted.ts';

export { EMPTY_JUDGEMENT } from './judgement.ts';

/** Lines of a proposal that are kept, and characters of each: more than any screen shows. */
const MAX_LINES = 16;
const MAX_TEXT = 2_000;
const MAX_NAME = 128;

const NORMAL: Emotion = { key: 'normal', strength: 3 };

/** A valid proposal out of any JSON at all: what is not understood is left out. */
export function parseProposal(value: unknown): Proposal {
  const proposal = record(value);
  const read = { judgement: judgementOf(proposal.judgement), lines: linesOf(proposal.lines) };
  return proposal.asksBack === true ? { ...read, asksBack: true } : read;
}

function linesOf(value: unknown): SpokenLine[] {
  if (!Array.isArray(value)) return [];
  return value
    .slice(0, MAX_LINES)
    .map((each: unknown) => lineOf(record(each)))
    .filter((line) => line.text !== '');
}

function lineOf(value: Readonly<Record<string, unknown>>): SpokenLine {
  const translation = cleanText(value.translation, MAX_TEXT);
  return {
    text: cleanText(value.text, MAX_TEXT),
    characterId: cleanText(value.characterId, MAX_NAME),
    emotion: emotionOf(record(value.emotion)),
    ...(translation === '' ? {} : { translation }),
  };
}

/** Anything but a known emotion of strength 1 to 5 is the normal one. */
function emotionOf({ key, strength, ...rest }: Readonly<Record<string, unknown>>): Emotion {
  const isKnown = isOneOf(EMOTIONS, key) && Object.keys(rest).length === 0;
  return isKnown && isStrength(strength) ? { key, strength } : NORMAL;
}

function isStrength(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 5;
}
