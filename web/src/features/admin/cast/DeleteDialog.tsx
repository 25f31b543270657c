import type { NamedPlace, TakenOut } from '@fabula/story/edit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { ShortDialog } from '../../../components/ShortDialog.tsx';
import styles from './cast.module.css';
import { applyEdits, folderOf, thingOf } from './folder.ts';
import type { CastThing } from './things.ts';

interface Props extends CastThing {
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** What deleting it would come to; undefined while that is looked up. */
type Plan = { readonly named: readonly NamedPlace[]; readonly taken: TakenOut } | 'unreadable' | undefined;

/** Says who names it before something is deleted, and takes those lines out with it. */
export function DeleteDialog({ onDeleted, onClose, ...thing }: Props) {
  const { t } = useTranslation();
  const { draft, slug } = thing;
  const plan = usePlan(thing);
  const isKnown = plan !== undefined && plan !== 'unreadable';
  const take = () => {
    if (!isKnown) return;
    applyEdits(draft, plan.taken.edits);
    onDeleted();
  };
  const actions = (
    <>
      <Button kind="bad" onClick={take} disabled={!isKnown}>
        {t(isKnown && plan.named.length > 0 ? 'adminForms.cast.takeOut' : 'adminForms.cast.delete')}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </>
  );
  return (
    <ShortDialog title={t('adminForms.cast.deleteTitle', { name: slug })} actions={actions} onClose={onClose}>
      {plan === undefined && <p role="status">{t('adminForms.cast.looking')}</p>}
      {plan === 'unreadable' && <p role="alert">{t('adminForms.cast.unreadable')}</p>}
      {isKnown && <Naming named={plan.named} left={plan.taken.left.length} />}
    </ShortDialog>
  );
}

function Naming({ named, left }: { named: readonly NamedPlace[]; left: number }) {
  const { t } = useTranslation();
  if (named.length === 0) return <p>{t('adminForms.cast.nobodyNames')}</p>;
  return (
    <>
      <p>{t('adminForms.cast.names', { count: named.length })}</p>
      <ul className={styles.names}>
        {named.map(({ file, path }) => (
          <li key={`${file} ${path.join(' ')}`}>
            {file} <code>{path.join('.')}</code>
          </li>
        ))}
      </ul>
      {left > 0 && <p>{t('adminForms.cast.left', { count: left })}</p>}
    </>
  );
}

function usePlan({ draft, kind, slug }: CastThing): Plan {
  const [plan, setPlan] = useState<Plan>();
  useEffect(() => {
    let isWanted = true;
    void planOf({ draft, kind, slug }).then((found) => isWanted && setPlan(found));
    return () => {
      isWanted = false;
    };
  }, [draft, kind, slug]);
  return plan;
}

async function planOf({ draft, kind, slug }: CastThing): Promise<Plan> {
  const { EditAsText, NoSuchPlace, takeOut, whoNames } = await import('@fabula/story/edit');
  const [folder, thing] = [folderOf(draft), thingOf(kind, slug)];
  try {
    return { named: whoNames(folder, thing), taken: takeOut(folder, thing) };
  } catch (error) {
    if (error instanceof EditAsText || error instanceof NoSuchPlace) return 'unreadable';
    throw error;
  }
}
