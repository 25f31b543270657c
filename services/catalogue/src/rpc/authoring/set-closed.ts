import type { Tx } from '@fabula/kit/db';
import { type Call, type Handler, playerOf } from '@fabula/kit/server';
import type { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { AuthoringContext } from '../../authoring-context.ts';
import { ClosedByTeam, NothingPublished } from '../../domain/drafts/errors.ts';
import { lockStory, type OpenStory } from '../../drafts/opened.ts';
import { tellAction } from '../../drafts/tell-action.ts';
import { tellClosed } from '../../drafts/tell-closed.ts';
import { type ClosedRuns, closeStory, markClosedByTeam, openStory } from '../../store/drafts/closing.ts';

type Method = Handler<(typeof AuthoringService)['method']['setClosed']>;

/**
 * Of stories in folders as well: an import has no say in it. Runs that play on can be ended later, by closing it once more. What
 * the team closed its owner does not open: the team closes once more what the owner had closed by themselves.
 */
export function setClosed({ db, published }: AuthoringContext): Method {
  return async ({ storyId, isClosed, runs }, call) => {
    await db.transaction(async (tx) => {
      const story = await lockStory(tx, { storyId, act: 'own', call });
      if (isClosed) await close(tx, { story, call, runs: runs === 'end' ? 'end' : 'play_on' });
      else await open(tx, { story, call });
    });
    published();
    return {};
  };
}

interface Asked {
  readonly story: OpenStory;
  readonly call: Call;
}

async function close(tx: Tx, { story, call, runs }: Asked & { readonly runs: ClosedRuns }): Promise<void> {
  const { storyId, closedRuns, latestVersion, isClosedByTeam } = story;
  if (latestVersion === 0) throw new NothingPublished();
  // There are none left that could play on.
  const isAsBefore = closedRuns === runs || closedRuns === 'end';
  const isMarked = isForTeam(story, call) && !isClosedByTeam;
  if (!isAsBefore) {
    const closings = await closeStory(tx, storyId, runs);
    await tellClosed(tx, { storyId, closings, endsRuns: runs === 'end' });
  }
  if (isMarked) await markClosedByTeam(tx, storyId);
  if (isAsBefore && !isMarked) return;
  await tellAction(tx, call, { story, action: 'story-closed', detail: isAsBefore ? closedRuns : runs });
}

/** Whether the caller acts for the team: a member of it closes a story of their own as other authors do. */
const isForTeam = ({ myRole, ownerId }: OpenStory, call: Call): boolean =>
  myRole === 'team' && ownerId !== playerOf(call).sub;

async function open(tx: Tx, { story, call }: Asked): Promise<void> {
  if (story.closedRuns === null) return;
  if (story.isClosedByTeam && story.myRole !== 'team') throw new ClosedByTeam();
  await openStory(tx, story.storyId);
  await tellAction(tx, call, { story, action: 'story-opened' });
}
