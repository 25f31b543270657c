import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnProfileQuery } from '../../components/factor/api.ts';
import { FactorDoor } from '../../components/factor/FactorDoor.tsx';
import { factor } from '../../lib/i18n/en/factor.ts';
import { team } from '../../lib/i18n/en/team.ts';
import { Invitations } from './Invitations.tsx';
import { People } from './People.tsx';
import styles from './TeamPage.module.css';

/** Below what the page is opened for. */
const AuditList = lazy(async () => ({ default: (await import('./audit/AuditList.tsx')).AuditList }));

export const texts = { team, factor };
export const title = (t: TFunction) => t('team.title');

/** Who is here, who is invited, and what was done. */
export default function TeamPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <FactorDoor why={t('team.factorWanted')}>
        <Team />
      </FactorDoor>
    </div>
  );
}

function Team() {
  const { t } = useTranslation();
  const { data } = useOwnProfileQuery({});
  if (!data) return null;
  return (
    <>
      <h1>{t('team.title')}</h1>
      <p>{t('team.factorOn', { left: data.recoveryCodesLeft })}</p>
      <Invitations />
      <People ownId={data.profile?.id} />
      <Suspense fallback={null}>
        <AuditList />
      </Suspense>
    </>
  );
}
