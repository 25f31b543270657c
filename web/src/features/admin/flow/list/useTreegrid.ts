import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { momentAddress } from '../address.ts';
import { canLeadOn } from '../edits/canLeadOn.ts';
import { useFlowState } from '../flowContext.ts';
import { moved, type Spot } from './move.ts';
import { type Row, rowsOf } from './rows.ts';

/** Of a moment's row: moment, comes from, leads to, problems, actions. */
export const CELLS = 5;

/** Rows, what is unfolded of them, where the focus is, and what keys do. */
export function useTreegrid() {
  const { flow, at, toFocus, actions } = useFlowState();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => rowsOf(flow, open), [flow, open]);
  const [kept, setSpot] = useState<Spot>({ row: at ?? '' });
  const isThere = rows.some(({ key }) => key === kept.row);
  const spot = isThere ? kept : { row: at ?? rows[0]?.key ?? '' };
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const { row, cell } = spot;
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    focusOn(grid.current, { row, cell });
  }, [row, cell]);
  const show = useEffectEvent((slug: string) => {
    actions.goTo(slug);
    setSpot({ row: slug });
    focusOn(grid.current, { row: slug });
  });
  useEffect(() => {
    if (toFocus === undefined || !rows.some(({ key }) => key === toFocus.slug)) return undefined;
    // A dialog that closes gives the focus back first.
    const late = setTimeout(() => show(toFocus.slug));
    return () => clearTimeout(late);
  }, [toFocus, rows]);
  const go = (to: Spot) => {
    isMoving.current = true;
    setSpot(to);
    const slug = rows.find(({ key }) => key === to.row)?.moment.slug;
    if (slug !== undefined) actions.goTo(slug);
  };
  const fold = (key: string) => setOpen((before) => new Set([...before].filter((each) => each !== key)));
  const unfold = (key: string) => setOpen((before) => new Set([...before, key]));
  const act = useRowKeys();
  const onKeyDown = (event: KeyboardEvent) => {
    const here = rows.find(({ key }) => key === row);
    if (!here || event.altKey || event.metaKey) return;
    const pressed = event.ctrlKey ? `Ctrl+${event.key}` : event.key;
    const done = moved(rows, spot, pressed, here.way ? 1 : CELLS);
    if (done === undefined) {
      if (!event.ctrlKey && act(here, event)) event.preventDefault();
      return;
    }
    event.preventDefault();
    if ('spot' in done) go(done.spot);
    else if ('fold' in done) fold(done.fold);
    else unfold(done.unfold);
  };
  return {
    rows,
    spot,
    grid,
    onKeyDown,
    setSpot,
    toggle: (key: string) => (open.has(key) ? fold : unfold)(key),
  };
}

function focusOn(grid: HTMLElement | null, { row, cell }: Spot): void {
  const line = [...(grid?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
    (each) => each.dataset.row === row,
  );
  const target = cell === undefined ? line : line?.querySelectorAll<HTMLElement>('[role=gridcell]')[cell];
  target?.focus();
  target?.scrollIntoView?.({ block: 'nearest' });
}

/** What letters do at a row; inside of a cell its own buttons and links have Enter. */
function useRowKeys() {
  const { draft, actions } = useFlowState();
  return ({ moment, way }: Row, { key, target }: KeyboardEvent): boolean => {
    const { slug } = moment;
    const isWithin = target instanceof Element && target.closest('a, button') !== null;
    if (key === 'Enter' && !isWithin) actions.open(momentAddress(draft.storyId, moment));
    else if (key === ' ' && !isWithin) actions.choose(slug);
    else if (!draft.canEdit || way !== undefined) return false;
    else if (key === 'n') actions.ask({ kind: 'new', after: canLeadOn(moment) ? slug : undefined });
    else if (key === 'c' && canLeadOn(moment)) actions.ask({ kind: 'connect', slug });
    else if (key === 'Delete') actions.ask({ kind: 'delete', slug });
    else return false;
    return true;
  };
}
