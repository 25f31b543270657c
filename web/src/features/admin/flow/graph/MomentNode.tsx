import { Handle, type NodeProps, Position } from '@xyflow/react';
import { CircleX, Plus, TriangleAlert } from 'lucide-react';
import { memo, useContext, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../components/classes.ts';
import { Beside } from '../../presence/Beside.tsx';
import shared from '../flow.module.css';
import { useFlowActions } from '../flowContext.ts';
import { DraftPicture } from '../media/DraftPicture.tsx';
import { TypeLabel } from '../TypeLabel.tsx';
import colours from '../type.module.css';
import { type Card, cardIn } from './card.ts';
import { type Distance, useDistance } from './distance.ts';
import { FocusContext } from './focus.ts';
import styles from './graph.module.css';
import { NodeChips } from './NodeChips.tsx';
import type { MomentNode as Shown } from './nodes.ts';

/** A moment in the graph. Whatever else changes about its node, it is drawn anew only where its content did. */
export const MomentNode = memo(function MomentNode({ data, isConnectable }: NodeProps<Shown>) {
  return <MomentCard card={data.card} isStop={data.isStop} canEdit={isConnectable} />;
});

interface Props {
  /** One text, so that two that are alike are the same. */
  card: string;
  isStop: boolean;
  canEdit: boolean;
}

const MomentCard = memo(function MomentCard({ card: text, isStop, canEdit }: Props) {
  const card = useMemo(() => cardIn(text), [text]);
  const distance = useDistance();
  const isNear = distance === 'near';
  const End = distance === 'away' ? FarEnd : NearEnd;
  return (
    <>
      <End of="target" isConnectable={canEdit} />
      <article
        className={classes(styles.node, colours.colour)}
        data-type={card.type ?? 'unknown'}
        data-far={!isNear}
        data-away={distance === 'away'}
        data-stop={isStop}
      >
        <Face card={card} isStop={isStop} distance={distance} />
        {isNear && <NodeChips card={card} />}
        {isNear && canEdit && card.leadsOn && <After slug={card.slug} name={card.name} />}
      </article>
      {card.leadsOn && <End of="source" isConnectable={canEdit} />}
    </>
  );
});

interface EndProps {
  of: 'source' | 'target';
  isConnectable: boolean;
}

/** Where ways end, or begin: new ones are drawn from there. */
function NearEnd({ of, isConnectable }: EndProps) {
  const isSource = of === 'source';
  return (
    <Handle
      type={of}
      position={isSource ? Position.Right : Position.Left}
      isConnectableStart={isSource}
      isConnectableEnd={!isSource}
      isConnectable={isConnectable}
    />
  );
}

/** The same for whoever looks from too far away to draw any: React Flow finds it by these names. */
const FarEnd = ({ of }: EndProps) => (
  <i className={classes(styles.end, of)} data-handlepos={of === 'source' ? 'right' : 'left'} />
);

/** What is named, focused and pressed. */
function Face({ card, isStop, distance }: { card: Card; isStop: boolean; distance: Distance }) {
  const { choose, open } = useFlowActions();
  const button = useRef<HTMLButtonElement>(null);
  const wanted = useContext(FocusContext);
  useEffect(() => {
    if (!isStop || wanted.current !== card.slug) return;
    wanted.current = undefined;
    button.current?.focus({ preventScroll: true });
  }, [isStop, card.slug, wanted]);
  return (
    <button
      ref={button}
      type="button"
      className={styles.face}
      data-moment={card.slug}
      tabIndex={isStop ? 0 : -1}
      aria-label={card.text}
      onClick={() => choose(card.slug)}
      onDoubleClick={() => open(card.address)}
    >
      {distance === 'near' && card.picture && <DraftPicture url={card.picture} className={styles.place} />}
      {distance !== 'away' && <Written card={card} />}
    </button>
  );
}

/** What one reads of it. */
function Written({ card }: { card: Card }) {
  return (
    <>
      <span className={styles.heading}>
        <TypeLabel type={card.type} label={card.label} />
        {card.isStart && <Start />}
        <Beside path={`moments/${card.slug}.yaml`} />
        <Counted card={card} />
      </span>{' '}
      <span className={styles.name}>{card.name}</span>
    </>
  );
}

/** Painted, not written: who asks for the node by what is written on it says its type and its name. */
function Start() {
  const { t } = useTranslation();
  return <span className={styles.start} data-word={t('adminFlow.start')} />;
}

/** Painted, as the start is. */
function Counted({ card: { counts } }: { card: Card }) {
  const { errors, warnings } = counts;
  if (errors + warnings === 0) return null;
  return (
    <span className={classes(shared.counts, styles.problems)} aria-hidden="true">
      {errors > 0 && (
        <span data-of="errors">
          <CircleX className="ico" />
          <b data-count={errors} />
        </span>
      )}
      {warnings > 0 && (
        <span data-of="warnings">
          <TriangleAlert className="ico" />
          <b data-count={warnings} />
        </span>
      )}
    </span>
  );
}

/** Makes the next one; by keys it is N. */
function After({ slug, name }: { slug: string; name: string }) {
  const { t } = useTranslation();
  const { ask } = useFlowActions();
  return (
    <button
      type="button"
      className={classes(styles.after, 'nodrag')}
      tabIndex={-1}
      aria-label={t('adminFlow.newAfterOf', { name })}
      onClick={() => ask({ kind: 'new', after: slug })}
    >
      <Plus className="ico" aria-hidden="true" />
    </button>
  );
}
