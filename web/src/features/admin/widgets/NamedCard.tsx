import type { FormSchema } from '@fabula/story/form';
import type { FieldPath } from '@fabula/story/source-file';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardName } from './CardName.tsx';
import { CardSummary } from './CardSummary.tsx';
import cards from './Cards.module.css';
import styles from './controls.module.css';
import { Field } from './Field.tsx';
import { ShownContext } from './form.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { ObjectFields } from './ObjectFields.tsx';
import { isWithin, placeName } from './paths.ts';
import { OpenLink } from './ReferenceWidget.tsx';
import type { ReferenceKind } from './references.ts';
import type { Editing } from './useEdit.ts';
import { useEntryMenu } from './useEntryMenu.ts';

interface Props {
  readonly at: FieldPath;
  readonly name: string;
  readonly index: number;
  readonly schema: FormSchema;
  readonly value: unknown;
  readonly names: readonly string[];
  /** Names of all entries. */
  readonly taken: readonly string[];
  /** It stands in a plain list of names. */
  readonly isPlain: boolean;
  readonly startsOpen: boolean;
  /** What its name stands for, where that is something else. */
  readonly kind: ReferenceKind | undefined;
  readonly edit: Editing['edit'];
  readonly writeOut: () => void;
  readonly onCopy: (name: string) => void;
  readonly onRename: (name: string) => void;
}

/** One named entry: a row that opens in place. */
export function NamedCard(card: Props) {
  const { at, name, index, taken, isPlain, kind, edit } = card;
  const body = useId();
  const { t } = useTranslation();
  const menuOf = useEntryMenu();
  const [isOpen, setOpen] = useOpened(at, card.startsOpen);
  const [isRenaming, setRenaming] = useState(false);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  // What is about something else is there once for it.
  const duplicate = kind === undefined ? () => card.onCopy(freeName(name, taken)) : undefined;
  const entries = [
    { label: t('adminForms.rename'), isOff: isPlain, takesFocus: true, onSelect: () => setRenaming(true) },
    ...menuOf({ at, index, count: taken.length, edit, duplicate }),
  ];
  return (
    <div className={cards.card} data-at={placeName(at)}>
      <div className={cards.head}>
        {isRenaming ? (
          <CardName
            {...{ name, taken, kind }}
            onDone={(next) => {
              setRenaming(false);
              if (next !== undefined) card.onRename(next);
            }}
          />
        ) : (
          <button
            type="button"
            className={cards.toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? body : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Chevron className="ico" aria-hidden="true" />
            <b>{name}</b>
          </button>
        )}
        <CardSummary at={at} value={card.value} />
        {kind !== undefined && <OpenLink kind={kind} slug={name} />}
        <MoreMenu of={name} entries={entries} />
      </div>
      {isOpen && (
        <div className={cards.body} id={body}>
          <Body {...card} />
        </div>
      )}
    </div>
  );
}

/** Open where its reader opened it, and where something in it is to be shown. */
function useOpened(at: FieldPath, startsOpen: boolean) {
  const shown = useContext(ShownContext);
  const isWanted = shown !== undefined && isWithin(shown, at);
  const [isOpen, setOpen] = useState(startsOpen || isWanted);
  const [seen, setSeen] = useState(shown);
  if (seen !== shown) {
    setSeen(shown);
    if (isWanted) setOpen(true);
  }
  return [isOpen, setOpen] as const;
}

function Body({ at, name, schema, value, names, isPlain, writeOut }: Props) {
  const { t } = useTranslation();
  if (isPlain)
    return (
      <button type="button" className={styles.add} onClick={writeOut}>
        {t('adminForms.sayMore', { of: name })}
      </button>
    );
  if (schema.kind === undefined && schema.properties !== undefined)
    return <ObjectFields {...{ at, schema, value, names }} />;
  return <Field {...{ at, schema, value, names }} isRequired texts={{ label: name, help: '' }} />;
}

/** A name that is not taken yet: `name-2`, `name-3`, … */
function freeName(name: string, taken: readonly string[]): string {
  let number = 2;
  while (taken.includes(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
