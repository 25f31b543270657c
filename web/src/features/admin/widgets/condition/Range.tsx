import { useTranslation } from 'react-i18next';
import controls from '../controls.module.css';
import { useForm } from '../form.ts';
import styles from './ConditionBuilder.module.css';

export interface Bounds {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

interface Props {
  readonly range: Bounds;
  readonly onChange: (range: { from: number; to?: number }) => void;
}

/** From a number on, or up to another one; both belong to it. */
export function Range({ range: { from = 0, to }, onChange }: Props) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  return (
    <span className={styles.range}>
      <input
        type="number"
        className={controls.input}
        aria-label={t('adminForms.condition.from')}
        min={0}
        value={from}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(bounds(target.valueAsNumber, to))}
      />
      <span aria-hidden="true">–</span>
      <input
        type="number"
        className={controls.input}
        aria-label={t('adminForms.condition.to')}
        min={from}
        placeholder="∞"
        value={to ?? ''}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange(bounds(from, target.valueAsNumber))}
      />
    </span>
  );
}

/** Whole numbers, not below nothing; what is no number is left out. */
function bounds(from: number, to: number | undefined): { from: number; to?: number } {
  const least = Number.isInteger(from) && from > 0 ? from : 0;
  return to === undefined || !Number.isInteger(to)
    ? { from: least }
    : { from: least, to: Math.max(least, to) };
}
