import type { TFunction } from 'i18next';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFactorFor } from '../../../components/factor/FactorGate.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useDraftsQuery } from '../api.ts';
import { AdminShell } from '../shell/AdminShell.tsx';
import { TeamDoor } from '../shell/TeamDoor.tsx';
import { Awaited } from './Awaited.tsx';
import { Begin } from './Begin.tsx';
import { StoryTable } from './StoryTable.tsx';
import styles from './stories.module.css';

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
        <Begin />
      </div>
      {!data && <Awaited error={error} onRetry={refetch} />}
      {data && found.length === 0 && (
        <Notice>
          <p>{t(data.stories.length === 0 ? 'admin.stories.none' : 'admin.stories.noneFound')}</p>
        </Notice>
      )}
      {found.length > 0 && <StoryTable stories={found} />}
    </div>
  );
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const matches = (wanted: string, names: readonly (string | undefined)[]): boolean =>
  names.some((name) => plain(name ?? '').includes(plain(wanted.trim())));
