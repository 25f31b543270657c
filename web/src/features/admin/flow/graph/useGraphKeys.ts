import { useReactFlow } from '@xyflow/react';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { momentAddress } from '../address.ts';
import { canLeadOn } from '../edits/canLeadOn.ts';
import { useFlowState } from '../flowContext.ts';
import type { Places } from '../layout/placed.ts';
import { NODE } from '../layout/size.ts';
import type { Flow, FlowMoment } from '../model.ts';
import { isArrow, neighbour, trail } from './neighbour.ts';

/** Keys of whoever is at a moment in the graph: arrows follow the ways, letters do what the buttons do. */
export function useGraphKeys(
  places: Places,
  wanted: RefObject<string | undefined>,
): (event: KeyboardEvent) => void {
  const { draft, flow, toFocus, actions } = useFlowState();
  const { setCenter, getZoom } = useReactFlow();
  const cameFrom = useRef<string>(undefined);
  const show = useCallback(
    (slug: string) => {
      const place = places.get(slug);
      wanted.current = slug;
      actions.goTo(slug);
      if (place) void setCenter(place.x + NODE.width / 2, place.y + NODE.height / 2, { zoom: getZoom() });
    },
    [places, wanted, actions, setCenter, getZoom],
  );
  useEffect(() => {
    if (toFocus === undefined || !places.has(toFocus.slug)) return undefined;
    // A dialog that closes gives the focus back first.
    const late = setTimeout(() => {
      show(toFocus.slug);
      document.querySelector<HTMLElement>(`[data-moment="${toFocus.slug}"]`)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(late);
  }, [toFocus, places, show]);
  const act = (moment: FlowMoment, key: string): boolean => {
    const { slug } = moment;
    if (key === 'Enter') actions.open(momentAddress(draft.storyId, moment));
    else if (!draft.canEdit) return false;
    else if (key === 'n') actions.ask({ kind: 'new', after: canLeadOn(moment) ? slug : undefined });
    else if (key === 'c' && canLeadOn(moment)) actions.ask({ kind: 'connect', slug });
    else if (key === 'Delete') actions.ask({ kind: 'delete', slug });
    else return false;
    return true;
  };
  return (event) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const moment = momentAt(event.target, flow);
    if (!moment || !isPlain) return;
    if (isArrow(event.key)) {
      const to = neighbour(flow, moment.slug, event.key, cameFrom.current);
      event.preventDefault();
      if (to === undefined) return;
      cameFrom.current = trail(event.key, moment.slug, cameFrom.current);
      show(to);
    } else if (act(moment, event.key)) event.preventDefault();
  };
}

/** Which has the focus, whoever gave it that. */
function momentAt(target: EventTarget, { bySlug }: Flow): FlowMoment | undefined {
  const shown = target instanceof Element ? target.closest<HTMLElement>('[data-moment]') : null;
  return shown?.dataset.moment === undefined ? undefined : bySlug.get(shown.dataset.moment);
}
