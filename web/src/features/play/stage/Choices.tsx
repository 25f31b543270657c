import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import type { GameSession } from '../../../lib/game/gameSession.ts';
import type { View } from '../api.ts';
import { openPaths } from '../facts.ts';
import styles from './Choices.module.css';

/** The open paths of a crossroad, to press instead of to say. */
export function Choices({ view, session }: { view: View; session: GameSession | undefined }) {
  const { t } = useTranslation();
  const paths = openPaths(view);
  if (paths.length === 0) return null;
  return (
    <ul className={styles.choices} aria-label={t('play.choices')}>
      {paths.map(({ path, label }) => (
        <li key={path}>
          <Button
            lang={view.language}
            onClick={() => session?.answer({ kind: 'choice', selected_path: path })}
          >
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
