import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Failed } from '../../components/Failed.tsx';
import { Loading } from '../../components/Notice.tsx';
import { launch } from '../../lib/i18n/en/launch.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { useTitle } from '../../lib/title.ts';
import { wakeDeviceVoice } from '../../lib/voice/device/deviceVoice.ts';
import { pageAudio } from '../../lib/voice/sound/pageAudio.ts';
import { type Story, useRunStateQuery, useStoryQuery } from './api.ts';
import { Splash } from './Splash.tsx';
import { StoryStage, useFetchedAhead } from './StoryStage.tsx';

export const texts = { launch };

const INTRO_VOLUME = 7;
/** Stories whose splash this page has shown. */
const opened = new Set<string>();

export default function LaunchPage() {
  const { t } = useTranslation();
  const { storyId = '' } = useParams();
  const story = useStoryQuery({ storyId, language: currentLanguage() });
  const run = useRunStateQuery({ storyId }, { refetchOnMountOrArgChange: true });
  useTitle(story.data?.story?.name);
  if (story.isError || run.isError) {
    const again = () => {
      story.refetch();
      run.refetch();
    };
    return <Failed text={t('launch.failed')} onRetry={again} />;
  }
  if (!story.data?.story || !run.data) return <Loading full />;
  return <Launch key={storyId} story={story.data.story} run={run.data} />;
}

function Launch({ story, run }: { story: Story; run: Parameters<typeof StoryStage>[0]['run'] }) {
  const [open, setOpen] = useState(opened.has(story.id));
  useFetchedAhead();
  useEffect(() => {
    if (open) void pageAudio().music.play(story.soundIntro, INTRO_VOLUME);
  }, [open, story.soundIntro]);
  useEffect(() => () => pageAudio().music.stop(), []);
  const start = () => {
    opened.add(story.id);
    void pageAudio().engine.unlock();
    wakeDeviceVoice();
    setOpen(true);
  };
  // Who can begin nothing is not asked to.
  const isBarred = story.isClosed && run.state !== 'ONGOING';
  if (!open && !isBarred) return <Splash story={story} onStart={start} />;
  return <StoryStage story={story} run={run} />;
}
