import { zodResolver } from '@hookform/resolvers/zod';
import { CircleAlert } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import styles from './AuthPanel.module.css';
import { PasswordField } from './PasswordField.tsx';
import { fieldProblem } from './problem.ts';
import { type Credentials, signInSchema, signUpSchema } from './schema.ts';
import type { Mode } from './useSubmit.ts';

interface Props {
  mode: Mode;
  problem: string | undefined;
  onSubmit: (credentials: Credentials) => Promise<void>;
}

export function PasswordForm({ mode, problem, onSubmit }: Props) {
  const { t } = useTranslation();
  const resolver = zodResolver(mode === 'signIn' ? signInSchema : signUpSchema);
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver,
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.form} onSubmit={handleSubmit(onSubmit)} noValidate>
      <Field
        label={t('auth.email')}
        type="email"
        required
        autoComplete="email"
        placeholder={t('auth.emailPlaceholder')}
        problem={fieldProblem(t, errors.email?.message)}
        {...register('email')}
      />
      <PasswordField
        mode={mode}
        problem={fieldProblem(t, errors.password?.message)}
        input={register('password')}
      />
      {problem && (
        <p className={styles.problem} role="alert">
          <CircleAlert className="ico" aria-hidden="true" />
          {problem}
        </p>
      )}
      <Button kind="lamp" wide type="submit" disabled={isSubmitting}>
        {isSubmitting ? t('auth.working') : t(`auth.${mode}`)}
      </Button>
    </form>
  );
}
