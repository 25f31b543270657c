import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { useHere } from '../../../lib/here.ts';
import { useDraftsQuery } from '../api.ts';
import { storyPath } from '../paths.ts';
import { nameOf } from '../stories/nameOf.ts';
import { SlugField } from '../stories/SlugField.tsx';
import { slugFrom } from '../stories/slugFrom.ts';
import type { Chosen } from './useImport.ts';
import type { Called } from './useNewStory.ts';
import styles from './zip.module.css';

interface Props {
  readonly chosen: Chosen;
  /** That another story has, as the site says. */
  readonly takenId: string | undefined;
  /** What it was to be called when it could not be made. */
  readonly last: Called | undefined;
  readonly onBegin: (called: Called) => void;
  readonly onClose: () => void;
}

/** What a story from an archive will be called here. One that is here already comes as another story, with ids of its own. */
export function NewStoryForm({ chosen, takenId, last, onBegin, onClose }: Props) {
  const { t } = useTranslation();
  const { story, head } = chosen;
  const { data } = useDraftsQuery({});
  const own = data?.stories.find(({ storyId }) => storyId === head.id);
  const wantsNewIds = head.id !== undefined && (own !== undefined || takenId === head.id);
  const [en, setEn] = useState(last?.name.en ?? head.name.en);
  const [slug, setSlug] = useState(last?.slug ?? story.slug ?? slugFrom(head.name.en));
  const begin = (event: FormEvent) => {
    event.preventDefault();
    onBegin({ name: { en, fr: head.name.fr || en }, slug, wantsNewIds });
  };
  return (
    <form className={styles.form} onSubmit={begin}>
      <Field
        label={t('admin.zip.name')}
        value={en}
        required
        readOnly={head.name.en !== ''}
        maxLength={200}
        onChange={({ currentTarget }) => setEn(currentTarget.value)}
      />
      <SlugField value={slug} onChange={setSlug} />
      {wantsNewIds && (
        <div className={styles.taken} role="status">
          <p>{t('admin.zip.idTaken')}</p>
          {own && <Own storyId={own.storyId} name={nameOf(own)} />}
        </div>
      )}
      <div className={styles.acts}>
        <Button kind="lamp" type="submit" disabled={en.trim() === '' || slug === ''}>
          {t(wantsNewIds ? 'admin.zip.beginNewIds' : 'admin.zip.begin')}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}

function Own({ storyId, name }: { storyId: string; name: string }) {
  const { t } = useTranslation();
  const here = useHere();
  return <Link to={here(storyPath(storyId))}>{t('admin.zip.openOwn', { name })}</Link>;
}
