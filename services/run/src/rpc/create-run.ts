import { randomUUID } from 'node:crypto';
import type { Tx } from '@fabula/kit/db';
import { outboxRow } from '@fabula/kit/outbox';
import type { VersionedRelease } from '@fabula/kit/releases';
import { type Handler, playerOf } from '@fabula/kit/server';
import { RunCreatedSchema } from '@fabula/proto/events/v1/events_pb';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { Language } from '@fabula/rules/release/text';
import { createRun as newState } from '@fabula/rules/run';
import type { RunState } from '@fabula/rules/types';
import type { RunContext } from '../context.ts';
import { lawful } from '../domain/errors.ts';
import { itemRows } from '../domain/item-row.ts';
import { permanentMember } from '../domain/permanent.ts';
import { newRunSeed } from '../domain/seed.ts';
import { lockEarlierRuns } from '../store/locked-run.ts';
import { insertRun } from '../store/new-runs.ts';
import { listPermanentCharacters } from '../store/permanent-characters.ts';
import { lockStory, runHistoryOf } from '../store/runs.ts';
import { giveUp } from './give-up.ts';

type Method = Handler<(typeof RunService)['method']['createRun']>;

/** Begins a run; the player's run of that story that is going on is given up, so that there is one at most. */
export function createRun({ db, releases, runSeed, published }: RunContext): Method {
  return async ({ storyId, language, idempotencyKey }, call) => {
    const userId = playerOf(call).sub;
    const newest = await releases.newest(storyId);
    const wish = { userId, language: language as Language, newest, idempotencyKey };
    const playerStoryId = await db.transaction(async (tx) => {
      const story = { userId, storyId: newest.release.story.id };
      await lockStory(tx, story);
      const { asked, ongoing } = await lockEarlierRuns(tx, { ...story, idempotencyKey });
      if (asked !== undefined) return asked;
      for (const run of ongoing) await giveUp(tx, run);
      return begin(tx, wish, runSeed ?? newRunSeed());
    });
    published();
    return { playerStoryId };
  };
}

interface Wish {
  readonly userId: string;
  readonly language: Language;
  readonly newest: VersionedRelease;
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
    ...{ id, userId, seed, state, firstMomentId: randomUUID(), idempotencyKey },
    items: itemRows(newest.release, state),
    outbox: [outboxRow({ subject: 'fabula.run.run_created', schema: RunCreatedSchema, message })],
  });
  return id;
}

async function stateOf(tx: Tx, { userId, language, newest }: Wish): Promise<RunState> {
  const { release, version } = newest;
  const story = { userId, storyId: release.story.id };
  const { previous, runs, bestRank, completions, hasTicket, hasPermanent } = await runHistoryOf(tx, story);
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
