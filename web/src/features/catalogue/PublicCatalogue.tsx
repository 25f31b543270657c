import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { Shelf } from './Shelf.tsx';
import { shelfOrder } from './shelf.ts';
import { usePublicStories } from './usePublicStories.ts';

/** `onConnect` opens the sign-in; with a story that was chosen before, if there is one. */
export function PublicCatalogue({ onConnect }: { onConnect: (storyId?: string) => void }) {
  const { t } = useTranslation();
  const { stories, failed, retry } = usePublicStories(currentLanguage());
  const shelved = shelfOrder(stories ?? []).map((story) => ({ story }));
  return (
    <Shelf
      actions={
        <Button kind="lamp" onClick={() => onConnect()}>
          {t('catalogue.connect')}
        </Button>
      }
      stories={stories}
      failed={failed}
      onRetry={retry}
      emptyText={t('catalogue.empty')}
      rows={[{ title: t('catalogue.trendingRow'), stories: shelved }]}
      signedIn={false}
      onLaunch={(story) => onConnect(story.id)}
    />
  );
}
