import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { CopyButton } from '../../components/factor/CopyButton.tsx';
import { useFactorFor, useWithFactor } from '../../components/factor/FactorGate.tsx';
import { Rest } from '../../components/factor/Rest.tsx';
import { errorText } from '../../lib/api/errorText.ts';
import { useCreateInviteMutation, useInvitesQuery, useRevokeInviteMutation } from './api.ts';
import { dayOf } from './day.ts';
import { RoleSelect } from './RoleSelect.tsx';
import styles from './TeamPage.module.css';

/** The invitations that are open, and a new one. */
export function Invitations() {
  const { t } = useTranslation();
  const { data, error, refetch } = useInvitesQuery({}, { refetchOnMountOrArgChange: true });
  const [revoke, revoking] = useRevokeInviteMutation();
  const withFactor = useWithFactor();
  useFactorFor(error, refetch);
  const heading = useRef<HTMLHeadingElement>(null);
  const take = async (id: string) => {
    const { error: refused } = await withFactor(() => revoke({ id }));
    // Its row goes, and the focus with it.
    if (!refused) heading.current?.focus();
  };
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        {t('team.invitations.title')}
      </h2>
      <NewInvitation />
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
              onClick={() => void take(id)}
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

function NewInvitation() {
  const { t } = useTranslation();
  const [create, { data, error, isLoading, originalArgs }] = useCreateInviteMutation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState('author');
  const withFactor = useWithFactor();
  const link = data && new URL(data.path, location.origin).href;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void withFactor(() => create({ email, role }));
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
        <div className={styles.linkRow}>
          <Field
            label={t('team.invitations.link', { email: originalArgs?.email ?? '' })}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <CopyButton key={link} text={link} label={t('factor.copy')} />
        </div>
      )}
    </form>
  );
}
