import type { ReactNode } from 'react';
import { Main } from '../../../components/Main.tsx';
import { Rail, type RailOf } from './Rail.tsx';
import styles from './shell.module.css';

interface Props {
  /** Of a story's pages. */
  story?: RailOf | undefined;
  /** Stands above the page's main part, and stays. */
  bar?: ReactNode;
  children: ReactNode;
}

/** What is around every page of the authors and the team: the ways, and the page. */
export function AdminShell({ story, bar, children }: Props) {
  return (
    <div className={styles.shell}>
      <Rail story={story} />
      <div className={styles.page}>
        {bar}
        <Main className={styles.main}>{children}</Main>
      </div>
    </div>
  );
}
