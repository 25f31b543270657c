import type { Condition } from '@fabula/rules/release/condition';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import controls from '../controls.module.css';
import { useForm } from '../form.ts';
import styles from './ConditionBuilder.module.css';
import { Term } from './Term.tsx';
import { partsOf } from './text.ts';

interface Props {
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
  readonly depth?: number;
}

/** Parts that are joined by one word, each of which may be joined parts again. */
export function ConditionBuilder({ condition, onChange, depth = 0 }: Props) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  // A word can be chosen before there are two parts that it joins.
  const [word, setWord] = useState<'all' | 'any'>('any' in condition ? 'any' : 'all');
  const parts = partsOf(condition) ?? [condition];
  const joined = (next: readonly Condition[], by = word) =>
    onChange(by === 'all' ? { all: [...next] } : { any: [...next] });
  const join = (by: 'all' | 'any') => {
    setWord(by);
    if (parts.length > 1) joined(parts, by);
  };
  return (
    <div className={styles.group}>
      <select
        className={controls.input}
        aria-label={t('adminForms.condition.joined')}
        value={word}
        disabled={isReadOnly}
        onChange={({ target }) => join(target.value === 'any' ? 'any' : 'all')}
      >
        <option value="all">{t('adminForms.condition.all')}</option>
        <option value="any">{t('adminForms.condition.any')}</option>
      </select>
      <ul className={styles.parts}>
        {parts.map((part, index) => (
          // Parts have no names; what stands there is told by where it stands.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={index} className={styles.part}>
            <Part part={part} depth={depth} onChange={(next) => joined(parts.with(index, next))} />
            <button
              type="button"
              className={controls.quiet}
              aria-label={t('adminForms.condition.removePart', { number: index + 1 })}
              disabled={isReadOnly}
              onClick={() => joined(parts.toSpliced(index, 1))}
            >
              <X className="ico" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <div className={controls.chips}>
        <AddPart label={t('adminForms.condition.addPart')} onAdd={() => joined([...parts, NEW_PART])} />
        {depth < DEEPEST && (
          <AddPart
            label={t('adminForms.condition.addGroup')}
            onAdd={() =>
              joined([
                ...parts,
                word === 'all' ? { any: [NEW_PART, NEW_PART] } : { all: [NEW_PART, NEW_PART] },
              ])
            }
          />
        )}
      </div>
    </div>
  );
}

/** Something that always can be written, until its author chooses. */
const NEW_PART: Condition = { run: { from: 2 } };
/** Deeper ones are easier to read as text. */
const DEEPEST = 2;

function AddPart({ label, onAdd }: { label: string; onAdd: () => void }) {
  const { isReadOnly } = useForm();
  return (
    <button type="button" className={controls.add} disabled={isReadOnly} onClick={onAdd}>
      <Plus className="ico" aria-hidden="true" />
      {label}
    </button>
  );
}

interface PartProps {
  readonly part: Condition;
  readonly depth: number;
  readonly onChange: (part: Condition) => void;
}

function Part({ part, depth, onChange }: PartProps) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const isNot = 'not' in part;
  const inner = isNot ? part.not : part;
  const change = (next: Condition) => onChange(isNot ? { not: next } : next);
  return (
    <div className={styles.term}>
      <label className={controls.check}>
        <input
          type="checkbox"
          checked={isNot}
          disabled={isReadOnly}
          onChange={() => onChange(isNot ? inner : { not: part })}
        />
        {t('adminForms.condition.not')}
      </label>
      {partsOf(inner) === undefined ? (
        <Term condition={inner} onChange={change} />
      ) : (
        <ConditionBuilder condition={inner} depth={depth + 1} onChange={change} />
      )}
    </div>
  );
}
