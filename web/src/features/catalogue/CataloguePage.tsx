import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useHere } from '../../lib/here.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import AccountMenu from './AccountMenu.tsx';
import { useProgressQuery, useStoriesQuery } from './api.ts';
import { Shelf } from './Shelf.tsx';
import { offeredOf, startedOf } from './shelf.ts';

export const title = (t: TFunction) => t('catalogue.page');

interface Props {
  /** An owner's catalogue instead of everybody's. */
  ownerId?: string;
  /** Stands above the stories. */
  above?: ReactNode;
}

/** The catalogue of a player who is signed in. */
export default function CataloguePage({ ownerId, above }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const here = useHere();
  const owner = ownerId ? { ownerId } : {};
  const { data, isError, refetch } = useStoriesQuery({ language: currentLanguage(), ...owner });
  const progress = useProgressQuery({}, { refetchOnMountOrArgChange: true });
  const stories = data?.stories ?? [];
  const all = offeredOf(stories).map((story) => ({ story }));
  return (
    <Shelf
      actions={<AccountMenu />}
      above={above}
      stories={data?.stories}
      failed={isError}
      onRetry={() => void refetch()}
      emptyText={t(ownerId ? 'catalogue.emptyOwner' : 'catalogue.empty')}
      rows={[
        { title: t('catalogue.continueRow'), stories: startedOf(stories, progress.data?.stories ?? []) },
        { title: t(ownerId ? 'catalogue.ownerRow' : 'catalogue.trendingRow'), stories: all },
      ]}
      signedIn
      onLaunch={(story) => navigate(here(`/launch/${story.id}`))}
    />
  );
}
