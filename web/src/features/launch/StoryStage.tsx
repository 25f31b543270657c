import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorDialog } from '../../components/ErrorDialog.tsx';
import { FullscreenButton } from '../../components/FullscreenButton.tsx';
import { iconClass } from '../../components/IconButton.tsx';
import { Stage } from '../../components/Stage.tsx';
import { StoryTitle } from '../../components/StoryTitle.tsx';
import { useHere } from '../../lib/here.ts';
import { Actions } from './Actions.tsx';
import { type RunState, type Story, useEnginesQuery } from './api.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import styles from './LaunchPage.module.css';
import { chosenLanguage, type PlayLanguage, rememberedLanguage, rememberLanguage } from './language.ts';
import { PagesOffer } from './PagesOffer.tsx';
import { SpeechNote } from './SpeechNote.tsx';
import { useLaunch } from './useLaunch.ts';

/** Fetched when they are wanted: most are asked for neither. */
const MicrophoneDialog = lazy(() => import('./MicrophoneDialog.tsx'));
const DropRun = lazy(() => import('./DropRun.tsx'));
const loadOffers = () => import('./DeviceOffers.tsx');
const DeviceOffers = lazy(loadOffers);

const STATES = ['FRESH', 'ONGOING', 'COMPLETED'] as const;

/** Has what the page says of speech fetched before it is opened: what comes later pushes away what is being read. */
export function useFetchedAhead(): void {
  useEnginesQuery({});
  useEffect(() => {
    // Where it cannot be had, the page itself says so.
    loadOffers().catch(() => undefined);
  }, []);
}

interface Props {
  story: Story;
  run: RunState;
}

/** The story's own page: what it is, how far the player is, and the ways in. */
export function StoryStage({ story, run }: Props) {
  const { t } = useTranslation();
  const here = useHere();
  const [language, setLanguage] = useState(() => rememberedLanguage(story.id, story.languages));
  const state = STATES.find((known) => known === run.state) ?? 'FRESH';
  const ongoing = state === 'ONGOING' ? run.latestRun : undefined;
  const launch = useLaunch({ storyId: story.id, language, run: ongoing });
  const beginAnew = () => {
    launch.forgetDrop();
    void launch.launch('new');
  };
  const choose = (chosen: PlayLanguage) => {
    rememberLanguage(story.id, chosen);
    setLanguage(chosen);
  };
  return (
    <Stage place={story.backgroundImage} className={styles.launch}>
      <span className={styles.vertical} aria-hidden="true">
        {story.name}
      </span>
      <header>
        <Link className={iconClass()} to={here('/browse')} aria-label={t('common.toCatalogue')}>
          <ArrowLeft className="ico" aria-hidden="true" />
        </Link>
      </header>
      <section className={styles.panel}>
        <StoryTitle story={story} className={styles.title} />
        {story.isComingSoon && !story.isClosed ? (
          <p>{t('launch.comingSoon')}</p>
        ) : (
          <>
            <p>{t(`launch.${story.isClosed ? 'closed' : 'state'}.${state}`)}</p>
            {(!story.isClosed || state === 'ONGOING') && (
              <>
                <LanguageChoice value={language} offered={story.languages} onChange={choose} />
                <SpeechNote language={language} />
                <PagesOffer chosen={chosenLanguage(story.id, story.languages)}>
                  <Suspense fallback={null}>
                    <DeviceOffers language={language} />
                  </Suspense>
                </PagesOffer>
              </>
            )}
            <Actions
              {...{ state, storyId: story.id, isClosed: story.isClosed, busy: launch.busy }}
              onLaunch={launch.launch}
              onAnew={launch.askToDrop}
            />
          </>
        )}
      </section>
      <FullscreenButton className={styles.fullscreen} />
      <Suspense fallback={null}>
        {launch.isDropAsked && ongoing && (
          <DropRun
            storyId={story.id}
            run={ongoing}
            busy={launch.busy}
            onConfirm={beginAnew}
            onClose={launch.forgetDrop}
          />
        )}
        {launch.refused && (
          <MicrophoneDialog
            busy={launch.busy}
            onRetry={() => launch.refused && void launch.launch(launch.refused)}
            onType={() => launch.refused && void launch.enterTyping(launch.refused)}
            onClose={launch.forgetRefusal}
          />
        )}
      </Suspense>
      <ErrorDialog message={launch.error} onClose={() => launch.setError(undefined)} />
    </Stage>
  );
}
