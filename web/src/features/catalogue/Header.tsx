import type { ReactNode } from 'react';
import { Brand } from '../../components/Brand.tsx';
import styles from './Header.module.css';

/** The sticky head of the catalogue: the brand, and what this visitor can do. */
export function Header({ children }: { children: ReactNode }) {
  return (
    <header className={styles.top}>
      <Brand />
      <nav>{children}</nav>
    </header>
  );
}
