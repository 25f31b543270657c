import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { MembersFull } from '../../domain/drafts/errors.ts';
import { MOST_MEMBERS } from '../../domain/drafts/limits.ts';
import { requireAuthor } from '../../drafts/authors.ts';
import { lockStory, openStory } from '../../drafts/opened.ts';
import { tellAction } from '../../drafts/tell-action.ts';
import { countMembers, removeMember, setMember } from '../../store/drafts/members.ts';

type Method = Handler<(typeof AuthoringService)['method']['shareStory']>;

/** With authors who are there; whoever has gone can be left out all the same. */
export function shareStory({ db, authors, published }: AuthoringContext): Method {
  return async ({ storyId, role, ...request }, call) => {
    const asked = { storyId, act: 'own', call } as const;
    // As tokens say it.
    const userId = request.userId.toLowerCase();
    const isGiven = role === 'reader' || role === 'editor';
    await openStory(db.statement, asked);
    if (isGiven) await requireAuthor(authors, userId);
    await db.transaction(async (tx) => {
      const story = await lockStory(tx, asked);
      // An owner is no member: it would be theirs when they have given the story away.
      if (userId === story.ownerId) return;
      const action = isGiven ? 'story-shared' : 'story-unshared';
      const isNew = isGiven
        ? await setMember(tx, storyId, userId, role)
        : await removeMember(tx, storyId, userId);
      if (!isNew) return;
      if ((await countMembers(tx, storyId)) > MOST_MEMBERS) throw new MembersFull();
      await tellAction(tx, call, { story, action, subjectId: userId, detail: isGiven ? role : '' });
    });
    published();
    return {};
  };
}
