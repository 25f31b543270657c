import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Brand } from '../../components/Brand.tsx';
import { Main } from '../../components/Main.tsx';
import { Loading, Notice } from '../../components/Notice.tsx';
import { Retry } from '../../components/Retry.tsx';
import { errorText } from '../../lib/api/errorText.ts';
import { team } from '../../lib/i18n/en/team.ts';
import { useOwnFactorQuery } from './api.ts';
import { Enrolment } from './Enrolment.tsx';
import { Invitations } from './Invitations.tsx';
import { People } from './People.tsx';
import { StepUp } from './StepUp.tsx';
import styles from './TeamPage.module.css';

export const texts = { team };
export const title = (t: TFunction) => t('team.title');

export default function TeamPage() {
  return (
    <div className={styles.page}>
      <header>
        <Brand />
      </header>
      <Main>
        <Door />
      </Main>
    </div>
  );
}

/** What stands between a team member and the page: the second factor, which is to be had first. */
function Door() {
  const { t } = useTranslation();
  const { data, error, refetch } = useOwnFactorQuery({}, { refetchOnMountOrArgChange: true });
  if (error && !data) {
    return (
      <Notice role="alert">
        <p>{errorText(t, error)}</p>
        <Retry onRetry={refetch} />
      </Notice>
    );
  }
  if (!data) return <Loading />;
  if (data.nextAssurance !== 'aal2') return <Enrolment onDone={refetch} />;
  if (data.assurance !== 'aal2') return <StepUp onDone={refetch} />;
  return (
    <>
      <h1>{t('team.title')}</h1>
      <p>{t('team.factorOn', { left: data.recoveryCodesLeft })}</p>
      <Invitations onFactorWanted={refetch} />
      <People ownId={data.profile?.id} onFactorWanted={refetch} />
    </>
  );
}
