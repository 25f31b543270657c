import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { roleIn } from '../../domain/rights.ts';
import { findHead } from '../../store/drafts/stories.ts';

type Method = Handler<(typeof AuthoringService)['method']['getStoryRights']>;

/** For parts that have read the user's token. */
export function getStoryRights({ db }: AuthoringContext): Method {
  return async ({ storyId, userId, roles, acr }) => {
    const head = await findHead(db.statement, storyId, userId);
    return { role: (head && roleIn(head, { sub: userId, roles, acr })) ?? '' };
  };
}
