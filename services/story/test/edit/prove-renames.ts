import { RenameRefused, renameSlug } from '@fabula/story/edit/rename/rename';
import type { Thing } from '@fabula/story/edit/thing';
import { readStory } from '@fabula/story/read-story';
import type { StoryFolder } from '@fabula/story/story-folder';

export interface RenameProof {
  renamed: number;
  /** Changes of text that it took. */
  changes: number;
  readonly wrong: string[];
}

/** Calls each of these things otherwise and then as before: then all is as it was, to the byte. */
export function proveRenames(story: StoryFolder, things: readonly Thing[]): RenameProof {
  const proof: RenameProof = { renamed: 0, changes: 0, wrong: [] };
  for (const thing of things) prove(story, thing, proof);
  return proof;
}

function prove(story: StoryFolder, thing: Thing, proof: RenameProof): void {
  const what = `${story.slug} ${JSON.stringify(thing)}`;
  const to = `renamed-${thing.slug}`;
  try {
    const there = renameSlug(story, thing, to);
    const { problems } = readStory(there.folder);
    if (problems.list.length > 0) proof.wrong.push(`${what}: ${problems.list[0]?.message}`);
    const renamed: Thing = { ...thing, slug: to };
    const back = renameSlug(there.folder, renamed, thing.slug).folder;
    if (told(back) !== told(story)) proof.wrong.push(`${what}: is not as before when it is called as before`);
    proof.renamed += 1;
    proof.changes += [...there.changes.values()].flat(2).length;
  } catch (error) {
    if (!(error instanceof RenameRefused)) throw error;
    proof.wrong.push(`${what}: ${error.message}`);
  }
}

function told({ texts, media }: StoryFolder): string {
  const inOrder = (files: ReadonlyMap<string, string>) => [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([inOrder(texts), inOrder(media)]);
}
