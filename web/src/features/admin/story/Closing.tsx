import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useMembersQuery, useSetClosedMutation } from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import { mayGive } from './mayGive.ts';
import styles from './story.module.css';

const ClosingDialog = lazy(() => import('./ClosingDialog.tsx'));

/** Whether players may begin the story: its owner and the team close it, and open it again. */
export function Closing() {
  const { t } = useTranslation();
  const { storyId, head } = useDraft();
  const { data } = useMembersQuery({ storyId });
  const [setClosed, { isLoading, error }] = useSetClosedMutation();
  const [isAsking, setAsking] = useState(false);
  const { release, isClosed, closedRuns, isClosedByTeam } = data ?? head;
  // What nobody could begin yet is neither open nor closed.
  if (!release) return null;
  const state = isClosed ? (closedRuns === 'end' ? 'end' : 'play_on') : 'open';
  const isHeld = isClosedByTeam && head.myRole !== 'team';
  const ask = { className: styles.small, disabled: isLoading, onClick: () => setAsking(true) };
  return (
    <section aria-labelledby="closing">
      <h2 id="closing">{t('admin.closing.title')}</h2>
      <p role="status">{t(`admin.closing.state.${state}`)}</p>
      {isHeld && <p className={styles.note}>{t('admin.closing.byTeam')}</p>}
      {mayGive(head) && (
        <div className={styles.acts}>
          {state === 'open' && <Button {...ask}>{t('admin.closing.close')}</Button>}
          {state !== 'open' && !isHeld && (
            <Button
              className={styles.small}
              disabled={isLoading}
              onClick={() => setClosed({ storyId, isClosed: false })}
            >
              {t('admin.closing.reopen')}
            </Button>
          )}
          {state === 'play_on' && (
            <Button kind="ghost" {...ask}>
              {t('admin.closing.endRuns')}
            </Button>
          )}
        </div>
      )}
      {error && <p role="alert">{authoringFailure(t, error)}</p>}
      <Suspense fallback={null}>
        {isAsking && <ClosingDialog isClosed={isClosed} onClose={() => setAsking(false)} />}
      </Suspense>
    </section>
  );
}
