import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Main } from '../../../components/Main.tsx';
import { Mark } from '../../../components/Mark.tsx';
import { Loading } from '../../../components/Notice.tsx';
import { Retry } from '../../../components/Retry.tsx';
import { errorText } from '../../../lib/api/errorText.ts';
import { takeReturn } from '../../../lib/mailedLink/returnPath.ts';
import { nextPage } from '../../../lib/nextPage.ts';
import panel from '../AuthPanel.module.css';
import { useLinkQuery } from '../api.ts';
import page from '../LoginPage.module.css';
import { OpenLink } from './OpenLink.tsx';
import { Over } from './Over.tsx';
import { useLinkSecret } from './useLinkSecret.ts';

/** Where mailed links lead, for visitors and members. It redeems nothing without a press. */
export function LinkPage() {
  const { t } = useTranslation();
  const secret = useLinkSecret();
  return (
    <Main className={page.page}>
      <section className={page.sheet} aria-label={t('auth.link.page')}>
        <div className={panel.panel}>
          <Mark className={panel.mark} />
          {secret ? (
            <Followed key={secret} secret={secret} />
          ) : (
            <Over title={t('auth.link.missing.title')} text={t('auth.link.missing.text')} />
          )}
        </div>
      </section>
    </Main>
  );
}

/** What may be otherwise at another try. */
const PASSING = ['unavailable', 'deadline_exceeded', 'resource_exhausted'];

function Followed({ secret }: { secret: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data, error, refetch } = useLinkQuery({ secret }, { refetchOnMountOrArgChange: true });
  const enter = () => navigate(nextPage(search, takeReturn(data?.email)), { replace: true });
  if (data) return <OpenLink secret={secret} link={data} onSignedIn={enter} onWanted={refetch} />;
  if (!error) return <Loading />;
  const text = errorText(t, error);
  if (!PASSING.includes('code' in error ? (error.code ?? '') : '')) {
    return <Over title={t('auth.link.over')} text={text} />;
  }
  return (
    <>
      <p role="alert">{text}</p>
      <Retry onRetry={refetch} />
    </>
  );
}
