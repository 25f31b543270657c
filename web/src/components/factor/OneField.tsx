import { type InputHTMLAttributes, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/api/errorText.ts';
import { Button } from '../Button.tsx';
import { Field } from '../Field.tsx';
import { focusOnMount } from '../focusOnMount.ts';
import styles from './factor.module.css';

interface Props {
  label: string;
  button: string;
  input: InputHTMLAttributes<HTMLInputElement>;
  /** What it throws is told at the field. */
  onSubmit: (value: string) => Promise<void>;
}

/** How a code of six digits is asked for. */
export const OTP = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 9 } as const;

/** A form of one field, which has the focus as it appears. */
export function OneField({ label, button, input, onSubmit }: Props) {
  const { t } = useTranslation();
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    setProblem(undefined);
    setBusy(true);
    try {
      await onSubmit(value.trim());
    } catch (error) {
      setProblem(errorText(t, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field
        {...input}
        ref={focusOnMount}
        label={label}
        required
        value={value}
        problem={problem}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button kind="lamp" wide type="submit" disabled={isBusy}>
        {isBusy ? t('factor.working') : button}
      </Button>
    </form>
  );
}
