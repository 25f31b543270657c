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
import { useIsFar } from './far.ts';
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
  const isFar = useIsFar();
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectableStart={false} isConnectable={canEdit} />
      <article
        className={classes(styles.node, colours.colour)}
        data-type={card.type ?? 'unknown'}
        data-far={isFar}
        data-stop={isStop}
      >
        <Face card={card} isStop={isStop} isFar={isFar} />
        {!isFar && <NodeChips card={card} />}
        {!isFar && canEdit && card.leadsOn && <After slug={card.slug} name={card.name} />}
      </article>
      {card.leadsOn && (
        <Handle type="source" position={Position.Right} isConnectableEnd={false} isConnectable={canEdit} />
      )}
    </>
  );
});

/** What is named, focused and pressed. */
function Face({ card, isStop, isFar }: { card: Card; isStop: boolean; isFar: boolean }) {
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
      {!isFar && card.picture && <DraftPicture url={card.picture} className={styles.place} />}
      <span className={styles.heading}>
        <TypeLabel type={card.type} label={card.label} />
        {card.isStart && <Start />}
        <Beside path={`moments/${card.slug}.yaml`} />
        <Counted card={card} />
      </span>{' '}
      <span className={styles.name}>{card.name}</span>
    </button>
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
