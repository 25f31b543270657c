import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import styles from '../AuthPanel.module.css';
import { FormProblem } from '../FormProblem.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { fieldProblem } from '../problem.ts';
import own from './LinkForm.module.css';
import { SCHEMAS, type Want } from './wants.ts';

interface Props {
  want: Want;
  /** Whose password it is: for who keeps passwords. */
  email: string;
  button: string;
  problem: string | undefined;
  onSubmit: (answer: string) => Promise<void>;
}

/** What a mailed link wants, and the button that uses it up. */
export function LinkForm({ want, email, button, problem, onSubmit }: Props) {
  const { t } = useTranslation();
  const schema = SCHEMAS[want];
  const { register, handleSubmit, formState, setFocus } = useForm<{ answer: string }>({
    ...(schema && { resolver: zodResolver(schema) }),
    defaultValues: { answer: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (want !== 'nothing') setFocus('answer');
  }, [want, setFocus]);
  const field = { problem: fieldProblem(t, errors.answer?.message) };
  const isPassword = want === 'password' || want === 'newPassword';
  return (
    <form className={styles.form} onSubmit={handleSubmit(({ answer }) => onSubmit(answer))} noValidate>
      {isPassword && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      {want === 'number' && (
        <div className={own.number}>
          <Field
            label={t('auth.link.number')}
            hint={t('auth.link.oneTry')}
            {...field}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            {...register('answer')}
          />
        </div>
      )}
      {isPassword && (
        <PasswordField
          mode={want === 'password' ? 'signIn' : 'signUp'}
          label={want === 'newPassword' ? t('auth.link.newPassword') : undefined}
          {...field}
          input={register('answer')}
        />
      )}
      <FormProblem text={problem} />
      <Button kind="lamp" wide type="submit" disabled={isSubmitting}>
        {isSubmitting ? t('auth.working') : button}
      </Button>
    </form>
  );
}
