import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its accessible name: an icon says nothing by itself. */
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

export const iconClass = (className?: string): string => classes(styles.icon, className);

export function IconButton({ label, className, ...rest }: Props) {
  return <button type="button" {...rest} aria-label={label} className={iconClass(className)} />;
}
