import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTENT_ID, Main } from '../../../components/Main.tsx';
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
  useFocusOnward();
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

/** Within a story the main part stays: whoever leaves what had the focus for another page finds it there, and not nowhere. */
function useFocusOnward(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement === document.body)
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}
