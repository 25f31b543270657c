import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { PAGE } from '../../domain/drafts/limits.ts';
import { openStory } from '../../drafts/opened.ts';
import { listEdits as storedEdits } from '../../store/drafts/edits.ts';
import { somebody } from './somebody.ts';

type Method = Handler<(typeof AuthoringService)['method']['listEdits']>;

export function listEdits({ db }: AuthoringContext): Method {
  return async ({ storyId, path, cursor }, call) => {
    await openStory(db.statement, { storyId, act: 'read', call });
    const below = cursor === '' ? undefined : Number(cursor);
    const found = await storedEdits(db.statement, { storyId, path: path?.replaceAll('\0', ''), below });
    const page = found.slice(0, PAGE);
    return {
      edits: page.map(({ at, name, ...edit }) => ({ ...edit, at: at.toISOString(), by: somebody(name) })),
      cursor: found.length > PAGE ? String(page.at(-1)?.revision ?? '') : '',
    };
  };
}
