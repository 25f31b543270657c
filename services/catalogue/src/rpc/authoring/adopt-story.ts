import { randomUUID } from 'node:crypto';
import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { AlreadyADraft, FolderUnknown } from '../../domain/drafts/errors.ts';
import type { Content } from '../../domain/drafts/files.ts';
import { MEDIA_FOLDER } from '../../domain/drafts/paths.ts';
import { asDraftText, textBytes } from '../../domain/drafts/text.ts';
import { shownName } from '../../domain/rights.ts';
import { isAuthor } from '../../drafts/authors.ts';
import { newFiles } from '../../drafts/new-files.ts';
import { lockStory, openStory } from '../../drafts/opened.ts';
import { tellAction } from '../../drafts/tell-action.ts';
import { writeEdit } from '../../drafts/write-edit.ts';
import { adopt, findNamedOwner } from '../../store/drafts/stories.ts';
import { type FolderFiles, findFolder } from '../../store/folder-sources.ts';

type Method = Handler<(typeof AuthoringService)['method']['adoptStory']>;

/**
 * What was read of its folder last becomes a draft: it comes to the release that there is, and stands in the catalogues in which it
 * stood. So whom the folder names as its owner has it from now on, if they are an author here; else it is the team's.
 */
export function adoptStory({ db, authors, checker, published }: AuthoringContext): Method {
  return async ({ storyId }, call) => {
    const { sub: userId, email } = playerOf(call);
    const asked = { storyId, act: 'oversee', call } as const;
    await openStory(db.statement, asked);
    const named = await findNamedOwner(db.statement, storyId);
    const ownerId = named !== undefined && (await isAuthor(authors, named)) ? named : undefined;
    const revision = await db.transaction(async (tx) => {
      const story = await lockStory(tx, asked);
      if (story.origin !== 'folder') throw new AlreadyADraft();
      const folder = await findFolder(tx, storyId);
      if (folder === undefined) throw new FolderUnknown();
      await adopt(tx, storyId, ownerId);
      await tellAction(tx, call, { story, action: 'story-adopted', subjectId: ownerId });
      const edit = { storyId, editId: randomUUID(), kind: 'adopt', userId, name: shownName(email) };
      return (await writeEdit(tx, edit, newFiles(filesOf(folder)))).revision;
    });
    checker.edited(storyId, userId);
    published();
    return { revision };
  };
}

function filesOf({ texts, media }: FolderFiles): ReadonlyMap<string, Content> {
  const files = new Map<string, Content>();
  for (const [path, written] of texts) {
    const text = asDraftText(written);
    files.set(path, { text, bytes: textBytes(path, text) });
  }
  for (const [path, sha256, bytes] of media)
    files.set(`${MEDIA_FOLDER}${path}`, { sha256, bytes, isFromFolder: true });
  return files;
}
