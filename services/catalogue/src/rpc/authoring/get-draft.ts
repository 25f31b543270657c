import type { Handler } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { addressed } from '@fabula/story/story-folder';
import type { AuthoringContext } from '../../authoring-context.ts';
import { openStory } from '../../drafts/opened.ts';
import { listFiles } from '../../store/drafts/files.ts';
import { listMembers } from '../../store/drafts/members.ts';
import { findOffer } from '../../store/drafts/offers.ts';
import { listMade } from '../../store/drafts/releases.ts';
import { toOffer } from './offer.ts';
import { releaseSummary } from './release-summary.ts';

type Method = Handler<(typeof AuthoringService)['method']['getDraft']>;

export function getDraft({ db }: AuthoringContext): Method {
  return async ({ storyId }, call) => {
    const story = await openStory(db.statement, { storyId, act: 'read', call });
    const files = await listFiles(db.statement, storyId);
    const members = await listMembers(db.statement, storyId);
    const [release] = await listMade(db.statement, { storyId, most: 1 });
    const { revision, myRole, slug, origin, isListed, ownerId, closedRuns, isClosedByTeam } = story;
    const isClosed = closedRuns !== null;
    const offer =
      myRole === 'owner' || myRole === 'team' ? await findOffer(db.statement, storyId) : undefined;
    return {
      ...{ revision, myRole, slug, origin, isListed, members },
      ...{ isClosed, closedRuns: closedRuns ?? '', isClosedByTeam },
      ...(offer && { offer: toOffer(offer, { ...story, card: null, isClosed }) }),
      ...(ownerId !== null && { ownerId }),
      ...(release && { release: releaseSummary(release) }),
      files: files.map(({ path, version, bytes, sha256, isFromFolder }) => ({
        ...{ path, version, bytes },
        ...(sha256 !== null && { sha256, v: addressed(sha256, !isFromFolder) }),
      })),
    };
  };
}
