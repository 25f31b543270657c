import '@fontsource-variable/newsreader/wght.css';
import '@fontsource-variable/newsreader/wght-italic.css';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { Failed } from '../../components/Failed.tsx';
import { Loading } from '../../components/Notice.tsx';
import { isLaunched } from '../../lib/game/launched.ts';
import { useHere } from '../../lib/here.ts';
import { useTitle } from '../../lib/title.ts';
import { useGameViewQuery } from './api.ts';
import { Game } from './Game.tsx';

/** A run on stage. Whoever comes without the launch page's gesture is led through it: sound and microphone need one. */
export default function GamePage() {
  const { t } = useTranslation();
  const here = useHere();
  const { playerStoryId } = useParams();
  const { data, isError, refetch } = useGameViewQuery(
    { playerStoryId: playerStoryId ?? '' },
    { skip: !playerStoryId, refetchOnMountOrArgChange: true },
  );
  useTitle(data?.view?.storyName ?? t('play.page'));
  if (!playerStoryId) return <Navigate to={here('/')} replace />;
  if (isError && !data) return <Failed text={t('play.failed')} onRetry={() => void refetch()} />;
  if (!data?.view) return <Loading full>{t('play.loading')}</Loading>;
  const { view } = data;
  if (!isLaunched(playerStoryId)) return <Navigate to={here(`/launch/${view.blueprintStoryId}`)} replace />;
  return <Game key={playerStoryId} view={view} onChanged={refetch} />;
}
