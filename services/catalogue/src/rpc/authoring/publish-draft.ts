import { type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { DraftMovedOn, NothingChanged, StoryHasErrors } from '../../domain/drafts/errors.ts';
import { TOLD_PROBLEMS } from '../../domain/drafts/limits.ts';
import { shownName } from '../../domain/rights.ts';
import { absentMedia } from '../../drafts/absent-media.ts';
import { lockStory, openDraft } from '../../drafts/opened.ts';
import { readMedia } from '../../drafts/read-draft.ts';
import { tellAction } from '../../drafts/tell-action.ts';
import { tellReleased } from '../../drafts/tell-released.ts';
import { textBeside } from '../../drafts/text-beside.ts';
import { setPublished } from '../../store/drafts/releases.ts';
import { withPacked } from '../../store/packed-releases.ts';
import { insertRelease, latestHash, lockLatest } from '../../store/releases.ts';

type Method = Handler<(typeof AuthoringService)['method']['publishDraft']>;

export function publishDraft({ db, blobs, keepsText, checker, published }: AuthoringContext): Method {
  return async ({ storyId, revision, note, announceOnly }, call) => {
    const { sub: userId, email } = playerOf(call);
    const asked = { storyId, act: 'edit', call } as const;
    await openDraft(db.statement, asked);
    const absent = await absentMedia(blobs, (await readMedia(db.statement, storyId)).media);
    const by = { author: userId, signal: call.signal };
    const compiling = { ...by, revision, announceOnly, absent };
    const { errors, problems, release } = await checker.compile(storyId, compiling);
    if (errors > 0 || release === undefined)
      throw new StoryHasErrors(
        problems
          .filter(({ severity }) => severity === 'error')
          .slice(0, TOLD_PROBLEMS)
          .map(({ text }) => text),
      );
    const { contentHash, card, packed } = release;
    // Before much is written for nothing.
    if ((await latestHash(db.statement, storyId)) === contentHash) throw new NothingChanged();
    const json = await textBeside(release, keepsText);
    const publishing = (packedId: string) =>
      db.transaction(async (tx) => {
        const story = await lockStory(tx, asked);
        if (story.revision !== revision) throw new DraftMovedOn();
        const latest = await lockLatest(tx, storyId, story.slug);
        if (latest.contentHash === contentHash) throw new NothingChanged();
        const made = { revision, note: note.replaceAll('\0', ''), userId, name: shownName(email) };
        const content = { storyId, slug: story.slug, contentHash, card, json, packedId };
        const version = latest.version + 1;
        await insertRelease(tx, version, content, made);
        await setPublished(tx, storyId, revision);
        await tellReleased(tx, { storyId, version, contentHash });
        const action = announceOnly ? 'story-announced' : 'story-published';
        await tellAction(tx, call, { story, action, detail: `${version}` });
        return version;
      });
    const version = await withPacked(db.statement, packed, publishing);
    published();
    return { version };
  };
}
