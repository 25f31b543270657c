import type { RefObject } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/Field.tsx';

interface Props {
  /** What was typed so far, whichever form it was typed into; kept up to date. */
  typed: RefObject<string>;
  problem: string | undefined;
  register: (options: { onChange: (event: { target: { value: string } }) => void }) => UseFormRegisterReturn;
}

/** The address of every form that asks for one. */
export function EmailField({ typed, problem, register }: Props) {
  const { t } = useTranslation();
  const remember = (event: { target: { value: string } }) => {
    typed.current = event.target.value;
  };
  return (
    <Field
      label={t('auth.email')}
      type="email"
      required
      autoComplete="email"
      placeholder={t('auth.emailPlaceholder')}
      problem={problem}
      {...register({ onChange: remember })}
    />
  );
}
