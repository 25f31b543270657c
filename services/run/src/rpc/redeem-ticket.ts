import type { MessageInitShape } from '@bufbuild/protobuf';
import { queryIn, type Tx } from '@fabula/kit/db';
import { enqueue } from '@fabula/kit/outbox';
import type { ReleaseKey, Releases } from '@fabula/kit/releases';
import { type Handler, playerOf } from '@fabula/kit/server';
import { CharacterMadePermanentSchema } from '@fabula/proto/events/v1/events_pb';
import type { PermanentCharacterSchema, RunService } from '@fabula/proto/run/v1/run_pb';
import type { RunContext } from '../context.ts';
import { InvalidTicket, NoRunOfTicket } from '../domain/errors.ts';
import { toPermanent } from '../domain/permanent.ts';
import { permanentOf } from '../domain/redemption.ts';
import { insertPermanent, permanentCharacterOf } from '../store/permanent-characters.ts';
import { latestRuns } from '../store/runs.ts';
import { lockTicket, markRedeemed, type TicketRow } from '../store/tickets.ts';

type Method = Handler<(typeof RunService)['method']['redeemTicket']>;

/** A ticket is good for one character, however often it is asked for. */
export function redeemTicket({ db, releases, published }: RunContext): Method {
  return async (request, call) => {
    const [ticketId, characterId] = [request.ticketId.toLowerCase(), request.characterId.toLowerCase()];
    const asked = { userId: playerOf(call).sub, ticketId, characterId };
    for (;;) {
      const done = await db.transaction((tx) => redeem(tx, asked, releases));
      if ('character' in done) {
        published();
        return done;
      }
      await releases.get(done.needs);
    }
  };
}

/** Ids in lower case, as ours are. */
interface Redeeming {
  readonly userId: string;
  readonly ticketId: string;
  /** Of the player's card. */
  readonly characterId: string;
}

interface Redeemed {
  readonly character: MessageInitShape<typeof PermanentCharacterSchema>;
}

/**
 * Makes a character of the ticket's story permanent, as it stands in the player's newest run, and only then marks the
 * ticket redeemed. The same card again answers what was made of it then. Where the release is not at hand nothing is done:
 * it must be fetched outside of the transaction.
 */
async function redeem(
  tx: Tx,
  asked: Redeeming,
  releases: Pick<Releases, 'cached'>,
): Promise<Redeemed | { readonly needs: ReleaseKey }> {
  const ticket = await lockTicket(tx, asked);
  if (!ticket) throw new InvalidTicket();
  if (ticket.isRedeemed) return madeBefore(tx, asked);
  const run = await runOf(tx, asked.userId, ticket);
  const key = { storyId: run.storyId, version: run.releaseVersion };
  const release = releases.cached(key);
  if (!release) return { needs: key };
  const permanentCharacterId = await insertPermanent(tx, permanentOf({ ...asked, release, run }));
  await markRedeemed(tx, ticket.id);
  const { userId, ticketId } = asked;
  const message = { permanentCharacterId, userId, ticketId };
  const subject = 'fabula.run.character_made_permanent';
  await enqueue(tx, { subject, schema: CharacterMadePermanentSchema, message });
  return madeBefore(tx, asked);
}

/** What the ticket has made, if it was of this card: in the words of that time. */
async function madeBefore(tx: Tx, { userId, ticketId, characterId }: Redeeming): Promise<Redeemed> {
  const made = await permanentCharacterOf(tx, { userId, ticketId });
  if (made?.sourceId !== characterId) throw new InvalidTicket();
  return { character: toPermanent(made, made.language) };
}

/** The player's newest run of the ticket's story. */
async function runOf(tx: Tx, userId: string, ticket: TicketRow) {
  const runs = await latestRuns(queryIn(tx), userId);
  const run = runs.find(({ storyId }) => storyId === ticket.storyId);
  if (!run) throw new NoRunOfTicket();
  return run;
}
