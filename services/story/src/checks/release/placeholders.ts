import type { Moment } from '@fabula/rules/release/moment';
import { LANGUAGES } from '@fabula/rules/release/text';
import type { FieldPath } from '../../source-file.ts';
import { walkParts } from '../../walk-parts.ts';
import type { CheckedRelease } from './checked-release.ts';

type Known = Readonly<Record<string, readonly string[]>>;

/** Which field of which type fills in what. */
const PLACEHOLDERS: Readonly<Record<string, Known>> = {
  battle: { asksAttack: ['style'], asksDefense: ['style'] },
  equip: {
    awarded: ['character', 'item', 'property'],
    again: ['character', 'item'],
    failure: ['character', 'item'],
    suits: ['character', 'item', 'property'],
  },
  upgrade: { success: ['character', 'finish'], failure: ['character', 'finish'] },
};
/** Of prose for a director. */
const FREE_FIELDS: ReadonlySet<string> = new Set(['speechPatterns']);

/** No player hears a brace. */
export function checkPlaceholders(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    const known = PLACEHOLDERS[moment.type] ?? {};
    walkParts(moment, (value, path) => {
      const field = String(path[0]);
      if (FREE_FIELDS.has(field)) return false;
      if (typeof value === 'string' && value.includes('{'))
        checkText(checked, { moment, path: [...path], known: known[field] ?? [] }, value);
      return true;
    });
    if (moment.type === 'battle') checkManner(checked, moment);
  }
}

interface Place {
  readonly moment: Moment;
  readonly path: FieldPath;
  readonly known: readonly string[];
}

function checkText(checked: CheckedRelease, { moment, path, known }: Place, text: string): void {
  for (const [, name = ''] of text.matchAll(/\{(\w*)\}/g)) {
    if (known.includes(name)) continue;
    const message = `Nothing is filled in for {${name}} here.`;
    checked.inMoment('FS413', moment, path, { message });
  }
}

function checkManner(checked: CheckedRelease, moment: Extract<Moment, { type: 'battle' }>): void {
  for (const field of ['asksAttack', 'asksDefense'] as const) {
    moment[field].forEach(({ text }, index) => {
      for (const language of LANGUAGES.filter((each) => !text[each].includes('{style}'))) {
        const message = 'This line does not say in which manner.';
        checked.inMoment('FS416', moment, [field, index, language], { message });
      }
    });
  }
}
