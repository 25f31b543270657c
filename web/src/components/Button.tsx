import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

interface Looks {
  kind?: 'plain' | 'lamp' | 'bad' | 'ghost' | 'link' | undefined;
  big?: boolean | undefined;
  wide?: boolean | undefined;
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, Looks {
  ref?: Ref<HTMLButtonElement>;
}

/** The class names of a button, for links that look like one. */
export function buttonClass({ kind = 'plain', big = false, wide = false }: Looks): string {
  return classes(styles.button, kind !== 'plain' && styles[kind], big && styles.big, wide && styles.wide);
}

export function Button({ kind, big, wide, className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={classes(buttonClass({ kind, big, wide }), className)} />;
}
