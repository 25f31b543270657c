import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import styles from './AuthPanel.module.css';
import { EmailField } from './EmailField.tsx';
import { FormProblem } from './FormProblem.tsx';
import { fieldProblem } from './problem.ts';
import { type Address, addressSchema } from './schema.ts';

interface Props {
  /** What was typed so far, whichever form it was typed into. */
  typed: RefObject<string>;
  /** It has taken another form's place. */
  hasFocus: boolean;
  button: string;
  problem: string | undefined;
  onSubmit: (address: Address) => Promise<void>;
}

/** Asks for an address alone: a link will be sent to it. */
export function AddressForm({ typed, hasFocus, button, problem, onSubmit }: Props) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState, setFocus } = useForm<Address>({
    resolver: zodResolver(addressSchema),
    defaultValues: { email: typed.current },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    if (hasFocus) setFocus('email');
  }, [hasFocus, setFocus]);
  return (
    <form className={styles.form} onSubmit={handleSubmit(onSubmit)} noValidate>
      <EmailField
        typed={typed}
        problem={fieldProblem(t, errors.email?.message)}
        register={(options) => register('email', options)}
      />
      <FormProblem text={problem} />
      <Button kind="lamp" wide type="submit" disabled={isSubmitting}>
        {isSubmitting ? t('auth.sending') : button}
      </Button>
    </form>
  );
}
