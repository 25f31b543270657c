import type { NamedPlace } from '@fabula/story/edit';
import { Button } from '../../../../components/Button.tsx';
import { ShortDialog } from '../../../../components/ShortDialog.tsx';
import { applyEdits } from '../../cast/folder.ts';
import { Looking } from '../../cast/Looking.tsx';
import { usePlan } from '../../cast/plan.ts';
import { type Deletion, deletionOf } from '../edits/deletion.ts';
import { useFlowState } from '../flowContext.ts';
import type { Flow, FlowMoment } from '../model.ts';
import { momentName, nameOf } from '../words.ts';
import styles from './dialogs.module.css';

interface Props {
  moment: FlowMoment;
  onClose: () => void;
}

/** Asks before a moment goes, and says who leads there or names it otherwise. */
export function Removal({ moment, onClose }: Props) {
  const { draft, flow, words, actions } = useFlowState();
  const { t } = words;
  const { plan, share } = usePlan(draft, { kind: 'takeOut', thing: { kind: 'moment', slug: moment.slug } });
  const deletion = plan && deletionOf(moment.slug, plan);
  const remove = () => {
    if (!deletion) return;
    onClose();
    actions.attempt(moment.file, () => {
      applyEdits(draft, deletion.edits);
      const next = nextTo(flow, moment);
      if (next !== undefined) actions.goTo(next, true);
    });
  };
  const buttons = (
    <>
      <Button kind="bad" onClick={remove} disabled={!deletion}>
        {t('adminFlow.removal.confirm')}
      </Button>
      <Button kind="ghost" onClick={onClose}>
        {t('common.cancel')}
      </Button>
    </>
  );
  return (
    <ShortDialog
      title={t('adminFlow.removal.title', { name: momentName(moment, words) })}
      onClose={onClose}
      actions={buttons}
    >
      {deletion ? <Named {...deletion} /> : <Looking text={t('adminFlow.removal.looking')} share={share} />}
    </ShortDialog>
  );
}

/** Where one goes on when it is gone: to what led there, or to the first that is left. */
function nextTo({ moments }: Flow, { slug: gone, from }: FlowMoment): string | undefined {
  return [...from, ...moments.map(({ slug }) => slug)].find((slug) => slug !== gone);
}

function Named({ named, left }: Pick<Deletion, 'named' | 'left'>) {
  const { t } = useFlowState().words;
  return (
    <>
      <p>{t(named.length === 0 ? 'adminFlow.removal.free' : 'adminFlow.removal.named')}</p>
      <ul className={styles.places}>
        {named.map((place) => (
          <Place key={`${place.file} ${place.path.join('.')}`} place={place} isLeft={left.includes(place)} />
        ))}
      </ul>
    </>
  );
}

const MOMENT = /^moments\/(.+)\.yaml$/;

function Place({ place, isLeft }: { place: NamedPlace; isLeft: boolean }) {
  const { flow, words } = useFlowState();
  const slug = MOMENT.exec(place.file)?.[1];
  return (
    <li>
      {slug === undefined ? place.file : nameOf(flow, slug, words)} <code>{place.path.join('.')}</code>
      {isLeft && <strong> {words.t('adminFlow.removal.left')}</strong>}
    </li>
  );
}
