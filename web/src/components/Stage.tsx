import type { HTMLAttributes } from 'react';
import { WIDE } from '../lib/media.ts';
import { classes } from './classes.ts';
import { Main } from './Main.tsx';
import { Picture } from './Picture.tsx';
import styles from './Stage.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  /** The place behind everything; '' leaves it dark. */
  place: string;
  /** The place is in sight. */
  onPlace?: () => void;
}

/** The house: a dark full-screen stage with one place on it. */
export function Stage({ place, onPlace, className, children, ...rest }: Props) {
  return (
    <Main {...rest} className={classes(styles.stage, className)} data-full="">
      {place && (
        <Picture
          url={place}
          alt=""
          className={styles.place}
          sizes="100vw"
          widths={WIDE}
          quality={90}
          eager
          onLoad={onPlace}
        />
      )}
      {children}
    </Main>
  );
}
