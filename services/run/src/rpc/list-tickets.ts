import type { MessageInitShape } from '@bufbuild/protobuf';
import { queryIn } from '@fabula/kit/db';
import type { Releases } from '@fabula/kit/releases';
import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService, TicketSchema } from '@fabula/proto/run/v1/run_pb';
import type { Language } from '@fabula/rules/release/text';
import type { RunContext } from '../context.ts';
import { characterCards } from '../domain/cards.ts';
import { languageFor } from '../domain/language.ts';
import { mediaUrl } from '../domain/media-url.ts';
import { type LatestRun, latestRuns } from '../store/runs.ts';
import { listTickets as storedTickets, type TicketRow } from '../store/tickets.ts';

type Method = Handler<(typeof RunService)['method']['listTickets']>;
/** A ticket as its parts are written; whole messages are left out, since they cannot be spread. */
type Ticket = Exclude<MessageInitShape<typeof TicketSchema>, { $typeName: string }>;

/** A player's golden tickets with their stories, and whom each could make permanent. */
export function listTickets({ db, releases }: RunContext): Method {
  return async (request, call) => {
    const userId = playerOf(call).sub;
    const language = languageFor(request.language);
    const [tickets, runs] = await db.transaction(async (tx) => {
      return [await storedTickets(tx, userId), await latestRuns(queryIn(tx), userId)] as const;
    });
    const told = tickets.map(async (ticket) => ({
      ...datesOf(ticket),
      ...(await storyOf(releases, ticket, language)),
      characters: ticket.isRedeemed ? [] : await candidates(releases, runOf(runs, ticket), language),
    }));
    return { tickets: await Promise.all(told) };
  };
}

function datesOf({ id, isRedeemed, redeemedAt, earnedAt, createdAt }: TicketRow): Ticket {
  return {
    ...{ id, isRedeemed },
    redeemedAt: redeemedAt?.toISOString() ?? '',
    earnedAt: earnedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}

async function storyOf(releases: Releases, { storyId }: TicketRow, language: Language): Promise<Ticket> {
  const { release } = await releases.newest(storyId, { forReading: true });
  return {
    blueprintStoryId: storyId,
    storyName: release.story.name[language],
    storyLogoImage: mediaUrl('image', storyId, release.story.logo[language]),
  };
}

function runOf(runs: readonly LatestRun[], { storyId }: TicketRow): LatestRun | undefined {
  return runs.find((run) => run.storyId === storyId);
}

/** The team of the player's newest run of that story, without those who are permanent already. */
async function candidates(releases: Releases, run: LatestRun | undefined, language: Language) {
  if (!run) return [];
  const release = await releases.get({ storyId: run.storyId, version: run.releaseVersion });
  const roster = run.state.roster.filter((member) => !member.permanent);
  return characterCards({ release, state: { ...run.state, roster, language }, playerStoryId: run.id });
}
