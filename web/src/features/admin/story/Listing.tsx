import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftsQuery, useSetListingMutation } from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import styles from './story.module.css';

/** Whether the public catalogue shows the story: its owner and the team decide that. */
export function Listing() {
  const { t } = useTranslation();
  const { storyId, head } = useDraft();
  const { data } = useDraftsQuery({});
  const [setListing, { isLoading, error }] = useSetListingMutation();
  const [wanted, setWanted] = useState<boolean>();
  const known = data?.stories.find((story) => story.storyId === storyId)?.isListed ?? head.isListed;
  const may = head.myRole === 'owner' || head.myRole === 'team';
  const choose = async (isListed: boolean) => {
    setWanted(isListed);
    await setListing({ storyId, isListed });
    setWanted(undefined);
  };
  return (
    <section>
      <h2>{t('admin.listing.title')}</h2>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={wanted ?? known}
          disabled={!may || isLoading}
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        {t('admin.listing.isListed')}
      </label>
      <p className={styles.note}>{t('admin.listing.help')}</p>
      {error && <p role="alert">{authoringFailure(t, error)}</p>}
    </section>
  );
}
