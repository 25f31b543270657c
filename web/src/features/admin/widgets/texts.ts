import { useTranslation } from 'react-i18next';
import { adminFields } from '../../../lib/i18n/en/adminFields.ts';

type Name = keyof typeof adminFields.label;
const isName = (text: string): text is Name => Object.hasOwn(adminFields.label, text);

export interface FieldTexts {
  readonly label: string;
  readonly help: string;
  /** It stands within another field: its help is shown on demand. */
  readonly isNested?: boolean;
}

/**
 * The name under which a field has its texts. A field that means something of its own within another one has texts of its
 * own, under both names (`facets_points`); the others share them.
 * @param names from the top of the file, without those that authors give
 */
export function textName(names: readonly string[]): Name | undefined {
  return names.map((_, from) => names.slice(from).join('_')).find(isName);
}

/** A file's kind, and one of its fields. */
const NESTED = 2;

/** What a field is called, and what it is for. One that has no texts yet is called as in the file. */
export function useFieldTexts(names: readonly string[]): FieldTexts {
  const { t } = useTranslation();
  const name = textName(names);
  if (name === undefined) return { label: names.at(-1) ?? '', help: '' };
  const isNested = names.length > NESTED;
  return { label: t(`adminFields.label.${name}`), help: t(`adminFields.help.${name}`), isNested };
}
