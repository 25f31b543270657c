import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Main } from '../../components/Main.tsx';
import { Loading, Notice } from '../../components/Notice.tsx';
import { Retry } from '../../components/Retry.tsx';
import type { Story } from './api.ts';
import { Carousel } from './Carousel.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import styles from './Shelf.module.css';
import { type Shelved, StoryRow } from './StoryRow.tsx';
import { slidesOf } from './shelf.ts';

const StoryDetail = lazy(() => import('./StoryDetail.tsx'));

export interface Row {
  title: string;
  stories: readonly Shelved[];
}

interface Props {
  /** What stands at the right of the head. */
  actions: ReactNode;
  /** What stands above the stories, of the owner's alone. */
  above?: ReactNode;
  /** Undefined while they are loaded. */
  stories: readonly Story[] | undefined;
  failed: boolean;
  onRetry: () => void;
  emptyText: string;
  rows: readonly Row[];
  signedIn: boolean;
  onLaunch: (story: Story) => void;
}

/** The catalogue's page, for visitors, players and owners alike. */
export function Shelf(props: Props) {
  const { actions, above, stories, failed, onRetry, emptyText, rows, signedIn, onLaunch } = props;
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Story>();
  return (
    <div className={styles.page}>
      <Header>{actions}</Header>
      <Main>
        {above}
        {failed && (
          <Notice role="alert">
            <p>{t('catalogue.failed')}</p>
            <Retry onRetry={onRetry} />
          </Notice>
        )}
        {!failed && !stories && <Loading />}
        {!failed && stories?.length === 0 && (
          <Notice>
            <p>{emptyText}</p>
          </Notice>
        )}
        {stories && stories.length > 0 && (
          <>
            <Carousel slides={slidesOf(stories)} onOpen={setOpened} />
            {rows.map((row) => (
              <StoryRow key={row.title} {...row} signedIn={signedIn} onOpen={setOpened} />
            ))}
          </>
        )}
      </Main>
      <Footer />
      <Suspense fallback={null}>
        {opened && (
          <StoryDetail
            story={opened}
            onClose={() => setOpened(undefined)}
            onLaunch={(story) => {
              setOpened(undefined);
              onLaunch(story);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
