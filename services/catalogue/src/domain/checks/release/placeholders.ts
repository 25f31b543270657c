import type { Moment } from '@fabula/rules/release/moment';
import { LANGUAGES } from '@fabula/rules/release/text';
import type { FieldPath } from '../../problem.ts';
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
    for (const [field, value] of Object.entries(moment)) {
      if (!FREE_FIELDS.has(field)) visit(checked, { moment, known: known[field] ?? [] }, value, [field]);
    }
    if (moment.type === 'battle') checkManner(checked, moment);
  }
}

interface In {
  readonly moment: Moment;
  readonly known: readonly string[];
}

function visit(checked: CheckedRelease, { moment, known }: In, value: unknown, path: FieldPath): void {
  if (typeof value === 'string') {
    for (const [, name = ''] of value.matchAll(/\{(\w*)\}/g)) {
      if (known.includes(name)) continue;
      const message = `Nothing is filled in for {${name}} here.`;
      checked.inMoment('FS413', moment, path, { message });
    }
  } else if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) visit(checked, { moment, known }, each, [...path, index]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      visit(checked, { moment, known }, inner, [...path, key]);
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
