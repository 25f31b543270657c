import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftsQuery, useMembersQuery, useSetListingMutation } from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import { mayGive } from './mayGive.ts';
import styles from './story.module.css';

/** Whether the public catalogue shows the story: its owner and the team decide that. */
export function Listing() {
  const { t } = useTranslation();
  const { storyId, head } = useDraft();
  const { data } = useDraftsQuery({});
  const { data: draft } = useMembersQuery({ storyId });
  const [setListing, { isLoading, error }] = useSetListingMutation();
  const [wanted, setWanted] = useState<boolean>();
  const known = data?.stories.find((story) => story.storyId === storyId)?.isListed ?? head.isListed;
  const may = mayGive(head);
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
      <p className={styles.note}>
        {t((draft ?? head).isClosed ? 'admin.listing.closed' : 'admin.listing.help')}
      </p>
      {error && <p role="alert">{authoringFailure(t, error)}</p>}
    </section>
  );
}
