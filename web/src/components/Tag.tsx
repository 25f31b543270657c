import type { HTMLAttributes } from 'react';
import { classes } from './classes.ts';
import styles from './Tag.module.css';

export type TagKind = 'plain' | 'hd' | 'soon' | 'closed' | 'Water' | 'Fire' | 'Grass' | 'Electric';

interface Props extends HTMLAttributes<HTMLSpanElement> {
  kind?: TagKind;
}

export function Tag({ kind = 'plain', className, ...rest }: Props) {
  return <span {...rest} className={classes(styles.tag, kind !== 'plain' && styles[kind], className)} />;
}
