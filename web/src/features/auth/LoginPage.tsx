import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Main } from '../../components/Main.tsx';
import { nextPage } from '../../lib/nextPage.ts';
import { AuthPanel } from './AuthPanel.tsx';
import styles from './LoginPage.module.css';
import type { Mode } from './useSubmit.ts';

/** Sign-in and sign-up as pages of their own. */
export function LoginPage({ mode }: { mode: Mode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Main className={styles.page}>
      <section className={styles.sheet} aria-label={t('auth.title')}>
        <AuthPanel
          key={mode}
          initialMode={mode}
          Heading="h1"
          onSignedIn={() => navigate(nextPage(search), { replace: true })}
        />
      </section>
    </Main>
  );
}
