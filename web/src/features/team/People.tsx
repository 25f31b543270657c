import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { useFactorFor, useWithFactor } from '../../components/factor/FactorGate.tsx';
import { Rest } from '../../components/factor/Rest.tsx';
import { errorText } from '../../lib/api/errorText.ts';
import { usePeopleQuery, useSetRoleMutation } from './api.ts';
import { PersonActions } from './person/PersonActions.tsx';
import { PersonState } from './person/PersonState.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import styles from './TeamPage.module.css';

const PAGE_SIZE = 50;

/** Everybody who has an account: what they may do, and what can be done about them. Nobody does anything to themselves here. */
export function People({ ownId }: { ownId: string | undefined }) {
  const { t } = useTranslation();
  const [afterId, setAfterId] = useState<string>();
  const asked = { limit: PAGE_SIZE, ...(afterId !== undefined && { afterId }) };
  const { currentData, error, refetch } = usePeopleQuery(asked, { refetchOnMountOrArgChange: true });
  const [setRole, changing] = useSetRoleMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const withFactor = useWithFactor();
  useFactorFor(error, refetch);
  const people = currentData?.profiles ?? [];
  const last = people.length === PAGE_SIZE ? people.at(-1)?.id : undefined;
  return (
    <section className={styles.section}>
      <h2 ref={heading} tabIndex={-1}>
        {t('team.people.title')}
      </h2>
      {!currentData && <Rest error={error} onRetry={refetch} />}
      {currentData && people.length === 0 && <p>{t('team.people.empty')}</p>}
      {changing.error && <p role="alert">{errorText(t, changing.error)}</p>}
      <ul className={styles.rows}>
        {people.map((person) => (
          <li key={person.id} className={styles.row}>
            <PersonState person={person} isOwn={person.id === ownId} />
            <RoleSelect
              label={t('team.people.roleOf', { email: person.email })}
              value={person.role}
              disabled={person.id === ownId || changing.isLoading}
              onChange={(role) => void withFactor(() => setRole({ userId: person.id, role }))}
            />
            {person.id !== ownId && <PersonActions person={person} onGone={() => heading.current?.focus()} />}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {afterId !== undefined && (
          <Button onClick={() => setAfterId(undefined)}>{t('team.people.first')}</Button>
        )}
        {last !== undefined && <Button onClick={() => setAfterId(last)}>{t('team.people.more')}</Button>}
      </div>
    </section>
  );
}
