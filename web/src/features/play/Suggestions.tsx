import { Lightbulb } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../components/IconButton.tsx';
import type { GameState } from '../../lib/game/state.ts';
import { uiState } from '../../lib/game/uiState.ts';
import { TEST_IDS } from '../../lib/testids.ts';
import type { View } from './api.ts';
import styles from './Suggestions.module.css';
import { useSuggestions } from './useSuggestions.ts';

interface Props {
  view: View;
  game: GameState;
}

/** What one could say here: behind a button, and open by itself for whoever was not heard; it goes with the answer. */
export function Suggestions({ view, game }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const suggestions = useSuggestions(view, game);
  const state = uiState(game);
  const isLost = state === 'IDLE' && Boolean(game.output?.not_heard);
  const answers = state === 'PLAYER_SPEAKING' || state === 'PROCESSING';
  useEffect(() => {
    if (isLost) setOpen(true);
    if (answers) setOpen(false);
  }, [isLost, answers]);
  if (suggestions.length === 0) return null;
  return (
    <>
      <IconButton
        label={t('play.suggestions')}
        title={t('play.suggestions')}
        aria-expanded={open}
        aria-controls={id}
        data-testid={TEST_IDS.suggestions}
        onClick={() => setOpen(!open)}
      >
        <Lightbulb className="ico" aria-hidden="true" />
      </IconButton>
      <div id={id} className={styles.place} aria-live="polite">
        {open && (
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
    </>
  );
}
