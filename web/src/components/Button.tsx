import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

export type ButtonKind = 'plain' | 'lamp' | 'bad' | 'ghost' | 'link';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  big?: boolean;
  wide?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The class names of a button, for links that look like one. */
export function buttonClass({ kind = 'plain', big = false, wide = false }: ButtonProps): string {
  return classes(styles.button, kind !== 'plain' && styles[kind], big && styles.big, wide && styles.wide);
}

export function Button({ kind, big, wide, className, ...rest }: ButtonProps) {
  const looks: ButtonProps = {};
  if (kind) looks.kind = kind;
  if (big) looks.big = big;
  if (wide) looks.wide = wide;
  return <button type="button" {...rest} className={classes(buttonClass(looks), className)} />;
}
