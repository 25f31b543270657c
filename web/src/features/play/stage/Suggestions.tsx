import { Lightbulb } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton.tsx';
import { TEST_IDS } from '../../../lib/testids.ts';
import type { View } from '../api.ts';
import styles from './Suggestions.module.css';
import type { Help } from './useHelp.ts';

const ID = 'suggestions';

/** Shows what one could say here; nothing where the author suggests nothing. */
export function HelpButton({ help: { suggestions, open, toggle } }: { help: Help }) {
  const { t } = useTranslation();
  if (suggestions.length === 0) return null;
  return (
    <IconButton
      label={t('play.suggestions')}
      title={t('play.suggestions')}
      aria-expanded={open}
      aria-controls={ID}
      data-testid={TEST_IDS.suggestions}
      onClick={toggle}
    >
      <Lightbulb className="ico" aria-hidden="true" />
    </IconButton>
  );
}

/** What one could say here: above what is said, never over it. */
export function Suggestions({ help: { suggestions, open }, view }: { help: Help; view: View }) {
  const { t } = useTranslation();
  return (
    <div id={ID} className={styles.place} aria-live="polite">
      {open && suggestions.length > 0 && (
        <section className={styles.panel} aria-label={t('play.suggestions')}>
          <h2>{t('play.suggestions')}</h2>
          <ul lang={view.language}>
            {suggestions.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
