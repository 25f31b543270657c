import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useCanEdit } from '../draft/useCanEdit.ts';
import styles from './cast.module.css';
import { DeleteDialog } from './DeleteDialog.tsx';
import { nameOf } from './nameOf.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { type CastThing, placeOfThing } from './things.ts';

export interface ThingHeadProps extends CastThing {
  /** It is called otherwise now: its page has another address. */
  readonly onRenamed: (slug: string) => void;
  readonly onDeleted: () => void;
}

/** What something is called, and what can be done with it as a whole. */
export function ThingHead({ onRenamed, onDeleted, ...thing }: ThingHeadProps) {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const close = () => setOpen(undefined);
  const { draft, kind, slug } = thing;
  const canEdit = useCanEdit(draft);
  return (
    <header className={styles.head}>
      <h1>{nameOf(draft, placeOfThing(kind, slug), i18n.language) || slug}</h1>
      <code>{slug}</code>
      {canEdit && (
        <>
          <Button kind="ghost" onClick={() => setOpen('rename')}>
            {t('adminForms.cast.rename')}
          </Button>
          <Button kind="ghost" onClick={() => setOpen('delete')}>
            {t('adminForms.cast.delete')}
          </Button>
        </>
      )}
      {open === 'rename' && <RenameDialog {...thing} onClose={close} onRenamed={onRenamed} />}
      {open === 'delete' && <DeleteDialog {...thing} onClose={close} onDeleted={onDeleted} />}
    </header>
  );
}
