import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Main } from '../../components/Main.tsx';
import { useHere } from '../../lib/here.ts';
import { AuthPanel } from './AuthPanel.tsx';
import styles from './LoginPage.module.css';
import type { Mode } from './useSubmit.ts';

/** Sign-in and sign-up as pages of their own. */
export function LoginPage({ mode }: { mode: Mode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const here = useHere();
  return (
    <Main className={styles.page}>
      <section className={styles.sheet} aria-label={t('auth.title')}>
        <AuthPanel
          key={mode}
          initialMode={mode}
          Heading="h1"
          onSignedIn={() => navigate(here('/browse'), { replace: true })}
        />
      </section>
    </Main>
  );
}
