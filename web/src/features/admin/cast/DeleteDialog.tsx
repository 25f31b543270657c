import type { NamedPlace } from '@fabula/story/edit';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { ShortDialog } from '../../../components/ShortDialog.tsx';
import styles from './cast.module.css';
import { applyEdits, thingOf } from './folder.ts';
import { Looking } from './Looking.tsx';
import { usePlan } from './plan.ts';
import type { CastThing } from './things.ts';

interface Props extends CastThing {
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Says who names it before something is deleted, and takes those lines out with it. */
export function DeleteDialog({ onDeleted, onClose, ...thing }: Props) {
  const { t } = useTranslation();
  const { draft, kind, slug } = thing;
  const { plan, share } = usePlan(draft, { kind: 'takeOut', thing: thingOf(kind, slug) });
  const ready = plan?.kind === 'ready' ? plan : undefined;
  const take = () => {
    if (!ready) return;
    applyEdits(draft, ready.edits);
    onDeleted();
  };
  const actions = (
    <>
      <Button kind="bad" onClick={take} disabled={!ready}>
        {t(ready && ready.named.length > 0 ? 'adminForms.cast.takeOut' : 'adminForms.cast.delete')}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </>
  );
  return (
    <ShortDialog title={t('adminForms.cast.deleteTitle', { name: slug })} actions={actions} onClose={onClose}>
      {plan === undefined && <Looking text={t('adminForms.cast.looking')} share={share} />}
      {plan?.kind === 'refused' && <p role="alert">{t('adminForms.cast.unreadable')}</p>}
      {ready && <Naming named={ready.named} left={ready.left.length} />}
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
