import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Confirm } from '../../components/Confirm.tsx';
import { errorText } from '../../lib/api/errorText.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { usePeopleQuery, useResetFactorsMutation, useSetRoleMutation } from './api.ts';
import { Rest, useFactorWanted } from './Rest.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import styles from './TeamPage.module.css';

const PAGE_SIZE = 50;

interface Props {
  ownId: string | undefined;
  onFactorWanted: () => void;
}

/** Everybody who has an account: what they may do, and whether they have a second factor. */
export function People({ ownId, onFactorWanted }: Props) {
  const { t } = useTranslation();
  const [afterId, setAfterId] = useState<string>();
  const asked = { limit: PAGE_SIZE, ...(afterId !== undefined && { afterId }) };
  const { currentData, error, refetch } = usePeopleQuery(asked, { refetchOnMountOrArgChange: true });
  const [setRole, changing] = useSetRoleMutation();
  const [resetting, setResetting] = useState<{ id: string; email: string }>();
  useFactorWanted(error ?? changing.error, onFactorWanted);
  const people = currentData?.profiles ?? [];
  const last = people.length === PAGE_SIZE ? people.at(-1)?.id : undefined;
  return (
    <section className={styles.section}>
      <h2>{t('team.people.title')}</h2>
      {!currentData && <Rest error={error} onRetry={refetch} />}
      {currentData && people.length === 0 && <p>{t('team.people.empty')}</p>}
      {changing.error && <p role="alert">{errorText(t, changing.error)}</p>}
      <ul className={styles.rows}>
        {people.map(({ id, email, role, createdAt, factors }) => (
          <li key={id} className={styles.row}>
            <strong>{id === ownId ? `${email} (${t('team.people.you')})` : email}</strong>
            <span>{t('team.people.since', { date: dayOf(createdAt) })}</span>
            <span>{t(factors.length > 0 ? 'team.people.factor' : 'team.people.noFactor')}</span>
            <RoleSelect
              label={t('team.people.roleOf', { email })}
              value={role}
              disabled={id === ownId || changing.isLoading}
              onChange={(next) => void setRole({ userId: id, role: next })}
            />
            {factors.length > 0 && id !== ownId && (
              <Button onClick={() => setResetting({ id, email })}>{t('team.people.reset')}</Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {afterId !== undefined && (
          <Button onClick={() => setAfterId(undefined)}>{t('team.people.first')}</Button>
        )}
        {last !== undefined && <Button onClick={() => setAfterId(last)}>{t('team.people.more')}</Button>}
      </div>
      {resetting && (
        <Reset {...resetting} onFactorWanted={onFactorWanted} onClose={() => setResetting(undefined)} />
      )}
    </section>
  );
}

const dayOf = (at: string) => new Date(at).toLocaleDateString(currentLanguage());

interface ResetProps {
  id: string;
  email: string;
  onFactorWanted: () => void;
  onClose: () => void;
}

function Reset({ id, email, onFactorWanted, onClose }: ResetProps) {
  const { t } = useTranslation();
  const [reset, { error, isLoading }] = useResetFactorsMutation();
  useFactorWanted(error, onFactorWanted);
  const confirm = async () => {
    const { error: refused } = await reset({ userId: id });
    if (!refused) onClose();
  };
  return (
    <Confirm
      title={t('team.people.resetTitle')}
      text={t('team.people.resetText', { email })}
      confirm={t('team.people.reset')}
      busy={isLoading}
      problem={error && errorText(t, error)}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
