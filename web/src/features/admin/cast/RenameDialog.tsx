import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { ShortDialog } from '../../../components/ShortDialog.tsx';
import { canBeCalled } from '../widgets/NewEntry.tsx';
import { slugsOf } from '../widgets/slugs.ts';
import { applyEdits, thingOf } from './folder.ts';
import { Looking } from './Looking.tsx';
import { planFor } from './plan.ts';
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
  const [share, setShare] = useState<number>();
  const ended = useRef(new AbortController());
  useEffect(() => {
    ended.current = new AbortController();
    return () => ended.current.abort();
  }, []);
  const isUnderWay = share !== undefined;
  const isGood = canBeCalled(name, slugsOf(draft)[kind]);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (!isGood || isUnderWay) return;
    const { signal } = ended.current;
    setShare(0);
    const tell = (now: number) => setShare((before = 0) => Math.max(before, now));
    const plan = await planFor(
      draft,
      { kind: 'rename', thing: thingOf(kind, slug), to: name },
      { tell, signal },
    );
    if (signal.aborted) return;
    setShare(undefined);
    if (plan.kind === 'refused') setRefused(t('adminForms.cast.renameRefused', { why: plan.why }));
    else {
      applyEdits(draft, plan.edits);
      onRenamed(name);
    }
  };
  const actions = (
    <>
      <Button kind="lamp" type="submit" form="rename-thing" disabled={!isGood || isUnderWay}>
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
          readOnly={isUnderWay}
          problem={refused ?? taken}
          onChange={({ target }) => {
            setName(target.value);
            setRefused(undefined);
          }}
        />
      </form>
      {isUnderWay && <Looking text={t('adminForms.cast.renaming')} share={share} />}
    </ShortDialog>
  );
}
