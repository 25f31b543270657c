import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { useFindAuthorMutation } from '../api.ts';
import { authoringFailure } from '../failure.ts';
import styles from './story.module.css';

export interface FoundAuthor {
  readonly userId: string;
  /** By which they were found. */
  readonly email: string;
}

interface Props {
  readonly label: string;
  /** What is done with whom is found. */
  readonly action: string;
  readonly isBusy: boolean;
  /** Why that could not be done. */
  readonly error: unknown;
  /** Answers whether it was done. */
  readonly onFound: (author: FoundAuthor) => Promise<boolean>;
  /** It is what its dialog is for. */
  readonly isMain?: boolean;
  /** What else there is to choose. */
  readonly children?: ReactNode;
}

/** Another author, found by their address. */
export function AddressForm({ label, action, isBusy, error, onFound, isMain = false, children }: Props) {
  const { t } = useTranslation();
  const [find, finding] = useFindAuthorMutation();
  const [email, setEmail] = useState('');
  const failed = finding.error ?? error;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = await find({ email });
    if (found.data && (await onFound({ userId: found.data.userId, email }))) setEmail('');
  };
  return (
    <form className={styles.share} onSubmit={submit}>
      <Field
        label={label}
        type="email"
        required
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      {children}
      <Button
        {...(isMain ? { kind: 'lamp' } : { className: styles.small })}
        type="submit"
        disabled={isBusy || finding.isLoading || email === ''}
      >
        {action}
      </Button>
      {failed !== undefined && <p role="alert">{authoringFailure(t, failed)}</p>}
    </form>
  );
}
