import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Loading, Notice } from '../../../components/Notice.tsx';
import { Retry } from '../../../components/Retry.tsx';
import { useReleasesQuery } from '../api.ts';
import { useDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import story from '../story/story.module.css';
import styles from './history.module.css';
import { SpellDetail } from './SpellDetail.tsx';
import { SpellList } from './SpellList.tsx';
import { useSpells } from './useSpells.ts';

/** Who has changed what and when, with the releases among it. */
export default function HistoryPage() {
  const { t } = useTranslation();
  const { storyId } = useDraft();
  const { spells, error, isMore, more, again } = useSpells(storyId);
  const { data: released } = useReleasesQuery({ storyId });
  const [chosen, setChosen] = useState<number>();
  if (error !== undefined)
    return (
      <Notice role="alert">
        <p>{authoringFailure(t, error)}</p>
        <Retry onRetry={again} />
      </Notice>
    );
  if (!spells) return <Loading />;
  const shown = spells.find(({ last }) => last === chosen) ?? spells[0];
  return (
    <div className={styles.panes}>
      <nav aria-label={t('admin.history.edits')}>
        <SpellList
          spells={spells}
          releases={released?.releases ?? []}
          chosen={shown?.last}
          onChoose={(spell) => setChosen(spell.last)}
        />
        {isMore && (
          <Button className={story.small} kind="ghost" onClick={more}>
            {t('admin.history.more')}
          </Button>
        )}
      </nav>
      {shown && <SpellDetail key={`${shown.first}-${shown.last}`} spell={shown} onRestored={again} />}
    </div>
  );
}
