import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { PAGE } from '../../domain/drafts/limits.ts';
import { openStory } from '../../drafts/opened.ts';
import { listMade } from '../../store/drafts/releases.ts';
import { releaseSummary } from './release-summary.ts';

type Method = Handler<(typeof AuthoringService)['method']['listStoryReleases']>;

export function listStoryReleases({ db }: AuthoringContext): Method {
  return async ({ storyId, cursor }, call) => {
    await openStory(db.statement, { storyId, act: 'read', call });
    const below = cursor === '' ? undefined : Number(cursor);
    const found = await listMade(db.statement, { storyId, below, most: PAGE + 1 });
    const page = found.slice(0, PAGE);
    const next = found.length > PAGE ? String(page.at(-1)?.version ?? '') : '';
    return { releases: page.map(releaseSummary), cursor: next };
  };
}
