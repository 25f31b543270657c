import type { HTMLAttributes, ReactNode } from 'react';
import { Dialog, DialogTitle } from './Dialog.tsx';
import styles from './ShortDialog.module.css';

interface Props extends HTMLAttributes<HTMLDivElement> {
  title: string;
  /** Buttons for what can be done. */
  actions: ReactNode;
  onClose: () => void;
}

/** A dialog of a few words, under its title, and what can be done about them. */
export function ShortDialog({ title, actions, onClose, children, ...rest }: Props) {
  return (
    <Dialog onClose={onClose} title={title} titled narrow>
      <div {...rest} className={styles.short}>
        <DialogTitle>{title}</DialogTitle>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </Dialog>
  );
}
