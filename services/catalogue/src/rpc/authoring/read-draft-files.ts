import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { type DraftFile, isText } from '../../domain/drafts/files.ts';
import { MOST_ANSWER_BYTES } from '../../domain/drafts/limits.ts';
import { openStory } from '../../drafts/opened.ts';
import { batchesOf } from '../../drafts/read-draft.ts';
import { findEntries, findFiles } from '../../store/drafts/files.ts';
import { filesAt } from '../../store/drafts/history.ts';

type Method = Handler<(typeof AuthoringService)['method']['readDraftFiles']>;

/** Files of one statement, of those of an earlier revision. */
const BATCH = 4;

export function readDraftFiles({ db }: AuthoringContext): Method {
  return async ({ storyId, paths, atRevision }, call) => {
    await openStory(db.statement, { storyId, act: 'read', call });
    const asked = [...new Set(paths)].filter((path) => !path.includes('\0'));
    const left = await batches(asked);
    const files: DraftFile[] = [];
    let bytes = 0;
    while (bytes < MOST_ANSWER_BYTES) {
      const batch = left.shift();
      if (batch === undefined) break;
      const found = await some(batch);
      bytes += found.reduce((sum, { content }) => sum + (content && isText(content) ? content.bytes : 0), 0);
      files.push(...found);
    }
    return { files: files.flatMap(told), left: left.flat() };

    async function batches(paths: readonly string[]): Promise<string[][]> {
      if (atRevision === undefined) return [...batchesOf(await findEntries(db.statement, storyId, paths))];
      return paths.flatMap((_, at) => (at % BATCH === 0 ? [paths.slice(at, at + BATCH)] : []));
    }

    function some(batch: readonly string[]): Promise<DraftFile[]> {
      if (atRevision === undefined) return findFiles(db.statement, storyId, batch);
      return filesAt(db.statement, { storyId, paths: batch, revision: atRevision });
    }
  };
}

function told({ path, version, content }: DraftFile) {
  if (content === null) return [];
  return [
    isText(content) ? { path, version, text: content.text } : { path, version, sha256: content.sha256 },
  ];
}
