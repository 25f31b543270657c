import type { NamedPlace } from '@fabula/story/edit';
import { useState } from 'react';
import { Button } from '../../../../components/Button.tsx';
import { ShortDialog } from '../../../../components/ShortDialog.tsx';
import { carryOut, planDeletion } from '../edits/deletion.ts';
import { useFlowState } from '../flowContext.ts';
import type { FlowMoment } from '../model.ts';
import { momentName, nameOf } from '../words.ts';
import styles from './dialogs.module.css';

interface Props {
  moment: FlowMoment;
  onClose: () => void;
}

/** Asks before a moment goes, and says who leads there or names it otherwise. */
export function Removal({ moment, onClose }: Props) {
  const { draft, words, actions } = useFlowState();
  const { t } = words;
  const [plan] = useState(() => planDeletion(draft, moment.slug));
  const remove = () => {
    onClose();
    actions.attempt(moment.file, () => carryOut(draft, plan));
  };
  const buttons = (
    <>
      <Button kind="bad" onClick={remove}>
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
      <p>{t(plan.named.length === 0 ? 'adminFlow.removal.free' : 'adminFlow.removal.named')}</p>
      <ul className={styles.places}>
        {plan.named.map((place) => (
          <Place
            key={`${place.file} ${place.path.join('.')}`}
            place={place}
            isLeft={plan.left.includes(place)}
          />
        ))}
      </ul>
    </ShortDialog>
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
