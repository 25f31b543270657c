import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import styles from './AuthPanel.module.css';
import { EmailField } from './EmailField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { PasswordField } from './PasswordField.tsx';
import { fieldProblem } from './problem.ts';
import { type Credentials, signInSchema, signUpSchema } from './schema.ts';
import type { Mode } from './useSubmit.ts';

interface Props {
  mode: Mode;
  /** What was typed so far as the address, whichever form it was typed into. */
  typed: RefObject<string>;
  /** It has taken another form's place. */
  hasFocus: boolean;
  problem: string | undefined;
  onSubmit: (credentials: Credentials) => Promise<void>;
  /** Without it there is no way to replace a password. */
  onForgot: (() => void) | undefined;
}

export function PasswordForm({ mode, typed, hasFocus, problem, onSubmit, onForgot }: Props) {
  const { t } = useTranslation();
  const resolver = zodResolver(mode === 'signIn' ? signInSchema : signUpSchema);
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    resolver,
    defaultValues: { email: typed.current, password: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (hasFocus) setFocus(typed.current ? 'password' : 'email');
  }, [hasFocus, setFocus, typed]);
  return (
    <form className={styles.form} onSubmit={handleSubmit(onSubmit)} noValidate>
      <EmailField
        typed={typed}
        problem={fieldProblem(t, errors.email?.message)}
        register={(options) => register('email', options)}
      />
      <PasswordField
        mode={mode}
        problem={fieldProblem(t, errors.password?.message)}
        input={register('password')}
      />
      {mode === 'signIn' && onForgot && (
        <Button kind="link" className={styles.forgot ?? ''} onClick={onForgot}>
          {t('auth.forgot')}
        </Button>
      )}
      <FormProblem text={problem} />
      <Button kind="lamp" wide type="submit" disabled={isSubmitting}>
        {isSubmitting ? t('auth.working') : t(`auth.${mode}`)}
      </Button>
    </form>
  );
}
