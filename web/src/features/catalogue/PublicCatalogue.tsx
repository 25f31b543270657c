import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { useTitle } from '../../lib/title.ts';
import { usePublicStoriesQuery } from './api.ts';
import { Shelf } from './Shelf.tsx';
import { shelfOrder } from './shelf.ts';

/** `onConnect` opens the sign-in; with a story that was chosen before, if there is one. */
export function PublicCatalogue({ onConnect }: { onConnect: (storyId?: string) => void }) {
  const { t } = useTranslation();
  useTitle();
  const { data, isError, refetch } = usePublicStoriesQuery({ language: currentLanguage() });
  const stories = shelfOrder(data?.stories ?? []).map((story) => ({ story }));
  return (
    <Shelf
      actions={
        <Button kind="lamp" onClick={() => onConnect()}>
          {t('catalogue.connect')}
        </Button>
      }
      stories={data?.stories}
      failed={isError}
      onRetry={() => void refetch()}
      emptyText={t('catalogue.empty')}
      rows={[{ title: t('catalogue.trendingRow'), stories }]}
      signedIn={false}
      onLaunch={(story) => onConnect(story.id)}
    />
  );
}
