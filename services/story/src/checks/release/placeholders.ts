import type { Moment } from '@fabula/rules/release/moment';
import { definitionOf } from '../../moments/registry.ts';
import type { FieldPath } from '../../source-file.ts';
import { walkParts } from '../../walk-parts.ts';
import type { CheckedRelease } from './checked-release.ts';

/** Of prose for a director. */
const FREE_FIELDS: ReadonlySet<string> = new Set(['speechPatterns']);

/** No player hears a brace. */
export function checkPlaceholders(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    const known = definitionOf(moment).placeholders ?? {};
    walkParts(moment, (value, path) => {
      const field = String(path[0]);
      if (FREE_FIELDS.has(field)) return false;
      if (typeof value === 'string' && value.includes('{'))
        checkText(checked, { moment, path: [...path], known: known[field] ?? [] }, value);
      return true;
    });
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
    checked.inMoment('FS413', moment, path, message);
  }
}
