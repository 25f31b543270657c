import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Left, useLeft } from '../../lib/session/left.ts';
import styles from './AuthPanel.module.css';

/** What has ended the session under an open page, and that one comes back to it. */
export function SignedOut() {
  const { t } = useTranslation();
  const left = useLeft();
  if (!left) return null;
  const back = backTo(left);
  return (
    <div className={styles.left} role="alert">
      <LogOut className="ico" aria-hidden="true" />
      <div>
        <p>{t(`auth.left.${left.why}`)}</p>
        {back && <p>{t(`auth.left.back.${back}`)}</p>}
      </div>
    </div>
  );
}

/** Nobody comes back to an account that is closed; the catalogue is no place to come back to. */
function backTo({ why, path }: Left): 'run' | 'page' | undefined {
  if (why === 'disabled' || why === 'closed' || path === '/browse') return undefined;
  return path.startsWith('/game/') ? 'run' : 'page';
}
