import '@fontsource-variable/newsreader/wght.css';
import '@fontsource-variable/newsreader/wght-italic.css';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Failed } from '../../components/Failed.tsx';
import { Loading } from '../../components/Notice.tsx';
import { isLaunched, markLaunched } from '../../lib/game/launched.ts';
import { useHere } from '../../lib/here.ts';
import { play } from '../../lib/i18n/en/play.ts';
import { tickets } from '../../lib/i18n/en/tickets.ts';
import { useTitle } from '../../lib/title.ts';
import { closeMicrophone } from '../../lib/voice/sound/pageAudio.ts';
import { useGameViewQuery } from './api.ts';
import { Game } from './Game.tsx';
import { TestGate } from './screens/TestGate.tsx';

export const texts = { play, tickets };

/** A run on stage. Whoever comes without the launch page's gesture is led through it, or through a test's own: sound and microphone need one. */
export default function GamePage() {
  const { t } = useTranslation();
  const here = useHere();
  const { playerStoryId } = useParams();
  const [, setEntered] = useState('');
  const { data, isError, refetch } = useGameViewQuery(
    { playerStoryId: playerStoryId ?? '' },
    { skip: !playerStoryId, refetchOnMountOrArgChange: true },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each run that is left
  useEffect(() => closeMicrophone, [playerStoryId]);
  useTitle(data?.view?.storyName ?? t('play.page'));
  if (!playerStoryId) return <Navigate to={here('/')} replace />;
  if (isError && !data) return <Failed text={t('play.failed')} onRetry={() => void refetch()} />;
  if (!data?.view) return <Loading full>{t('play.loading')}</Loading>;
  const { view } = data;
  if (!isLaunched(playerStoryId)) {
    if (!view.isTest) return <Navigate to={here(`/launch/${view.blueprintStoryId}`)} replace />;
    const enter = () => {
      markLaunched(playerStoryId);
      setEntered(playerStoryId);
    };
    return <TestGate view={view} onEnter={enter} />;
  }
  return <Game key={playerStoryId} view={view} onChanged={refetch} />;
}
