import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { intoSight } from '../../../components/intoSight.ts';
import styles from './Combobox.module.css';
import controls from './controls.module.css';

interface Props {
  readonly id?: string | undefined;
  readonly label?: string | undefined;
  readonly value: string;
  readonly options: readonly string[];
  /** Nothing may be chosen, too. */
  readonly canBeEmpty: boolean;
  readonly isReadOnly: boolean;
  readonly described?: Readonly<Record<string, unknown>>;
  readonly onChange: (value: string) => void;
}

/** One of many names: typing narrows them, arrows walk them, Enter takes one, Escape leaves all as it was. */
export function Combobox({ id, label, value, options, canBeEmpty, isReadOnly, described, onChange }: Props) {
  const { t } = useTranslation();
  const list = useId();
  const [sought, setSought] = useState<string>();
  const [active, setActive] = useState(0);
  const isOpen = sought !== undefined;
  const needle = (sought ?? '').trim().toLowerCase();
  const found = [...(canBeEmpty ? [''] : []), ...options].filter((option) => option.includes(needle));
  const open = (text: string) => {
    setSought(text);
    setActive(Math.max(0, text === '' ? [...(canBeEmpty ? [''] : []), ...options].indexOf(value) : 0));
  };
  const take = (option: string | undefined) => {
    setSought(undefined);
    if (option !== undefined && option !== value) onChange(option);
  };
  const walk = (by: number) => {
    if (!isOpen) open('');
    else setActive((active + by + found.length) % Math.max(1, found.length));
  };
  const act = (key: string): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') walk(key === 'ArrowDown' ? 1 : -1);
    else if (isOpen && key === 'Enter') take(found[active]);
    else if (isOpen && key === 'Escape') setSought(undefined);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isReadOnly && act(event.key)) event.preventDefault();
  };
  return (
    <div className={styles.combobox}>
      <input
        {...described}
        id={id}
        className={classes(controls.input, styles.input)}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? list : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${list}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={sought ?? value}
        placeholder={(isOpen && value) || t('adminForms.none')}
        readOnly={isReadOnly}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => open(target.value)}
        onClick={() => !isReadOnly && !isOpen && open('')}
        onBlur={() => setSought(undefined)}
        onKeyDown={onKeyDown}
      />
      <ChevronDown className="ico" aria-hidden="true" />
      {isOpen && (
        <div className={styles.list} role="listbox" id={list} aria-label={label ?? t('adminForms.choices')}>
          {found.map((option, index) => (
            // The input keeps the focus and has the keys; a pointer presses before the input would lose it.
            <div
              key={option}
              id={`${list}-${index}`}
              ref={index === active ? intoSight : undefined}
              role="option"
              tabIndex={-1}
              aria-selected={option === value}
              className={classes(styles.option, index === active && styles.active)}
              onPointerDown={(event) => {
                event.preventDefault();
                take(option);
              }}
            >
              {option || t('adminForms.none')}
            </div>
          ))}
          {found.length === 0 && <p className={styles.option}>{t('adminForms.noneFound')}</p>}
        </div>
      )}
    </div>
  );
}
