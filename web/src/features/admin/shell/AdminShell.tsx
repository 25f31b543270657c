import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  useOnward();
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

/**
 * Within a story the main part stays. Whoever goes on to another page sees its beginning, and where what had the focus is gone
 * finds that at the main part.
 */
function useOnward(): void {
  const { pathname } = useLocation();
  const last = useRef({ pathname, step: stepNow() });
  useLayoutEffect(() => {
    const { pathname: before, step } = last.current;
    if (before === pathname) return;
    last.current = { pathname, step: stepNow() };
    // The browser shows whoever goes back where they were.
    if (last.current.step >= step) document.documentElement.scrollTop = 0;
    if (document.activeElement === document.body)
      document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** How far one has come, as the router counts it in the browser's history. */
function stepNow(): number {
  const { idx } = Object(history.state) as { idx?: unknown };
  return typeof idx === 'number' ? idx : 0;
}
