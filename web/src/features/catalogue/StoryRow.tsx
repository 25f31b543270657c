import type { Story } from './api.ts';
import { StoryCard } from './StoryCard.tsx';
import styles from './StoryRow.module.css';

export interface Shelved {
  story: Story;
  /** Percent of the latest run. */
  progress?: number;
}

interface Props {
  title: string;
  stories: readonly Shelved[];
  signedIn: boolean;
  onOpen: (story: Story) => void;
}

/** A titled row of story cards in 1, 2, 3 or 4 columns. */
export function StoryRow({ title, stories, signedIn, onOpen }: Props) {
  if (stories.length === 0) return null;
  return (
    <section className={styles.row}>
      <h2>{title}</h2>
      <ul className={styles.grid}>
        {stories.map(({ story, progress }) => (
          <li key={story.id}>
            <StoryCard story={story} signedIn={signedIn} progress={progress} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </section>
  );
}
