import { SourceFile } from '@fabula/story/source-file';
import { useMemo } from 'react';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import { type Part, partOfFile, partsOfStory } from '../slugs.ts';
import { fieldsOf } from '../widgets/values.ts';

export type BeginningKind = 'facts' | 'items' | 'characters';

/** Something that a run may have from its beginning: a fact by its name, a card by its id. */
export interface Beginning {
  readonly value: string;
  readonly name: string;
}

/** What a test of the draft can begin with, as far as its texts can be read. */
export function useBeginnings(): Readonly<Record<BeginningKind, readonly Beginning[]>> {
  const draft = useDraft();
  const files = useOfDraft((one) => one.files());
  const problems = useOfDraft((one) => one.problems());
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts are read again when the checker has read them
  return useMemo(() => {
    const story = draft.textOf('story.yaml') ?? '';
    const facts = Object.keys(fieldsOf(fieldsOf(new SourceFile('story.yaml', story).value).facts));
    const people = files.filter(({ path }) => /^characters\/[a-z0-9-]+\.yaml$/.test(path));
    return {
      facts: facts.map((name) => ({ value: name, name })),
      items: partsOfStory(story, 'items').flatMap(cardOf),
      characters: people.map(({ path }) => partOfFile(path, draft.textOf(path) ?? '')).flatMap(cardOf),
    };
  }, [files, problems, draft]);
}

const cardOf = ({ id, name }: Part): Beginning[] => (id === undefined ? [] : [{ value: id, name }]);
