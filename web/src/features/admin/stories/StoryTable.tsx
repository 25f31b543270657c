import { useTranslation } from 'react-i18next';
import type { DraftSummary } from '../api.ts';
import { StoryRow } from './StoryRow.tsx';
import styles from './stories.module.css';

const COLUMNS = ['story', 'release', 'moments', 'checker', 'edited', 'acts'] as const;

/** Stories with how they stand; cards where there is little room. */
export function StoryTable({ stories }: { stories: readonly DraftSummary[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.table}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`admin.stories.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stories.map((story) => (
            <StoryRow key={story.storyId} story={story} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
