import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import story from '../story/story.module.css';
import { ZipRefused } from './refused.ts';

const TakeDialog = lazy(() => import('./TakeDialog.tsx'));

/** The story as a file: one's own work outlives the page. */
export function Archive() {
  const { t } = useTranslation();
  const draft = useDraft();
  const canEdit = useOfDraft((one) => one.canEdit);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [takes, setTakes] = useState(false);
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
  return (
    <section>
      <h2>{t('admin.zip.title')}</h2>
      <Button className={story.small} kind="ghost" disabled={isBusy} onClick={download}>
        {t('admin.zip.export')}
      </Button>
      {canEdit && (
        <Button className={story.small} kind="ghost" disabled={isBusy} onClick={() => setTakes(true)}>
          {t('admin.zip.import')}
        </Button>
      )}
      <p className={story.note} role="status">
        {said}
      </p>
      {takes && (
        <Suspense fallback={null}>
          <TakeDialog onClose={() => setTakes(false)} />
        </Suspense>
      )}
    </section>
  );
}

function offer(bytes: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: 'application/zip' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
