import { useMemo } from 'react';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import { outlineOfText } from '../flow/reading/outlines.ts';

const MOMENT = /^moments\/([a-z0-9-]+)\.yaml$/;

export interface Moment {
  readonly slug: string;
  readonly id: string | undefined;
  readonly name: string;
}

/** The moments of the story, as far as their texts can be read. */
export function useMoments(): readonly Moment[] {
  const draft = useDraft();
  const files = useOfDraft((one) => one.files());
  const problems = useOfDraft((one) => one.problems());
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts are read again when the checker has read them
  return useMemo(
    () =>
      files.flatMap(({ path }) => {
        const [, slug] = MOMENT.exec(path) ?? [];
        const text = draft.stateOf(path)?.doc;
        if (slug === undefined || !text) return [];
        const { id, name } = outlineOfText(path, text);
        return [{ slug, id, name: name.en ?? slug }];
      }),
    [files, problems, draft],
  );
}

/** The file of a moment by its id, or by its name where it has none yet; undefined where there is none. Others are not read. */
export function useFileOfMoment(idOrSlug = ''): string | undefined {
  const draft = useDraft();
  const files = useOfDraft((one) => one.files());
  return useMemo(() => {
    const named = `moments/${idOrSlug}.yaml`;
    const isIt = (path: string) => {
      if (!MOMENT.test(path) || !draft.textOf(path)?.includes(idOrSlug)) return false;
      const text = draft.stateOf(path)?.doc;
      return text !== undefined && outlineOfText(path, text).id === idOrSlug;
    };
    return files.find(({ path }) => isIt(path))?.path ?? files.find(({ path }) => path === named)?.path;
  }, [files, draft, idOrSlug]);
}
