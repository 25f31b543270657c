import type { FormSchema } from '@fabula/story/form';
import { isReserved } from '@fabula/story/reserved-names';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Combobox } from './Combobox.tsx';
import styles from './controls.module.css';
import { useForm } from './form.ts';
import { type ReferenceKind, referenceKind, useReferable } from './references.ts';

interface Props {
  readonly schema: FormSchema;
  /** Names that there are. */
  readonly taken: readonly string[];
  readonly of: string;
  readonly onNew: (name: string) => void;
}

/** Asks for the name of a new entry: one that is known, or one of the author's own. */
export function NewEntry({ schema, taken, of, onNew }: Props) {
  const kind = referenceKind(schema.kind);
  const known = schema.propertyNames?.enum;
  if (known !== undefined) return <Known {...{ taken, of, onNew }} names={known} />;
  return kind === undefined ? <Own {...{ taken, of, onNew }} /> : <About {...{ kind, taken, of, onNew }} />;
}

type Given = Omit<Props, 'schema'>;

function About({ kind, ...props }: Given & { kind: ReferenceKind }) {
  return <Known {...props} names={useReferable(kind, '')} />;
}

function Known({ names, taken, of, onNew }: Given & { names: readonly string[] }) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const free = names.filter((name) => !taken.includes(name));
  if (free.length === 0) return null;
  return (
    <Combobox
      label={t('adminForms.addTo', { to: of })}
      value=""
      options={free}
      canBeEmpty={false}
      isReadOnly={isReadOnly}
      onChange={onNew}
    />
  );
}

/** Names of entries are slugs, as those of files. */
const SLUG = /^[a-z0-9-]+$/;

export function canBeCalled(name: string, taken: readonly string[]): boolean {
  return SLUG.test(name) && !isReserved(name) && !taken.includes(name);
}

function Own({ taken, of, onNew }: Given) {
  const id = useId();
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const [name, setName] = useState('');
  const isBad = name !== '' && !canBeCalled(name, taken);
  const add = () => {
    if (!canBeCalled(name, taken)) return;
    onNew(name);
    setName('');
  };
  return (
    <div className={styles.row}>
      <input
        className={`${styles.input} ${styles.mono}`}
        aria-label={t('adminForms.nameOfNew', { of })}
        aria-invalid={isBad ? true : undefined}
        aria-describedby={isBad ? id : undefined}
        placeholder={t('adminForms.newName')}
        spellCheck={false}
        value={name}
        readOnly={isReadOnly}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && add()}
      />
      <button type="button" className={styles.add} disabled={isReadOnly} onClick={add}>
        <Plus className="ico" aria-hidden="true" />
        {t('adminForms.addTo', { to: of })}
      </button>
      {isBad && (
        <span id={id} className={styles.few}>
          {t('adminForms.badName')}
        </span>
      )}
    </div>
  );
}
