import { Rocket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Dialog, DialogTitle } from '../../../components/Dialog.tsx';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import story from '../story/story.module.css';
import styles from './history.module.css';
import { PublishFigures } from './PublishFigures.tsx';
import { PublishProblems } from './PublishProblems.tsx';
import { usePublish } from './usePublish.ts';

const MOST_NOTE = 500;

/** What is published, what is still to mend in it, and a note for those who come later. */
export default function PublishDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const draft = useDraft();
  const revision = useOfDraft((one) => one.revision);
  const saving = useOfDraft((one) => one.saving);
  const { publish, isBusy, error, version, newest } = usePublish(draft);
  const [note, setNote] = useState('');
  const [announceOnly, setAnnounceOnly] = useState(false);
  useEffect(() => {
    // What is published is the newest of everybody.
    void draft.pull();
  }, [draft]);
  const next = (newest?.version ?? 0) + 1;
  const send = () => publish({ note, announceOnly });
  if (version !== undefined) return <Published {...{ version, announceOnly, onClose }} />;
  return (
    <Dialog
      onClose={onClose}
      title={t('admin.publish.title', { version: next })}
      titled
      className={styles.publish}
    >
      <form
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
        }}
      >
        <DialogTitle>{t('admin.publish.title', { version: next })}</DialogTitle>
        <p className={story.note}>{t('admin.publish.revision', { revision })}</p>
        <PublishFigures since={newest?.revision} />
        <PublishProblems />
        <label className={styles.field}>
          <span>
            {t('admin.publish.note')}{' '}
            <small>{t('admin.publish.noteOf', { count: note.length, most: MOST_NOTE })}</small>
          </span>
          <textarea
            rows={2}
            maxLength={MOST_NOTE}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </label>
        {newest && <p className={story.note}>{t('admin.publish.runs', { version: newest.version })}</p>}
        {error !== undefined && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one scrolls, by keys as well
          <p role="alert" className={styles.refused} tabIndex={0}>
            {authoringFailure(t, error)}
          </p>
        )}
        <p role="status">
          {saving.kind !== 'saved' ? t('admin.publish.waits') : isBusy && t('admin.beingChecked')}
        </p>
        <footer>
          <label className={story.check}>
            <input
              type="checkbox"
              checked={announceOnly}
              onChange={({ currentTarget }) => setAnnounceOnly(currentTarget.checked)}
            />
            {t('admin.publish.announceOnly')}
          </label>
          <Button kind="ghost" onClick={onClose}>
            {t('admin.publish.notYet')}
          </Button>
          <Button kind="lamp" type="submit" disabled={isBusy || saving.kind !== 'saved'}>
            <Rocket className="ico" aria-hidden="true" />
            {t(isBusy ? 'admin.publish.underWay' : 'admin.publish.go', { version: next })}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

interface PublishedProps {
  readonly version: number;
  readonly announceOnly: boolean;
  readonly onClose: () => void;
}

function Published({ version, announceOnly, onClose }: PublishedProps) {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} title={t('admin.publish.done', { version })} titled narrow>
      <div className={styles.body} role="status">
        <DialogTitle>{t('admin.publish.done', { version })}</DialogTitle>
        <p>{t(announceOnly ? 'admin.publish.announcedText' : 'admin.publish.doneText')}</p>
        <Button kind="lamp" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}
