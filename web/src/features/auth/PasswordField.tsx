import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/Field.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import type { Mode } from './useSubmit.ts';

interface Props {
  mode: Mode;
  /** Where it is not just a password. */
  label?: string | undefined;
  problem: string | undefined;
  input: UseFormRegisterReturn;
}

export function PasswordField({ mode, label, problem, input }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <IconButton
      label={t(shown ? 'auth.hidePassword' : 'auth.showPassword')}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon className="ico" aria-hidden="true" />
    </IconButton>
  );
  return (
    <Field
      label={label ?? t('auth.password')}
      type={shown ? 'text' : 'password'}
      required
      autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
      hint={mode === 'signUp' ? t('auth.passwordHint') : undefined}
      problem={problem}
      after={toggle}
      {...input}
    />
  );
}
