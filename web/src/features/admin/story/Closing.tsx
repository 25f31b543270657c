import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useFocusAfter } from '../../../components/useFocusAfter.ts';
import { useMembersQuery, useSetClosedMutation } from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import { mayGive } from './mayGive.ts';
import styles from './story.module.css';
import { usePlayable } from './usePlayable.ts';

const ClosingDialog = lazy(() => import('./ClosingDialog.tsx'));

/** Whether players may begin the story: its owner and the team close it, and open it again. */
export function Closing() {
  const { t } = useTranslation();
  const { storyId, head } = useDraft();
  const { data } = useMembersQuery({ storyId });
  const [setClosed, { isLoading, error }] = useSetClosedMutation();
  const [isAsking, setAsking] = useState(false);
  const [said, focusSaid] = useFocusAfter<HTMLParagraphElement>();
  const { release, isClosed, closedRuns, isClosedByTeam } = data ?? head;
  const playable = usePlayable(storyId, release !== undefined && !isClosed);
  // What nobody could begin yet is neither open nor closed.
  if (!release) return null;
  const state = isClosed ? (closedRuns === 'end' ? 'end' : 'play_on') : playable;
  const isHeld = isClosedByTeam && head.myRole !== 'team';
  const reopen = async () => {
    await setClosed({ storyId, isClosed: false });
    focusSaid();
  };
  const closed = () => {
    setAsking(false);
    focusSaid();
  };
  const ask = { className: styles.small, disabled: isLoading, onClick: () => setAsking(true) };
  return (
    <section aria-labelledby="closing">
      <h2 id="closing">{t('admin.closing.title')}</h2>
      <p ref={said} tabIndex={-1} role="status" className={styles.said}>
        {state && t(`admin.closing.state.${state}`)}
      </p>
      {isHeld && <p className={styles.note}>{t('admin.closing.byTeam')}</p>}
      {mayGive(head) && (
        <div className={styles.acts}>
          {!isClosed && <Button {...ask}>{t('admin.closing.close')}</Button>}
          {isClosed && !isHeld && (
            <Button className={styles.small} disabled={isLoading} onClick={reopen}>
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
        {isAsking && <ClosingDialog isClosed={isClosed} onClosed={closed} onClose={() => setAsking(false)} />}
      </Suspense>
    </section>
  );
}
