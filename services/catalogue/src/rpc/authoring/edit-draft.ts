import { type Call, type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService, EditDraftRequest } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { applyEdit, type FileChange, pathsOf } from '../../domain/drafts/apply-edit.ts';
import { shownName } from '../../domain/rights.ts';
import { lockStory, openDraft } from '../../drafts/opened.ts';
import { writeEdit } from '../../drafts/write-edit.ts';
import { type EditAnswer, findEdit } from '../../store/drafts/edits.ts';
import { findFiles } from '../../store/drafts/files.ts';
import { dropParts } from '../../store/drafts/parts.ts';
import { changeOf } from './edit-draft/changes.ts';
import { allParts, keepForLast } from './edit-draft/parts.ts';

type Method = Handler<(typeof AuthoringService)['method']['editDraft']>;

export function editDraft({ db, checker }: AuthoringContext): Method {
  return async (request, call) => {
    const { storyId, editId } = request;
    const { revision } = await openDraft(db.statement, { storyId, act: 'edit', call });
    const known = await findEdit(db.statement, storyId, editId);
    if (known !== undefined) return known;
    try {
      return await applied(request, { revision, call });
    } catch (error) {
      // The same edit may have been on its way twice: to the later one the earlier is what came between.
      const done = await findEdit(db.statement, storyId, editId);
      if (done !== undefined) return done;
      throw error;
    }
  };

  async function applied(
    { storyId, editId, clientId, kind, part, last, files }: EditDraftRequest,
    { revision, call }: { readonly revision: number; readonly call: Call },
  ): Promise<EditAnswer> {
    const { sub: userId, email } = playerOf(call);
    const asked = { storyId, act: 'edit', call } as const;
    const changes = files.map(changeOf);
    const staged = { storyId, editId, userId };
    if (!last) {
      await keepForLast(db.statement, staged, { part, changes });
      return { revision, files: [] };
    }
    const all = [...(await allParts(db.statement, staged, part)), ...changes];
    const writes = applyEdit({ files: await current(storyId, all), changes: all, clientId });
    const answer = await db.transaction(async (tx) => {
      await lockStory(tx, asked);
      if (part > 0) await dropParts(tx, staged);
      return writeEdit(tx, { storyId, editId, kind, userId, name: shownName(email) }, writes);
    });
    checker.edited(storyId, userId);
    return answer;
  }

  /** What the changes are made of, a few files a statement. */
  async function current(storyId: string, changes: readonly FileChange[]) {
    const paths = pathsOf(changes);
    const found = new Map<string, Awaited<ReturnType<typeof findFiles>>[number]>();
    for (let from = 0; from < paths.length; from += BATCH)
      for (const file of await findFiles(db.statement, storyId, paths.slice(from, from + BATCH)))
        found.set(file.path, file);
    return found;
  }
}

const BATCH = 16;
