import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { errorText } from '../../lib/api/errorText.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { useCreateInviteMutation, useInvitesQuery, useRevokeInviteMutation } from './api.ts';
import { Rest, useFactorWanted } from './Rest.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import styles from './TeamPage.module.css';

interface Props {
  onFactorWanted: () => void;
}

/** The invitations that are open, and a new one. */
export function Invitations({ onFactorWanted }: Props) {
  const { t } = useTranslation();
  const { data, error, refetch } = useInvitesQuery({}, { refetchOnMountOrArgChange: true });
  const [revoke, revoking] = useRevokeInviteMutation();
  useFactorWanted(error ?? revoking.error, onFactorWanted);
  return (
    <section className={styles.section}>
      <h2>{t('team.invitations.title')}</h2>
      <NewInvitation onFactorWanted={onFactorWanted} />
      {!data && <Rest error={error} onRetry={refetch} />}
      {data?.invites.length === 0 && <p>{t('team.invitations.empty')}</p>}
      <ul className={styles.rows}>
        {data?.invites.map(({ id, email, role, expiresAt }) => (
          <li key={id} className={styles.row}>
            <strong>{email}</strong>
            <span>{t(`team.roles.${role as 'team'}`)}</span>
            <span>{t('team.invitations.until', { date: dayOf(expiresAt) })}</span>
            <Button
              aria-label={t('team.invitations.revokeOf', { email })}
              disabled={revoking.isLoading}
              onClick={() => void revoke({ id })}
            >
              {t('team.invitations.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      {revoking.error && <p role="alert">{errorText(t, revoking.error)}</p>}
    </section>
  );
}

const dayOf = (at: string) => new Date(at).toLocaleDateString(currentLanguage());

function NewInvitation({ onFactorWanted }: Props) {
  const { t } = useTranslation();
  const [create, { data, error, isLoading, originalArgs }] = useCreateInviteMutation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('author');
  const [told, setTold] = useState('');
  useFactorWanted(error, onFactorWanted);
  const link = data && new URL(data.path, location.origin).href;
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setTold(t('team.copied')),
      () => setTold(t('team.notCopied')),
    );
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        setTold('');
        void create({ email, role });
      }}
    >
      <Field
        label={t('team.invitations.email')}
        type="email"
        required
        autoComplete="off"
        value={email}
        problem={error && errorText(t, error)}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className={styles.actions}>
        <RoleSelect label={t('team.role')} value={role} onChange={setRole} />
        <Button kind="lamp" type="submit" disabled={isLoading}>
          {t('team.invitations.make')}
        </Button>
      </div>
      {link && (
        <div className={styles.actions}>
          <Field
            label={t('team.invitations.link', { email: originalArgs?.email ?? '' })}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => copy(link)}>{t('team.copy')}</Button>
        </div>
      )}
      <p role="status">{told}</p>
    </form>
  );
}
