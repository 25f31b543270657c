import type { ReactNode } from 'react';
import { Dialog, DialogTitle } from '../../../components/Dialog.tsx';
import type { useImport } from './useImport.ts';
import styles from './zip.module.css';

interface Props {
  readonly title: string;
  readonly importing: ReturnType<typeof useImport>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is around the steps of an import. While it works, it closes by what is in it alone. */
export function ZipDialog({ title, importing, onClose, children }: Props) {
  return (
    <Dialog onClose={onClose} title={title} titled narrow held={importing.step.kind === 'working'}>
      <div className={styles.dialog}>
        <DialogTitle>{title}</DialogTitle>
        {children}
      </div>
    </Dialog>
  );
}
