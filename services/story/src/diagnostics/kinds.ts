import { diagnostics as assemble } from '../moments/assemble/diagnostics.ts';
import { diagnostics as battle } from '../moments/battle/diagnostics.ts';
import { diagnostics as dialogue } from '../moments/dialogue/diagnostics.ts';
import { diagnostics as equip } from '../moments/equip/diagnostics.ts';
import { diagnostics as reward } from '../moments/reward/diagnostics.ts';
import { diagnostics as upgrade } from '../moments/upgrade/diagnostics.ts';
import type { Diagnostic } from './diagnostic.ts';

/** What moments of several types need. */
const SHARED = {
  FS401: {
    severity: 'error',
    title: 'No example utterances',
    meaning: 'Nobody can say it: the director has nothing to compare words with.',
    mend: 'Write how players say it, eight ways or more in each language.',
  },
  FS402: {
    severity: 'error',
    title: 'A question without an answer',
    meaning: 'No answer would ever be right.',
    mend: 'Write right answers in both languages.',
  },
  FS404: {
    severity: 'error',
    title: 'A part that never opens',
    meaning: 'It opens only after another one that does not open before it.',
    mend: 'Let `after` name a part that can be heard first.',
  },
  FS405: {
    severity: 'error',
    title: 'A reward that nobody can get',
    meaning: "It is the player's from the start, or nothing ever offers it.",
    mend: 'Offer something the player does not have, under a condition that can hold.',
  },
  FS406: {
    severity: 'error',
    title: 'An award that is never earned',
    meaning:
      'This type of moment, as it is written, gives no award, so what is granted on it is never given.',
    mend: 'Set `scoreThresholdForAward`, or grant it `on: success` or `on: completion`.',
  },
  FS411: {
    severity: 'error',
    title: 'Nothing to work with',
    meaning: 'Nobody can own the items, or have the team, that this moment is about.',
    mend: "Give them before, or make them the player's by default.",
  },
  FS413: {
    severity: 'error',
    title: 'A placeholder that means nothing here',
    meaning: 'Players would hear its braces.',
    mend: 'Use the placeholders that stories/README.md lists for this field.',
  },
  FS417: {
    severity: 'error',
    title: 'A perfect answer that nobody can give',
    meaning: 'It asks for nothing, or for more than there is; no answer is ever perfect by it.',
    mend: 'Ask for something that one answer can hold.',
  },
  FS418: {
    severity: 'warning',
    title: 'Perfect answers where there are none',
    meaning: 'Answers are perfect in dialogue, learning, testing, crossroad, nexus and teamwork only.',
    mend: 'Take it out.',
  },
  FS420: {
    severity: 'warning',
    title: 'Somebody or something that cannot be there',
    meaning:
      'The moment says what becomes of this character or item, but nobody can have it in the team, or own it, by then.',
    mend: 'Let it be got before, or take it out here.',
  },
} as const satisfies Record<string, Diagnostic>;

const ALL = { ...SHARED, ...dialogue, ...battle, ...assemble, ...equip, ...upgrade, ...reward };

/** What each type of moment needs, by the number of the code. */
export const KINDS = sorted(ALL);

function sorted<T extends object>(codes: T): T {
  // The same entries in another order.
  return Object.fromEntries(Object.entries(codes).sort(([a], [b]) => (a < b ? -1 : 1))) as T;
}
