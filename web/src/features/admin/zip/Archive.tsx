import { type ChangeEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import story from '../story/story.module.css';
import { ZipRefused } from './refused.ts';

/** The story as a file: one's own work outlives the page. */
export function Archive() {
  const { t } = useTranslation();
  const draft = useDraft();
  const canEdit = useOfDraft((one) => one.canEdit);
  const id = useId();
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const during = async (act: () => Promise<string>) => {
    setBusy(true);
    setSaid('');
    setSaid(await act().catch(why));
    setBusy(false);
  };
  const why = (error: unknown): string => {
    if (error instanceof ZipRefused)
      return t(`admin.zip.refused.${error.reason}`, { file: error.file ?? '' });
    return authoringFailure(t, error);
  };
  const download = () =>
    during(async () => {
      const { packed } = await import('./packed.ts');
      const { slug } = draft.head;
      const { zip, missing } = await packed(draft, slug);
      offer(zip, `${slug}.zip`);
      return missing.length === 0
        ? t('admin.zip.done')
        : t('admin.zip.missing', { files: missing.join(', ') });
    });
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) void during(() => taken(file));
    currentTarget.value = '';
  };
  const taken = async (file: File) => {
    const [{ importZip }, { isOf, takeZip }] = await Promise.all([
      import('./importZip.ts'),
      import('./takeZip.ts'),
    ]);
    const story = importZip(new Uint8Array(await file.arrayBuffer()));
    if (!isOf(draft, story)) return t('admin.zip.other');
    const { changed, others } = takeZip(draft, story);
    await draft.saveNow();
    return t('admin.zip.taken', { changed: changed.length, others: others.length });
  };
  return (
    <section>
      <h2>{t('admin.zip.title')}</h2>
      <Button className={story.small} kind="ghost" disabled={isBusy} onClick={download}>
        {t('admin.zip.export')}
      </Button>
      {canEdit && (
        <label htmlFor={id} className={story.file}>
          {t('admin.zip.import')}
          <input id={id} type="file" accept=".zip,application/zip" disabled={isBusy} onChange={take} />
        </label>
      )}
      <p className={story.note} role="status">
        {said}
      </p>
    </section>
  );
}

function offer(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/zip' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
