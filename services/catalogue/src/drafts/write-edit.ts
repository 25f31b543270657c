import type { Tx } from '@fabula/kit/db';
import { DraftFull, DraftMovedOn } from '../domain/drafts/errors.ts';
import { type Content, type FileWrite, isText } from '../domain/drafts/files.ts';
import { MOST_MEDIA, MOST_MEDIA_BYTES, MOST_TEXTS, MOST_TEXTS_BYTES } from '../domain/drafts/limits.ts';
import { describedStory, objectIn, type StoryObject } from '../domain/drafts/objects.ts';
import { type EditAnswer, insertEdit, type NewEdit } from '../store/drafts/edits.ts';
import { putFiles, standingOf, type Totals } from '../store/drafts/files.ts';
import { setObjects } from '../store/drafts/objects.ts';
import { setCard } from '../store/drafts/stories.ts';

/**
 * Writes an edit of a story that is locked, as its next revision. Throws DraftMovedOn where a file is not any more what the
 * writes were made of, and DraftFull where the story would become too large.
 */
export async function writeEdit(tx: Tx, edit: NewEdit, writes: readonly FileWrite[]): Promise<EditAnswer> {
  const { storyId } = edit;
  const paths = writes.map(({ path }) => path);
  const { versions, others } = await standingOf(tx, storyId, paths);
  const madeOf = writes.map(({ version, steps }) => version - steps.length);
  if (versions.some((version, index) => version !== madeOf[index])) throw new DraftMovedOn();
  checkTotals(others, writes);
  const revision = await insertEdit(tx, edit);
  await putFiles(tx, { storyId, revision }, writes);
  await describe(tx, storyId, writes);
  return { revision, files: writes.map(({ path, version }) => ({ path, version })) };
}

function checkTotals(others: Totals, writes: readonly FileWrite[]): void {
  const contents = writes.flatMap(({ content }) => (content === null ? [] : [content]));
  const texts = contents.filter(isText);
  const media = contents.filter((content) => !isText(content));
  const bytesOf = (all: readonly Content[]) => all.reduce((sum, { bytes }) => sum + bytes, 0);
  if (others.texts + texts.length > MOST_TEXTS || others.textBytes + bytesOf(texts) > MOST_TEXTS_BYTES)
    throw new DraftFull({ message: `A story may have ${MOST_TEXTS} texts, and 12 MiB of text.` });
  if (others.media + media.length > MOST_MEDIA || others.mediaBytes + bytesOf(media) > MOST_MEDIA_BYTES)
    throw new DraftFull({ message: `A story may have ${MOST_MEDIA} media files, and 512 MiB of them.` });
}

/** What lists and searches know of the texts. */
async function describe(tx: Tx, storyId: string, writes: readonly FileWrite[]): Promise<void> {
  const texts = writes.map(({ path, content }) => {
    return { path, text: content !== null && isText(content) ? content.text : '' };
  });
  const story = texts.find(({ path }) => path === 'story.yaml');
  const described = story && describedStory(story.text);
  const declared = texts.map(({ path, text }): [string, readonly StoryObject[]] => {
    if (path === 'story.yaml') return [path, described?.objects ?? []];
    const object = objectIn(path, text);
    return [path, object ? [object] : []];
  });
  await setObjects(tx, storyId, new Map(declared));
  if (described !== undefined) await setCard(tx, storyId, described.card);
}
