import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { NotADraft } from '../../domain/drafts/errors.ts';
import { lockStory } from '../../drafts/opened.ts';
import { setOwner } from '../../store/drafts/stories.ts';

type Method = Handler<(typeof AuthoringService)['method']['transferStory']>;

export function transferStory({ db }: AuthoringContext): Method {
  return async ({ storyId, userId }, call) => {
    await db.transaction(async (tx) => {
      const { origin } = await lockStory(tx, { storyId, act: 'own', call });
      if (origin !== 'draft') throw new NotADraft();
      await setOwner(tx, storyId, userId);
    });
    return {};
  };
}
