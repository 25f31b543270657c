import { type DragEvent, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/Button.tsx';
import { Confirm } from '../../../components/Confirm.tsx';
import { classes } from '../../../components/classes.ts';
import controls from '../widgets/controls.module.css';
import { useForm } from '../widgets/form.ts';
import styles from './media.module.css';
import { Preview } from './Preview.tsx';
import { SlotNotes } from './SlotNotes.tsx';
import { type MediaKind, type Slot, TYPES } from './slots.ts';
import { UploadSaid } from './UploadSaid.tsx';
import { useSlotFile } from './useMedia.ts';
import { useUpload } from './useUpload.ts';

const CropDialog = lazy(() => import('./CropDialog.tsx'));

interface Props {
  readonly slot: Slot;
  readonly label: string;
}

/** One file of a story: what lies there, what the checker says of it, and what can be done with it. */
export function MediaSlot({ slot, label }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { draft } = useForm();
  const there = useSlotFile(draft, slot);
  const upload = useUpload(draft, slot, there?.file.sha256);
  const [open, setOpen] = useState<'crop' | 'remove'>();
  const [isOver, setOver] = useState(false);
  const close = () => setOpen(undefined);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) void upload.send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const remove = () => {
    close();
    upload.forget();
    draft.remove(`media/${slot.path}`);
  };
  const dropping = draft.canEdit && {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: drop,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a layout of its own
    <div
      role="group"
      className={classes(styles.slot, isOver && styles.over)}
      aria-labelledby={id}
      {...dropping}
    >
      <Preview {...{ slot, label, there }} />
      <p className={styles.label}>
        <b id={id}>{label}</b>
      </p>
      <SlotNotes path={slot.path} />
      {draft.canEdit && (
        <div className={styles.acts}>
          <Chooser kind={slot.kind} label={label} onFiles={take}>
            {t(there ? 'adminMedia.replace' : 'adminMedia.choose')}
          </Chooser>
          {there && slot.kind === 'picture' && (
            <button type="button" className={controls.quiet} onClick={() => setOpen('crop')}>
              {t('adminMedia.crop')}
              <span className="sr"> {label}</span>
            </button>
          )}
          {there && (
            <button type="button" className={controls.quiet} onClick={() => setOpen('remove')}>
              {t('adminMedia.remove')}
              <span className="sr"> {label}</span>
            </button>
          )}
        </div>
      )}
      {draft.canEdit && !there && <small className={styles.hint}>{t(`adminMedia.hints.${slot.kind}`)}</small>}
      <UploadSaid state={upload.state} onStop={upload.stop} onAgain={upload.again} />
      {open === 'remove' && (
        <Confirm
          title={t('adminMedia.removeTitle')}
          text={t('adminMedia.removeText', { path: slot.path })}
          confirm={t('adminMedia.remove')}
          onConfirm={remove}
          onClose={close}
        />
      )}
      {open === 'crop' && there && (
        <Suspense fallback={null}>
          <CropDialog
            {...{ label }}
            aspect={slot.aspect}
            url={there.url}
            send={upload.send}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ChooserProps {
  readonly kind: MediaKind;
  readonly label: string;
  readonly onFiles: (files: FileList | null) => void;
  readonly children: ReactNode;
}

/** A file input that looks like a button. The same file may be chosen twice: it may have changed. */
function Chooser({ kind, label, onFiles, children }: ChooserProps) {
  return (
    <label className={classes(buttonClass({}), styles.choose)}>
      {children}
      <span className="sr"> {label}</span>
      <input
        className="sr"
        type="file"
        accept={TYPES[kind].join(',')}
        onChange={({ currentTarget }) => {
          onFiles(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
