import { randomUUID } from 'node:crypto';
import type { Tx } from '@fabula/kit/db';
import { enqueue } from '@fabula/kit/outbox';
import { type Handler, playerOf } from '@fabula/kit/server';
import { RunCreatedSchema } from '@fabula/proto/events/v1/events_pb';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { Language } from '@fabula/rules/release/text';
import { createRun as newState } from '@fabula/rules/run';
import type { RunState } from '@fabula/rules/types';
import type { RunContext } from '../context.ts';
import { lawful } from '../domain/errors.ts';
import { permanentMember } from '../domain/permanent.ts';
import { newRunSeed } from '../domain/seed.ts';
import { writeHand } from '../hand.ts';
import type { VersionedRelease } from '../releases.ts';
import { listPermanentCharacters } from '../store/permanent-characters.ts';
import { insertRun, pastOf } from '../store/runs.ts';
import { hasTicket } from '../store/tickets.ts';

type Method = Handler<(typeof RunService)['method']['createRun']>;

export function createRun({ db, releases, runSeed, published }: RunContext): Method {
  return async ({ storyId, language }, call) => {
    const userId = playerOf(call).sub;
    const newest = await releases.newest(storyId);
    const id = randomUUID();
    await db.transaction(async (tx) => {
      const state = await stateOf(tx, { userId, language: language as Language, newest });
      const run = { id, userId, seed: runSeed ?? newRunSeed(), state, firstMomentId: randomUUID() };
      await insertRun(tx, run);
      await writeHand(tx, { id, userId, state, release: newest.release });
      const created = { playerStoryId: id, userId, storyId, loopNumber: state.loopNumber, language };
      await enqueue(tx, { subject: 'fabula.run.run_created', schema: RunCreatedSchema, message: created });
    });
    published();
    return { playerStoryId: id };
  };
}

async function stateOf(
  tx: Tx,
  { userId, language, newest }: { userId: string; language: Language; newest: VersionedRelease },
): Promise<RunState> {
  const { release, version } = newest;
  const story = { userId, storyId: release.story.id };
  const { previous, runs, bestRank, completions } = await pastOf(tx, story);
  const permanent = await listPermanentCharacters(tx, userId);
  const before = { completions, bestRank, ...((await hasTicket(tx, story)) && { hasTicket: true as const }) };
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
