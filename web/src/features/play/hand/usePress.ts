import type { Press } from '../../../components/Card.tsx';
import { selectionEvents } from '../../../lib/game/selection.ts';
import type { View } from '../api.ts';
import { useRunDispatch } from '../useRun.ts';
import { useSelection } from './useSelection.ts';

/** How cards of a kind are chosen, where as many of them can be at once. */
export function usePress(view: View): (kind: 'characters' | 'items', id: string, most: number) => Press {
  const dispatch = useRunDispatch();
  const selection = useSelection(view);
  return (kind, id, most) => {
    const pressed = selection[kind].includes(id);
    return {
      pressed,
      off: most > 1 && selection[kind].length >= most && !pressed,
      onPress: () => dispatch(selectionEvents.cardPressed({ kind, id, most })),
    };
  };
}
