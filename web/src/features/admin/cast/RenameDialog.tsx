import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { ShortDialog } from '../../../components/ShortDialog.tsx';
import { canBeCalled } from '../widgets/NewEntry.tsx';
import { slugsOf } from '../widgets/slugs.ts';
import { applyEdits, folderOf, thingOf } from './folder.ts';
import type { CastThing } from './things.ts';

interface Props extends CastThing {
  readonly onRenamed: (slug: string) => void;
  readonly onClose: () => void;
}

/** Calls something otherwise, and all that names it with it; the story is played as before. */
export function RenameDialog({ draft, kind, slug, onRenamed, onClose }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(slug);
  const [refused, setRefused] = useState<string>();
  const isGood = canBeCalled(name, slugsOf(draft)[kind]);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (!isGood) return;
    const { EditAsText, NoSuchPlace, RenameRefused, renameSlug } = await import('@fabula/story/edit');
    try {
      applyEdits(draft, renameSlug(folderOf(draft), thingOf(kind, slug), name));
      onRenamed(name);
    } catch (error) {
      const isExpected = [RenameRefused, EditAsText, NoSuchPlace].some((known) => error instanceof known);
      if (!isExpected || !(error instanceof Error)) throw error;
      setRefused(t('adminForms.cast.renameRefused', { why: error.message }));
    }
  };
  const actions = (
    <>
      <Button kind="lamp" type="submit" form="rename-thing" disabled={!isGood}>
        {t('adminForms.cast.rename')}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </>
  );
  const taken = name !== slug && !isGood ? t('adminForms.badName') : undefined;
  return (
    <ShortDialog title={t('adminForms.cast.renameTitle', { name: slug })} actions={actions} onClose={onClose}>
      <p>{t('adminForms.cast.renameText')}</p>
      <form id="rename-thing" onSubmit={(event) => void rename(event)}>
        <Field
          label={t('adminForms.cast.slug')}
          value={name}
          problem={refused ?? taken}
          onChange={({ target }) => {
            setName(target.value);
            setRefused(undefined);
          }}
        />
      </form>
    </ShortDialog>
  );
}
