import type { Value } from '@fabula/story/edit/edit';
import type { FieldPath } from '@fabula/story/source-file';
import { useTranslation } from 'react-i18next';
import type { MenuEntry } from './MoreMenu.tsx';
import type { Editing } from './useEdit.ts';

interface Entry {
  readonly at: FieldPath;
  readonly index: number;
  /** Of how many. */
  readonly count: number;
  readonly edit: Editing['edit'];
  /** Makes a copy; absent where there can be no second one. */
  readonly duplicate?: (() => void) | undefined;
}

/** What can be done with each entry of a list or of named entries. */
export function useEntryMenu(): (entry: Entry) => MenuEntry[] {
  const { t } = useTranslation();
  return ({ at, index, count, edit, duplicate }) => [
    {
      label: t('adminForms.moveUp'),
      isOff: index === 0,
      onSelect: () => edit({ kind: 'move', path: at, to: index - 1 }),
    },
    {
      label: t('adminForms.moveDown'),
      isOff: index === count - 1,
      onSelect: () => edit({ kind: 'move', path: at, to: index + 1 }),
    },
    ...(duplicate === undefined ? [] : [{ label: t('adminForms.duplicate'), onSelect: duplicate }]),
    { label: t('adminForms.remove'), onSelect: () => edit({ kind: 'remove', path: at }) },
  ];
}

/** What was read from a file is what can be written into one. */
export function asValue(value: unknown): Value {
  return JSON.parse(JSON.stringify(value ?? null)) as Value;
}
