import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { openDraft } from '../../drafts/opened.ts';

type Method = Handler<(typeof AuthoringService)['method']['checkDraft']>;

export function checkDraft({ db, checker }: AuthoringContext): Method {
  return async ({ storyId }, call) => {
    const draft = await openDraft(db.statement, { storyId, act: 'read', call });
    const by = { author: playerOf(call).sub, signal: call.signal };
    const { revision, errors, warnings, problems } = await checker.check(storyId, {
      ...by,
      revision: draft.revision,
    });
    return {
      ...{ revision, errors, warnings },
      problems: problems.map(({ moment, language, ...problem }) => ({
        ...problem,
        ...(moment !== undefined && { moment }),
        ...(language !== undefined && { language }),
      })),
    };
  };
}
