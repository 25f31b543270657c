import { useDraft } from '../draft/useDraft.ts';
import type { Place } from '../widgets/form.ts';
import { addressOf } from './addressOf.ts';
import { useGoTo } from './useFormWays.tsx';
import { CastView } from './views.ts';

const KINDS = {
  characters: ['character'],
  items: ['item', 'dynamic item'],
  places: ['place'],
} as const;

/** All characters, items or places of the story, and new ones. */
export function CastRoute({ of }: { of: keyof typeof KINDS }) {
  const draft = useDraft();
  const goTo = useGoTo();
  const hrefOf = (place: Place) => addressOf(draft, place);
  return KINDS[of].map((kind) => <CastView key={kind} {...{ draft, kind, hrefOf }} onMade={goTo} />);
}
