import { ChevronDown, ChevronRight, CircleX, Link2, Plus, Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Beside } from '../../presence/Beside.tsx';
import { momentAddress } from '../address.ts';
import { canLeadOn } from '../edits/canLeadOn.ts';
import shared from '../flow.module.css';
import { useFlowState } from '../flowContext.ts';
import type { FlowMoment } from '../model.ts';
import { TypeLabel } from '../TypeLabel.tsx';
import {
  countsOf,
  countsText,
  momentName,
  momentText,
  nameOf,
  targetsOf,
  typeLabel,
  withoutWays,
} from '../words.ts';
import { Cell } from './Cell.tsx';
import styles from './list.module.css';
import type { Spot } from './move.ts';
import type { Row } from './rows.ts';

interface Props {
  row: Row;
  spot: Spot | undefined;
  onFocus: (spot: Spot) => void;
  onToggle: () => void;
}

/** So many names are said in a cell; the rest is counted. */
const MOST = 2;

export function MomentRow({ row, spot, onFocus, onToggle }: Props) {
  const { flow, words, at, actions } = useFlowState();
  const { moment, isOpen, position, size } = row;
  const isAt = at === moment.slug;
  const targets = targetsOf(moment);
  const to = words.t('adminFlow.columns.to');
  // Tab goes through what is in the row that has the focus, and then leaves.
  const tab = spot ? 0 : -1;
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: laid out as a card it would be no row any more
      role="row"
      data-row={row.key}
      data-at={isAt}
      aria-level={1}
      aria-expanded={isOpen}
      aria-posinset={position}
      aria-setsize={size}
      aria-label={momentText(flow, moment, words)}
      tabIndex={spot && spot.cell === undefined ? 0 : -1}
      onFocus={(event) => event.target === event.currentTarget && onFocus({ row: row.key })}
      onClick={(event) => isPlain(event.target) && actions.choose(moment.slug)}
    >
      <Cell index={0} spot={spot}>
        <Title moment={moment} isOpen={isOpen} onToggle={onToggle} tab={tab} />
      </Cell>
      <Cell index={1} spot={spot} className={shared.quiet}>
        <Names slugs={moment.from} none={flow.start === moment.slug ? 'start' : 'nobody'} />
      </Cell>
      <Cell index={2} spot={spot} className={shared.quiet} {...(targets.length > 0 && { label: to })}>
        {targets.length === 0 ? withoutWays(moment, words) : <Names slugs={targets} none="nobody" />}
      </Cell>
      <Cell index={3} spot={spot}>
        <Problems moment={moment} />
      </Cell>
      <Cell index={4} spot={spot}>
        <Actions moment={moment} tab={tab} />
      </Cell>
    </tr>
  );
}

/** Nothing that does something by itself. */
function isPlain(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button') === null;
}

interface TitleProps {
  moment: FlowMoment;
  isOpen: boolean | undefined;
  onToggle: () => void;
  tab: number;
}

function Title({ moment, isOpen, onToggle, tab }: TitleProps) {
  const { draft, words } = useFlowState();
  const name = momentName(moment, words);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <span className={styles.title}>
      {isOpen === undefined ? (
        <span className={styles.noFold} />
      ) : (
        <button
          type="button"
          className={shared.fold}
          tabIndex={tab}
          aria-label={words.t('adminFlow.waysOf', { name })}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Chevron className="ico" aria-hidden="true" />
        </button>
      )}
      <TypeLabel
        type={moment.broken === undefined ? moment.type : undefined}
        label={typeLabel(moment, words)}
      />
      <Link to={momentAddress(draft.storyId, moment)} tabIndex={tab}>
        {name}
      </Link>
      <Beside path={moment.file} />
    </span>
  );
}

function Names({ slugs, none }: { slugs: readonly string[]; none: 'start' | 'nobody' }) {
  const { flow, words } = useFlowState();
  const start = none === 'start' ? [words.t('adminFlow.start')] : [];
  const named = [...start, ...slugs.map((slug) => nameOf(flow, slug, words))];
  if (named.length === 0) return words.t('adminFlow.nobody');
  const more = named.length - MOST;
  const rest = more > 0 ? `, ${words.t('adminFlow.more', { count: more })}` : '';
  return named.slice(0, MOST).join(', ') + rest;
}

function Problems({ moment }: { moment: FlowMoment }) {
  const { words } = useFlowState();
  const counts = countsOf(moment);
  if (counts.errors + counts.warnings === 0) return null;
  return (
    <span className={shared.counts}>
      <span className="sr">{countsText(counts, words)}</span>
      {counts.errors > 0 && (
        <span data-of="errors" aria-hidden="true">
          <CircleX className="ico" />
          {counts.errors}
        </span>
      )}
      {counts.warnings > 0 && (
        <span data-of="warnings" aria-hidden="true">
          <TriangleAlert className="ico" />
          {counts.warnings}
        </span>
      )}
    </span>
  );
}

function Actions({ moment, tab }: { moment: FlowMoment; tab: number }) {
  const { draft, words, actions } = useFlowState();
  if (!draft.canEdit) return null;
  const { slug } = moment;
  const { t } = words;
  const name = momentName(moment, words);
  return (
    <span className={styles.actions}>
      {canLeadOn(moment) && (
        <>
          <Act
            tab={tab}
            label={t('adminFlow.newAfterOf', { name })}
            onClick={() => actions.ask({ kind: 'new', after: slug })}
          >
            <Plus className="ico" aria-hidden="true" />
          </Act>
          <Act
            tab={tab}
            label={t('adminFlow.leadOnOf', { name })}
            onClick={() => actions.ask({ kind: 'connect', slug })}
          >
            <Link2 className="ico" aria-hidden="true" />
          </Act>
        </>
      )}
      <Act
        tab={tab}
        label={t('adminFlow.deleteOf', { name })}
        onClick={() => actions.ask({ kind: 'delete', slug })}
      >
        <Trash2 className="ico" aria-hidden="true" />
      </Act>
    </span>
  );
}

interface ActProps {
  label: string;
  tab: number;
  onClick: () => void;
  children: ReactNode;
}

function Act({ label, tab, onClick, children }: ActProps) {
  return (
    <button
      type="button"
      className={shared.act}
      tabIndex={tab}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
