import { randomUUID } from 'node:crypto';
import type { Tx } from '@fabula/kit/db';
import { outboxRow } from '@fabula/kit/outbox';
import type { NewestRelease } from '@fabula/kit/releases';
import { type Handler, playerOf } from '@fabula/kit/server';
import { RunCreatedSchema } from '@fabula/proto/events/v1/events_pb';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import { progressPercent } from '@fabula/rules/progress-percent';
import type { Language } from '@fabula/rules/release/text';
import { createRun as newState } from '@fabula/rules/run';
import type { RunState } from '@fabula/rules/types';
import type { RunContext } from '../context.ts';
import { isStoryClosed, lawful, RunGoingOn, StoryClosed } from '../domain/errors.ts';
import { itemRows } from '../domain/item-row.ts';
import { permanentMember } from '../domain/permanent.ts';
import { newRunSeed } from '../domain/seed.ts';
import { giveUp } from '../give-up.ts';
import { lockEarlierRuns } from '../store/locked-run.ts';
import { insertRun } from '../store/new-runs.ts';
import { listPermanentCharacters } from '../store/permanent-characters.ts';
import { findAsked, lockStory, runHistoryOf } from '../store/runs.ts';

type Method = Handler<(typeof RunService)['method']['createRun']>;

/**
 * Begins a run; the player's run of that story that is going on is given up, so that there is one at most: the one that they
 * have agreed to give up, and no other. Of a closed story there is only the run that was begun with the same key before, whose answer was lost.
 */
export function createRun({ db, releases, runSeed, published }: RunContext): Method {
  return async ({ storyId, language, idempotencyKey, replaces }, call) => {
    const userId = playerOf(call).sub;
    const before = { userId, storyId, idempotencyKey };
    const newest = await releases.newest(storyId).catch((error: unknown) => begunBefore(error, before));
    if (typeof newest === 'string') return { playerStoryId: newest };
    const wish = { userId, language: language as Language, newest, idempotencyKey };
    const playerStoryId = await db.transaction(async (tx) => {
      const story = { userId, storyId: newest.release.story.id };
      await lockStory(tx, story);
      const { asked, ongoing } = await lockEarlierRuns(tx, { ...story, idempotencyKey });
      if (asked !== undefined) return asked;
      if (ongoing.some(({ id }) => !mayReplace(id, replaces))) throw new RunGoingOn();
      for (const run of ongoing) await giveUp(tx, run);
      return begin(tx, wish, runSeed ?? newRunSeed());
    });
    published();
    return { playerStoryId };
  };

  async function begunBefore(
    error: unknown,
    { idempotencyKey, ...story }: { userId: string; storyId: string; idempotencyKey: string | undefined },
  ): Promise<string> {
    const begun =
      isStoryClosed(error) && idempotencyKey
        ? await findAsked(db.statement, { ...story, idempotencyKey })
        : undefined;
    if (begun === undefined) throw error;
    return begun;
  }
}

/** A page of the release before does not say what it knows of. */
function mayReplace(id: string, replaces: string | undefined): boolean {
  return replaces === undefined || replaces.toLowerCase() === id;
}

interface Wish {
  readonly userId: string;
  readonly language: Language;
  readonly newest: NewestRelease;
  readonly idempotencyKey: string | undefined;
}

/** Writes a new run with its cards, and that it has begun. Answers its id. */
async function begin(tx: Tx, wish: Wish, seed: string): Promise<string> {
  const { userId, language, newest, idempotencyKey } = wish;
  const id = randomUUID();
  const state = await stateOf(tx, wish);
  const { storyId, loopNumber } = state;
  const message = { playerStoryId: id, userId, storyId, loopNumber, language };
  await insertRun(tx, {
    ...{ id, userId, seed, state, firstMomentId: randomUUID(), idempotencyKey, closings: newest.closings },
    items: itemRows(newest.release, state),
    progress: progressPercent(newest.release, state),
    outbox: [outboxRow({ subject: 'fabula.run.run_created', schema: RunCreatedSchema, message })],
  });
  return id;
}

/** Throws StoryClosed where that was told since catalogue was asked. */
async function stateOf(tx: Tx, { userId, language, newest }: Wish): Promise<RunState> {
  const { release, version } = newest;
  const history = await runHistoryOf(tx, { userId, storyId: release.story.id });
  if (history.closings > newest.closings) throw new StoryClosed();
  const { previous, runs, bestRank, completions, hasTicket, hasPermanent } = history;
  const permanent = hasPermanent ? await listPermanentCharacters(tx, userId) : [];
  const before = { completions, bestRank, ...(hasTicket && { hasTicket: true as const }) };
  return lawful(() =>
    newState({
      release,
      releaseVersion: version,
      language,
      loopNumber: runs + 1,
      previous,
      permanent: permanent.map(permanentMember),
      before,
    }),
  );
}
