import { queryIn, type Tx } from '@fabula/kit/db';
import { enqueue } from '@fabula/kit/outbox';
import { type Handler, playerOf } from '@fabula/kit/server';
import { CharacterMadePermanentSchema } from '@fabula/proto/events/v1/events_pb';
import type { RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { InvalidTicket, NoRunOfTicket } from '../domain/errors.ts';
import { toPermanent } from '../domain/permanent.ts';
import { permanentOf } from '../domain/redeem.ts';
import type { Releases } from '../releases.ts';
import { insertPermanent, listPermanentCharacters } from '../store/permanent-characters.ts';
import { type LatestRun, latestRuns } from '../store/runs.ts';
import { listTickets, markRedeemed, takeTicket } from '../store/tickets.ts';

type Method = Handler<(typeof RunService)['method']['redeemTicket']>;

/**
 * Makes a character of the ticket's story permanent, as it stands in the player's newest run, and only then marks the
 * ticket redeemed: one transaction, so that neither happens alone and a ticket is good for one character.
 */
export function redeemTicket({ db, releases, published }: RunContext): Method {
  return async (request, call) => {
    const userId = playerOf(call).sub;
    // An id is a UUID, however it was written: ours are in lower case.
    const [ticketId, characterId] = [request.ticketId.toLowerCase(), request.characterId.toLowerCase()];
    const run = await db.transaction((tx) => runOf(tx, { userId, ticketId }));
    await loadRelease(releases, run);
    const character = await db.transaction(async (tx) => {
      if (!(await takeTicket(tx, { userId, ticketId }))) throw new InvalidTicket();
      const newest = await runOf(tx, { userId, ticketId });
      const release = loadedRelease(releases, newest);
      const made = permanentOf({ release, run: newest, userId, ticketId, characterId });
      const permanentCharacterId = await insertPermanent(tx, made);
      await markRedeemed(tx, ticketId);
      const message = { permanentCharacterId, userId, ticketId };
      const subject = 'fabula.run.character_made_permanent';
      await enqueue(tx, { subject, schema: CharacterMadePermanentSchema, message });
      const all = await listPermanentCharacters(tx, userId);
      const row = all.find(({ id }) => id === permanentCharacterId);
      if (!row) throw new Error('a permanent character that was not written');
      return toPermanent(row, made.language);
    });
    published();
    return { character };
  };
}

/** The player's newest run of the ticket's story. */
async function runOf(tx: Tx, { userId, ticketId }: { userId: string; ticketId: string }): Promise<LatestRun> {
  const tickets = await listTickets(tx, userId);
  const ticket = tickets.find(({ id, isRedeemed }) => id === ticketId && !isRedeemed);
  if (!ticket) throw new InvalidTicket();
  const run = (await latestRuns(queryIn(tx), userId)).find(({ storyId }) => storyId === ticket.storyId);
  if (!run) throw new NoRunOfTicket();
  return run;
}

/** Fetched before the transaction, which may not wait for another service. */
async function loadRelease(releases: Releases, run: LatestRun): Promise<void> {
  await releases.get({ storyId: run.storyId, version: run.releaseVersion });
}

function loadedRelease(releases: Releases, { storyId, releaseVersion }: LatestRun) {
  const release = releases.cached({ storyId, version: releaseVersion });
  if (!release) throw new NoRunOfTicket();
  return release;
}
