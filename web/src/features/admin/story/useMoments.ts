import { useMemo } from 'react';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import { type Part, partOfFile } from '../slugs.ts';

/** The moments of the story, as far as their texts can be read. */
export function useMoments(): readonly Part[] {
  const draft = useDraft();
  const files = useOfDraft((one) => one.files());
  const problems = useOfDraft((one) => one.problems());
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts are read again when the checker has read them
  return useMemo(
    () =>
      files
        .filter(({ path }) => /^moments\/[a-z0-9-]+\.yaml$/.test(path))
        .map(({ path }) => partOfFile(path, draft.textOf(path) ?? '')),
    [files, problems, draft],
  );
}
