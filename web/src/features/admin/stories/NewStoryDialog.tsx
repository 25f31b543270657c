import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { Dialog, DialogTitle } from '../../../components/Dialog.tsx';
import { Field } from '../../../components/Field.tsx';
import { useHere } from '../../../lib/here.ts';
import { useStillHere } from '../../../lib/stillHere.ts';
import { useCreateStoryMutation } from '../api.ts';
import { authoringFailure } from '../failure.ts';
import { storyPath } from '../paths.ts';
import { SlugField } from './SlugField.tsx';
import { slugFrom } from './slugFrom.ts';
import styles from './stories.module.css';

/** A new story: what it is called in both languages, and what it begins with. */
export function NewStoryDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const here = useHere();
  const stillHere = useStillHere();
  const [createStory, { isLoading, error }] = useCreateStoryMutation();
  const [en, setEn] = useState('');
  const [fr, setFr] = useState('');
  const [typed, setTyped] = useState<string>();
  const [from, setFrom] = useState('first_story');
  const slug = typed ?? slugFrom(en);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    const isHere = stillHere();
    const { data } = await createStory({ name: { en, fr: fr || en }, slug, from });
    if (data && isHere()) navigate(here(storyPath(data.storyId)));
  };
  return (
    <Dialog onClose={onClose} title={t('admin.new.title')} titled narrow>
      <form className={styles.form} onSubmit={create}>
        <DialogTitle>{t('admin.new.title')}</DialogTitle>
        <Field
          label={t('admin.new.en')}
          value={en}
          required
          maxLength={200}
          onChange={(event) => setEn(event.currentTarget.value)}
        />
        <Field
          label={t('admin.new.fr')}
          value={fr}
          maxLength={200}
          lang="fr"
          onChange={(event) => setFr(event.currentTarget.value)}
        />
        <SlugField value={slug} onChange={setTyped} />
        <fieldset className={styles.from}>
          <legend>{t('admin.new.from')}</legend>
          {(['first_story', 'empty'] as const).map((one) => (
            <label key={one}>
              <input type="radio" name="from" checked={from === one} onChange={() => setFrom(one)} />
              {t(`admin.new.${one}`)}
            </label>
          ))}
        </fieldset>
        {error && <p role="alert">{authoringFailure(t, error)}</p>}
        <div className={styles.acts}>
          <Button kind="lamp" type="submit" disabled={isLoading || en.trim() === '' || slug === ''}>
            {t('admin.new.create')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
