import type { TFunction } from 'i18next';
import { FileUp, Plus, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { useFactorFor } from '../../../components/factor/FactorGate.tsx';
import { Loading, Notice } from '../../../components/Notice.tsx';
import { Retry } from '../../../components/Retry.tsx';
import { useDraftsQuery } from '../api.ts';
import { authoringFailure } from '../failure.ts';
import { AdminShell } from '../shell/AdminShell.tsx';
import { TeamDoor } from '../shell/TeamDoor.tsx';
import { NewStoryDialog } from './NewStoryDialog.tsx';
import { StoryTable } from './StoryTable.tsx';
import styles from './stories.module.css';

const ImportDialog = lazy(() => import('../zip/ImportDialog.tsx'));

export const title = (t: TFunction) => t('admin.stories.title');

/** All stories, for the team. */
export default function StoriesPage() {
  return (
    <TeamDoor>
      <AdminShell>
        <Stories />
      </AdminShell>
    </TeamDoor>
  );
}

function Stories() {
  const { t } = useTranslation();
  const { data, error, refetch } = useDraftsQuery({}, { refetchOnMountOrArgChange: true });
  useFactorFor(error, refetch);
  const [wanted, setWanted] = useState('');
  const [isNew, setNew] = useState(false);
  const [isImport, setImport] = useState(false);
  const found = data?.stories.filter(({ name, slug }) => matches(wanted, [name?.en, name?.fr, slug])) ?? [];
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <h1>{t('admin.stories.title')}</h1>
        <label className={styles.search}>
          <Search className="ico" aria-hidden="true" />
          <span className="sr">{t('admin.stories.find')}</span>
          <input
            type="search"
            placeholder={t('admin.stories.find')}
            value={wanted}
            onChange={({ currentTarget }) => setWanted(currentTarget.value)}
          />
        </label>
        <Button kind="lamp" onClick={() => setNew(true)}>
          <Plus className="ico" aria-hidden="true" />
          {t('admin.stories.new')}
        </Button>
        <Button kind="ghost" onClick={() => setImport(true)}>
          <FileUp className="ico" aria-hidden="true" />
          {t('admin.stories.import')}
        </Button>
      </div>
      {!data && !error && <Loading />}
      {!data && error && (
        <Notice role="alert">
          <p>{authoringFailure(t, error)}</p>
          <Retry onRetry={refetch} />
        </Notice>
      )}
      {data && found.length === 0 && (
        <Notice>
          <p>{t(data.stories.length === 0 ? 'admin.stories.none' : 'admin.stories.noneFound')}</p>
        </Notice>
      )}
      {found.length > 0 && <StoryTable stories={found} />}
      {isNew && <NewStoryDialog onClose={() => setNew(false)} />}
      {isImport && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setImport(false)} />
        </Suspense>
      )}
    </div>
  );
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const matches = (wanted: string, names: readonly (string | undefined)[]): boolean =>
  names.some((name) => plain(name ?? '').includes(plain(wanted.trim())));
