import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { StoryUnreadable } from '../../domain/drafts/errors.ts';
import { TOLD_PROBLEMS } from '../../domain/drafts/limits.ts';
import { lockStory, openDraft } from '../../drafts/opened.ts';
import { textBeside } from '../../drafts/text-beside.ts';
import { putTestRelease, renewTestRelease } from '../../store/drafts/test-releases.ts';
import { withPacked } from '../../store/packed-releases.ts';

type Method = Handler<(typeof AuthoringService)['method']['createTestRelease']>;

/** Whatever can be built can be tried, mistakes and all. */
export function createTestRelease({ db, keepsText, checker }: AuthoringContext): Method {
  return async ({ storyId, revision }, call) => {
    const asked = { storyId, act: 'read', call } as const;
    await openDraft(db.statement, asked);
    const by = { author: playerOf(call).sub, signal: call.signal };
    const { release, problems } = await checker.compile(storyId, { ...by, revision });
    // Under the id of another story it would be played as that.
    if (release === undefined || release.card.id !== storyId)
      throw new StoryUnreadable(problems.slice(0, TOLD_PROBLEMS).map(({ text }) => text));
    const { contentHash, packed } = release;
    const known = await db.transaction(async (tx) => {
      await lockStory(tx, asked);
      return renewTestRelease(tx, storyId, contentHash);
    });
    if (known !== undefined) return { version: known };
    const json = await textBeside(release, keepsText);
    const version = await withPacked(db.statement, packed, (packedId) =>
      db.transaction(async (tx) => {
        await lockStory(tx, asked);
        return putTestRelease(tx, { storyId, contentHash, json, packedId });
      }),
    );
    return { version };
  };
}
