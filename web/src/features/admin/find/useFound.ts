import { useEffect, useState } from 'react';
import type { DraftStore } from '../draft/store.ts';
import type { FoundLine } from './found.ts';

interface Found {
  readonly lines: readonly FoundLine[];
  /** Whether it is what is sought now, and not what was a letter ago. */
  readonly isCurrent: boolean;
}

/** What is found in the story while somebody types what they seek. */
export function useFound(draft: DraftStore, words: string): Found {
  const [found, setFound] = useState<{ readonly lines: readonly FoundLine[]; readonly of: string }>();
  useEffect(() => {
    let isWanted = true;
    void draft.find(words).then((lines) => isWanted && setFound({ lines, of: words }));
    return () => {
      isWanted = false;
    };
  }, [draft, words]);
  return { lines: found?.lines ?? [], isCurrent: found?.of === words };
}
