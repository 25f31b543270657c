import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { MembersFull } from '../../domain/drafts/errors.ts';
import { MOST_MEMBERS } from '../../domain/drafts/limits.ts';
import { lockStory } from '../../drafts/opened.ts';
import { countMembers, removeMember, setMember } from '../../store/drafts/members.ts';

type Method = Handler<(typeof AuthoringService)['method']['shareStory']>;

export function shareStory({ db }: AuthoringContext): Method {
  return async ({ storyId, userId, role }, call) => {
    await db.transaction(async (tx) => {
      const { ownerId } = await lockStory(tx, { storyId, act: 'own', call });
      // An owner is no member: it would be theirs when they have given the story away.
      if (userId === ownerId) return;
      if (role !== 'reader' && role !== 'editor') return removeMember(tx, storyId, userId);
      await setMember(tx, storyId, userId, role);
      if ((await countMembers(tx, storyId)) > MOST_MEMBERS) throw new MembersFull();
    });
    return {};
  };
}
