import type { Condition } from '@fabula/rules/release/condition';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../controls.module.css';
import { useForm } from '../form.ts';
import { useSlugs } from '../slugs.ts';
import styles from './ConditionBuilder.module.css';
import { Of } from './Of.tsx';
import { isSingle, newTerm, type Single, TERMS, termOf } from './terms.ts';

interface Props {
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
}

/** One part of a condition: what it asks for, and of what. */
export function Term({ condition, onChange }: Props) {
  const { t } = useTranslation();
  const { draft, isReadOnly } = useForm();
  const slugs = useSlugs(draft);
  // What is not filled in yet is no condition: it stays here until it is.
  const [unfinished, setUnfinished] = useState<Single>();
  if (!isSingle(condition)) return null;
  const shown = unfinished ?? condition;
  const change = (next: Single) => {
    const isWhole = Object.values(next).every((each) => each !== '');
    setUnfinished(isWhole ? undefined : next);
    if (isWhole) onChange(next);
  };
  return (
    <div className={styles.pickers}>
      <select
        className={controls.input}
        aria-label={t('adminForms.condition.asks')}
        value={termOf(shown)}
        disabled={isReadOnly}
        onChange={({ target }) => {
          const term = TERMS.find((each) => each === target.value);
          if (term !== undefined) change(newTerm(term, slugs));
        }}
      >
        {TERMS.map((term) => (
          <option key={term} value={term}>
            {t(`adminForms.condition.terms.${term}`)}
          </option>
        ))}
      </select>
      <Of condition={shown} onChange={change} />
    </div>
  );
}
