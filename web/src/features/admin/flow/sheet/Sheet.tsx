import { Link2, Pencil, Plus, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../../components/Button.tsx';
import { IconButton } from '../../../../components/IconButton.tsx';
import { momentAddress } from '../address.ts';
import { canLeadOn } from '../edits/canLeadOn.ts';
import shared from '../flow.module.css';
import { useFlowState } from '../flowContext.ts';
import { mediaAddress } from '../media/draftMedia.ts';
import { SoundChip } from '../media/SoundChip.tsx';
import type { FlowMoment } from '../model.ts';
import { TypeLabel } from '../TypeLabel.tsx';
import { momentName, typeLabel } from '../words.ts';
import { Facts } from './Facts.tsx';
import { SheetProblems } from './SheetProblems.tsx';
import styles from './sheet.module.css';
import { Ways } from './Ways.tsx';

interface Props {
  moment: FlowMoment;
  onClose: () => void;
}

/** The gist of the moment at work, what is wrong with it, and what can be done with it. */
export function Sheet({ moment, onClose }: Props) {
  const { words } = useFlowState();
  const { t } = words;
  return (
    <aside className={styles.sheet} aria-label={momentName(moment, words)}>
      <header>
        <TypeLabel type={moment.type} label={typeLabel(moment, words)} />
        <strong>{momentName(moment, words)}</strong>
        <IconButton label={t('adminFlow.close')} onClick={onClose}>
          <X className="ico" aria-hidden="true" />
        </IconButton>
      </header>
      <div className={styles.sheetBody}>
        {moment.broken !== undefined && <p className={shared.broken}>{moment.broken}</p>}
        <Goal moment={moment} />
        <Sound moment={moment} />
        <Facts moment={moment} />
        <Ways moment={moment} />
        <SheetProblems moment={moment} />
        <Actions moment={moment} />
      </div>
    </aside>
  );
}

function Goal({ moment: { goal } }: { moment: FlowMoment }) {
  return (
    <div className={styles.goal}>
      {goal.en && <p lang="en">{goal.en}</p>}
      {goal.fr && <p lang="fr">{goal.fr}</p>}
    </div>
  );
}

function Sound({ moment: { slug, isSilent } }: { moment: FlowMoment }) {
  const { draft } = useFlowState();
  const url = isSilent ? undefined : mediaAddress(draft, 'audio', `sounds/${slug}.mp3`);
  return url ? <SoundChip url={url} key={url} /> : null;
}

function Actions({ moment }: { moment: FlowMoment }) {
  const { draft, words, actions } = useFlowState();
  const { t } = words;
  const { slug } = moment;
  return (
    <div className={styles.buttons}>
      <Link className={buttonClass({})} to={momentAddress(draft.storyId, moment)}>
        <Pencil className="ico" aria-hidden="true" />
        {t('adminFlow.open')}
      </Link>
      {draft.canEdit && canLeadOn(moment) && (
        <>
          <Ghost onClick={() => actions.ask({ kind: 'new', after: slug })}>
            <Plus className="ico" aria-hidden="true" />
            {t('adminFlow.newAfter')}
          </Ghost>
          <Ghost onClick={() => actions.ask({ kind: 'connect', slug })}>
            <Link2 className="ico" aria-hidden="true" />
            {t('adminFlow.leadOn')}
          </Ghost>
        </>
      )}
      {draft.canEdit && (
        <Ghost onClick={() => actions.ask({ kind: 'delete', slug })}>
          <Trash2 className="ico" aria-hidden="true" />
          {t('adminFlow.delete')}
        </Ghost>
      )}
    </div>
  );
}

function Ghost({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button kind="ghost" onClick={onClick}>
      {children}
    </Button>
  );
}
