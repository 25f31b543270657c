import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../../components/Failed.tsx';
import { Loading } from '../../../components/Notice.tsx';
import { useTitle } from '../../../lib/title.ts';
import { DraftContext, useDraft, useOfDraft, useOpenDraft, useText } from '../draft/useDraft.ts';
import { authoringFailure } from '../failure.ts';
import { Others } from '../presence/Others.tsx';
import { AdminShell } from '../shell/AdminShell.tsx';
import { StoryBar } from '../shell/StoryBar.tsx';
import { useKeys } from '../shell/useKeys.ts';
import { useNextProblem } from '../shell/useNextProblem.ts';
import { storyName } from '../slugs.ts';
import { whenIdle } from '../whenIdle.ts';
import { Banners } from './Banners.tsx';
import { InFolder } from './InFolder.tsx';

const fetchFind = () => import('../find/FindDialog.tsx');
const FindDialog = lazy(fetchFind);

interface Props {
  storyId: string;
  children: ReactNode;
}

/** What is around every page of a story: its draft, opened, and the bar. */
export function StoryFrame({ storyId, children }: Props) {
  const { t } = useTranslation();
  const { open, error, again } = useOpenDraft(storyId);
  if (error) {
    return (
      <AdminShell>
        <Failed text={authoringFailure(t, error)} onRetry={again} />
      </AdminShell>
    );
  }
  if (!open) {
    return (
      <AdminShell story={{ storyId, name: '' }}>
        <Loading />
      </AdminShell>
    );
  }
  return (
    <DraftContext value={open.draft}>
      <Others>
        <Opened left={open.left.length} onAdopted={again}>
          {children}
        </Opened>
      </Others>
    </DraftContext>
  );
}

interface OpenedProps {
  /** Pages of an earlier visit whose changes could not be sent. */
  left: number;
  onAdopted: () => void;
  children: ReactNode;
}

function Opened({ left, onAdopted, children }: OpenedProps) {
  const { t, i18n } = useTranslation();
  const draft = useDraft();
  const text = useText('story.yaml');
  const next = useNextProblem();
  const [said, setSaid] = useState('');
  const [isFinding, setFinding] = useState(false);
  const saving = useOfDraft((one) => one.saving);
  const isRead = useOfDraft((one) => one.isRead);
  // Whoever opens it by a key types on at once.
  useEffect(() => (isRead ? whenIdle(() => void fetchFind().catch(() => undefined)) : undefined), [isRead]);
  const { storyId, head } = draft;
  const name = storyName(text, i18n.language === 'fr' ? 'fr' : 'en') ?? head.slug;
  useTitle(name);
  useKeys({
    'Ctrl+s': () => {
      void draft.saveNow().then(() => setSaid(draft.saving.kind === 'saved' ? t('admin.saving.now') : ''));
    },
    F8: next,
    'Ctrl+k': () => setFinding(true),
  });
  return (
    <AdminShell story={{ storyId, name }} bar={<StoryBar name={name} onFind={() => setFinding(true)} />}>
      <p className="sr" role="status">
        {saving.kind === 'saved' ? said : ''}
      </p>
      <Banners left={left} />
      {head.origin === 'draft' ? (
        <Suspense fallback={<Loading />}>{children}</Suspense>
      ) : (
        <InFolder onAdopted={onAdopted} />
      )}
      <Suspense fallback={null}>{isFinding && <FindDialog onClose={() => setFinding(false)} />}</Suspense>
    </AdminShell>
  );
}
