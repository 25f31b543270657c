import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { useReturnFocus } from './useReturnFocus.ts';

interface Props {
  onClose: () => void;
  /** Names the dialog for assistive technology. */
  title: string;
  /** Of the title, where it is not the page's. */
  titleLang?: string;
  /** The sheet shows `title` itself. */
  titled?: boolean;
  narrow?: boolean;
  /** It closes by what is in it alone. */
  held?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A modal sheet, open as long as it is there: Escape closes it, focus stays inside and returns to where it came from. */
export function Dialog({
  onClose,
  title,
  titleLang,
  titled = false,
  narrow = false,
  held = false,
  className,
  children,
}: Props) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  const sheet = classes(styles.sheet, narrow && styles.narrow, className);
  return (
    <Radix.Root open onOpenChange={(next) => !next && !held && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil}>
          <Radix.Content className={sheet} aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
            {!titled && (
              <Radix.Title className="sr" lang={titleLang}>
                {title}
              </Radix.Title>
            )}
            {children}
            {!held && (
              <Radix.Close asChild>
                <IconButton className={styles.close ?? ''} label={t('common.close')}>
                  <X className="ico" aria-hidden="true" />
                </IconButton>
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

export const DialogTitle = Radix.Title;
