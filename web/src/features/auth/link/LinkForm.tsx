import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import styles from '../AuthPanel.module.css';
import { FormProblem } from '../FormProblem.tsx';
import { fieldProblem } from '../problem.ts';
import { AnswerField } from './AnswerField.tsx';
import { type Answers, type LinkField, schemaOf } from './wants.ts';

interface Props {
  /** In this order; more may come, and what was typed stays. */
  fields: readonly LinkField[];
  /** Whose password it is: for who keeps passwords. */
  email: string;
  button: string;
  problem: string | undefined;
  onSubmit: (answers: Answers) => Promise<void>;
}

/** What a mailed link wants, and the button that uses it up. */
export function LinkForm({ fields, email, button, problem, onSubmit }: Props) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState, setFocus, getValues } = useForm<Answers>({
    resolver: zodResolver(schemaOf(fields)),
    defaultValues: { number: '', password: '', newPassword: '', code: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    const empty = fields.find((field) => !getValues(field));
    if (empty) setFocus(empty);
  }, [fields, setFocus, getValues]);
  const hasPassword = fields.includes('password') || fields.includes('newPassword');
  return (
    <form className={styles.form} onSubmit={handleSubmit((answers) => onSubmit(answers))} noValidate>
      {hasPassword && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      {fields.map((field) => (
        <AnswerField
          key={field}
          field={field}
          problem={fieldProblem(t, errors[field]?.message)}
          input={register(field)}
        />
      ))}
      <FormProblem text={problem} />
      <Button kind="lamp" wide type="submit" disabled={isSubmitting}>
        {isSubmitting ? t('auth.working') : button}
      </Button>
    </form>
  );
}
