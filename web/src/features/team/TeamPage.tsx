import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useOwnProfileQuery } from '../../components/factor/api.ts';
import { FactorDoor } from '../../components/factor/FactorDoor.tsx';
import { factor } from '../../lib/i18n/en/factor.ts';
import { team } from '../../lib/i18n/en/team.ts';
import { AuditList } from './audit/AuditList.tsx';
import { Invitations } from './Invitations.tsx';
import { People } from './People.tsx';
import styles from './TeamPage.module.css';

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
      <AuditList />
    </>
  );
}
