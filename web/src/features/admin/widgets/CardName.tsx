import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import cards from './Cards.module.css';
import { Combobox } from './Combobox.tsx';
import styles from './controls.module.css';
import { canBeCalled } from './NewEntry.tsx';
import { type ReferenceKind, useReferable } from './references.ts';

interface Props {
  readonly name: string;
  readonly taken: readonly string[];
  readonly kind: ReferenceKind | undefined;
  /** Gets the new name; undefined where it stays. */
  readonly onDone: (name: string | undefined) => void;
}

/** Asks how an entry is called from now on. Enter takes it, Escape leaves it. */
export function CardName({ kind, ...props }: Props) {
  return kind === undefined ? <OwnName {...props} /> : <OtherName kind={kind} {...props} />;
}

type Given = Omit<Props, 'kind'>;

function OtherName({ kind, name, taken, onDone }: Given & { kind: ReferenceKind }) {
  const { t } = useTranslation();
  const free = useReferable(kind, '').filter((each) => !taken.includes(each));
  return (
    <span className={cards.rename}>
      <Combobox
        label={t('adminForms.nameOf', { of: name })}
        value={name}
        options={free}
        canBeEmpty={false}
        isReadOnly={false}
        onChange={onDone}
      />
      <button type="button" className={styles.quiet} onClick={() => onDone(undefined)}>
        {t('common.cancel')}
      </button>
    </span>
  );
}

function OwnName({ name, taken, onDone }: Given) {
  const { t } = useTranslation();
  const [next, setNext] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const isGood = next === name || canBeCalled(next, taken);
  const finish = () => isGood && onDone(next === name ? undefined : next);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') finish();
    if (key === 'Escape') onDone(undefined);
  };
  return (
    <span className={cards.rename}>
      <input
        ref={input}
        className={classes(styles.input, styles.mono)}
        aria-label={t('adminForms.nameOf', { of: name })}
        aria-invalid={isGood ? undefined : true}
        spellCheck={false}
        value={next}
        onChange={({ target }) => setNext(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => onDone(isGood && next !== name ? next : undefined)}
      />
      {!isGood && <span className={styles.few}>{t('adminForms.badName')}</span>}
    </span>
  );
}
