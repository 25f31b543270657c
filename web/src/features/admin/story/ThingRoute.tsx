import { useNavigate } from 'react-router-dom';
import { useHere } from '../../../lib/here.ts';
import { useDraft } from '../draft/useDraft.ts';
import { storyPath } from '../paths.ts';
import { useFormWays } from './useFormWays.tsx';
import { CharacterView, ItemView, PlaceView } from './views.ts';

const VIEWS = { character: CharacterView, item: ItemView, place: PlaceView } as const;

interface Props {
  kind: keyof typeof VIEWS;
  slug: string;
  /** It is called otherwise now. */
  onRenamed: (slug: string) => void;
}

/** A character, an item or a place: its form beside its text. */
export function ThingRoute({ kind, slug, onRenamed }: Props) {
  const { storyId } = useDraft();
  const ways = useFormWays();
  const navigate = useNavigate();
  const here = useHere();
  const View = VIEWS[kind];
  return (
    <View
      {...ways}
      {...{ slug, onRenamed }}
      onDeleted={() => navigate(here(storyPath(storyId, `${kind}s`)))}
    />
  );
}
