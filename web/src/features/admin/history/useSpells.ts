import { useCallback, useEffect, useState } from 'react';
import { type DraftEdit, useLazyEditsQuery } from '../api.ts';
import { type Spell, spellsOf } from './spells.ts';

/** The spells of work of a story, as many as were asked for. */
export function useSpells(storyId: string) {
  const [ask, { error }] = useLazyEditsQuery();
  const [edits, setEdits] = useState<readonly DraftEdit[]>();
  const [cursor, setCursor] = useState('');
  const [tries, setTries] = useState(0);
  const load = useCallback(
    async (from: string, before: readonly DraftEdit[]) => {
      const { data } = await ask({ storyId, cursor: from });
      if (!data) return;
      setEdits([...before, ...data.edits]);
      setCursor(data.cursor);
    },
    [ask, storyId],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same
  useEffect(() => void load('', []), [load, tries]);
  const spells: readonly Spell[] | undefined = edits && spellsOf(edits);
  return {
    spells,
    error: edits ? undefined : error,
    isMore: cursor !== '',
    more: () => void load(cursor, edits ?? []),
    again: () => setTries((count) => count + 1),
  };
}
