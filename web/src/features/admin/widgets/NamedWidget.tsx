import { SourceFile } from '@fabula/story/source-file';
import { useContext, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import cards from './Cards.module.css';
import { Group } from './Frame.tsx';
import { useForm } from './form.ts';
import { NamedCard } from './NamedCard.tsx';
import { NewEntry } from './NewEntry.tsx';
import { useNotes } from './Notes.tsx';
import { partUses, SchemaContext } from './partUses.ts';
import { referenceKind } from './references.ts';
import { bare, entrySchema, leastOf } from './schema.ts';
import { useEdit } from './useEdit.ts';
import { asValue } from './useEntryMenu.ts';
import { fieldsOf, listOf } from './values.ts';
import type { WidgetProps } from './widget.ts';

/**
 * Entries under names: of an author's own, or of what they are about. Where all of them say nothing more, a plain list of
 * the names does as well (`items: [lamp]`); it is written out as soon as one says more.
 */
export function NamedWidget({ at, schema, value, texts, names }: WidgetProps) {
  const { draft, file } = useForm();
  const { edit, refusal } = useEdit();
  const entry = entrySchema(bare(schema)) ?? {};
  const isPlain = Array.isArray(value);
  const entries: [string, unknown][] = isPlain
    ? listOf(value).map((slug) => [String(slug), {}])
    : Object.entries(fieldsOf(value));
  const taken = entries.map(([name]) => name);
  const isDeeper = (step: string | number) =>
    typeof step === 'number' ? step < entries.length : taken.includes(step);
  const notes = useNotes({ at, refusal, isDeeper });
  const added = useRef<string>(undefined);
  const put = (name: string, fresh: unknown) => {
    added.current = name;
    if (isPlain) edit({ kind: 'append', path: at, value: name });
    else edit({ kind: 'set', path: [...at, name], value: asValue(fresh) });
  };
  const schemaOfAll = useContext(SchemaContext);
  /** Under its new name in the same place, and wherever this moment names it. */
  const rename = (name: string, next: string) => {
    const root = new SourceFile(file, draft.textOf(file) ?? '').value;
    const uses = at.length === 1 ? partUses(schemaOfAll, root, { list: String(at[0]), name }) : [];
    edit(...uses.map((path) => ({ kind: 'set' as const, path, value: next })), {
      kind: 'renameKey',
      path: [...at, name],
      key: next,
    });
  };
  const writeOut = () => edit({ kind: 'set', path: at, value: asValue(Object.fromEntries(entries)) });
  return (
    <Group texts={texts} notes={notes} aside={entries.length > 0 ? <InAll entries={entries} /> : undefined}>
      {entries.length > 0 && (
        <div className={cards.list}>
          {entries.map(([name, said], index) => (
            <NamedCard
              key={name}
              {...{ name, index, names, taken, isPlain, edit, writeOut }}
              at={[...at, isPlain ? index : name]}
              schema={entry}
              value={said}
              startsOpen={name === added.current}
              kind={referenceKind(bare(schema).kind)}
              onCopy={(copy) => put(copy, said)}
              onRename={(next) => rename(name, next)}
            />
          ))}
        </div>
      )}
      <NewEntry
        schema={bare(schema)}
        taken={taken}
        of={texts.label}
        onNew={(name) => put(name, leastOf(entry))}
      />
    </Group>
  );
}

/** How many there are, and what all of them count together: more than is asked for can be reached, less cannot. */
function InAll({ entries }: { entries: readonly (readonly [string, unknown])[] }) {
  const { t } = useTranslation();
  const count = entries.length;
  const counted = entries.map(([, said]) => pointsOf(said) + Math.max(0, pointsOf(fieldsOf(said).bonus)));
  const points = counted.reduce((sum, each) => sum + each, 0);
  return points === 0 ? count : t('adminForms.pointsInAll', { count, points });
}

function pointsOf(value: unknown): number {
  const { points } = fieldsOf(value);
  return typeof points === 'number' ? points : 0;
}
