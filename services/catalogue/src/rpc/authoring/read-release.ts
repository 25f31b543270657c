import { packedRelease, releaseText } from '@fabula/kit/release-text';
import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { MOST_ANSWER_BYTES } from '../../domain/drafts/limits.ts';
import { ReleaseNotFound } from '../../domain/errors.ts';
import { openStory } from '../../drafts/opened.ts';
import { findRelease } from '../../store/releases.ts';

type Method = Handler<(typeof AuthoringService)['method']['readRelease']>;

export function readRelease({ db }: AuthoringContext): Method {
  return async ({ storyId, version }, call) => {
    await openStory(db.statement, { storyId, act: 'read', call });
    const release = await findRelease(db.statement, { storyId, version });
    if (release === undefined) throw new ReleaseNotFound();
    const json = await releaseText(release);
    if (Buffer.byteLength(json) <= MOST_ANSWER_BYTES) return { json };
    return { jsonGzip: await packedRelease(json) };
  };
}
