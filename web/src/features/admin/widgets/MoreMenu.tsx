import * as Menu from '@radix-ui/react-dropdown-menu';
import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useForm } from './form.ts';
import styles from './MoreMenu.module.css';

export interface MenuEntry {
  readonly label: string;
  readonly onSelect: () => void;
  readonly isOff?: boolean;
  /** What it opens has the focus then; else it goes back to the menu's button. */
  readonly takesFocus?: boolean;
}

interface Props {
  /** What it is about. */
  readonly of: string;
  readonly entries: readonly MenuEntry[];
}

/** What else can be done with an entry. */
export function MoreMenu({ of, entries }: Props) {
  const { t } = useTranslation();
  const { isReadOnly } = useForm();
  const taken = useRef(false);
  const returnFocus = (event: Event) => {
    if (taken.current) event.preventDefault();
    taken.current = false;
  };
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        className={styles.trigger}
        aria-label={t('adminForms.more', { of })}
        disabled={isReadOnly}
      >
        <Ellipsis className="ico" aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content className={styles.menu} align="end" sideOffset={4} onCloseAutoFocus={returnFocus}>
          {entries.map(({ label, onSelect, isOff = false, takesFocus = false }) => (
            <Menu.Item
              key={label}
              className={styles.item}
              disabled={isOff}
              onSelect={() => {
                taken.current = takesFocus;
                onSelect();
              }}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
