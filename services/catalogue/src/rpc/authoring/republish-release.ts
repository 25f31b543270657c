import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { NothingChanged } from '../../domain/drafts/errors.ts';
import { ReleaseNotFound } from '../../domain/errors.ts';
import { shownName } from '../../domain/rights.ts';
import { lockStory, openDraft } from '../../drafts/opened.ts';
import { tellAction } from '../../drafts/tell-action.ts';
import { tellReleased } from '../../drafts/tell-released.ts';
import { repeatRelease } from '../../store/drafts/releases.ts';
import { lockLatest } from '../../store/releases.ts';

type Method = Handler<(typeof AuthoringService)['method']['republishRelease']>;

/** Of a story in a folder it would not last: the next import decides there. */
export function republishRelease({ db, published }: AuthoringContext): Method {
  return async ({ storyId, version, note }, call) => {
    const { sub: userId, email } = playerOf(call);
    const asked = { storyId, act: 'edit', call } as const;
    await openDraft(db.statement, asked);
    const released = await db.transaction(async (tx) => {
      const story = await lockStory(tx, asked);
      const latest = await lockLatest(tx, storyId, story.slug);
      const by = { userId, name: shownName(email), note: note.replaceAll('\0', '') };
      const release = await repeatRelease(tx, { storyId, version, ...by });
      if (release === undefined) throw new ReleaseNotFound();
      if (release.contentHash === latest.contentHash) throw new NothingChanged();
      await tellReleased(tx, { storyId, ...release });
      await tellAction(tx, call, { story, action: 'story-rolled-back', detail: `${version}` });
      return release;
    });
    published();
    return { version: released.version };
  };
}
