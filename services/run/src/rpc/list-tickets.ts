import type { MessageInitShape } from '@bufbuild/protobuf';
import { queryIn } from '@fabula/kit/db';
import { type Handler, playerOf } from '@fabula/kit/server';
import type { RunService, TicketSchema } from '@fabula/proto/run/v1/run_pb';
import type { Release } from '@fabula/rules/release/release';
import type { Language } from '@fabula/rules/release/text';
import type { RunContext } from '../context.ts';
import { characterCards } from '../domain/cards.ts';
import { isNotFound } from '../domain/errors.ts';
import { languageFor } from '../domain/language.ts';
import { mediaUrl } from '../domain/media-url.ts';
import { type LatestRun, latestRuns } from '../store/runs.ts';
import { listTickets as storedTickets, type TicketRow } from '../store/tickets.ts';

type Method = Handler<(typeof RunService)['method']['listTickets']>;
/** A ticket as its parts are written; whole messages are left out, since they cannot be spread. */
type Ticket = Exclude<MessageInitShape<typeof TicketSchema>, { $typeName: string }>;

/** A player's golden tickets with their stories, and whom each could make permanent. */
export function listTickets(context: RunContext): Method {
  const { db } = context;
  return async (request, call) => {
    const userId = playerOf(call).sub;
    const language = languageFor(request.language);
    const [tickets, runs] = await db.transaction(async (tx) => {
      return [await storedTickets(tx, userId), await latestRuns(queryIn(tx), userId)] as const;
    });
    const told = tickets.map(async (ticket) => ({
      ...datesOf(ticket),
      ...(await storyOf(context, { ticket, run: runOf(runs, ticket), language })),
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

interface Earned {
  readonly ticket: TicketRow;
  /** The player's newest run of its story. */
  readonly run: LatestRun | undefined;
  readonly language: Language;
}

/** What can be told of a ticket's story: one that is gone, or cannot be read, hides neither the ticket nor the others. */
async function storyOf(context: RunContext, earned: Earned): Promise<Ticket> {
  const { ticket, run, language } = earned;
  const { storyId, isRedeemed } = ticket;
  const failures: unknown[] = [];
  const failed = (err: unknown) => {
    failures.push(err);
    context.log.warn({ err, storyId }, 'the story of a ticket');
    return undefined;
  };
  const newest = await context.releases.newest(storyId, { forReading: true }).catch(failed);
  // What was played may be at hand where nothing newer can be had.
  const ofRun = isRedeemed && newest ? undefined : await releaseOf(context, run).catch(failed);
  const release = newest?.release ?? ofRun;
  const base = { blueprintStoryId: storyId, isStoryGone: false, characters: [] };
  if (release === undefined) return { ...base, isStoryGone: failures.every(isNotFound) };
  return {
    ...base,
    storyName: release.story.name[language],
    storyLogoImage: mediaUrl('image', storyId, release.story.logo[language]),
    ...(run && ofRun && !isRedeemed && { characters: candidates(ofRun, run, language) }),
  };
}

function runOf(runs: readonly LatestRun[], { storyId }: TicketRow): LatestRun | undefined {
  return runs.find((run) => run.storyId === storyId);
}

async function releaseOf({ releases }: RunContext, run: LatestRun | undefined): Promise<Release | undefined> {
  return run && releases.get({ storyId: run.storyId, version: run.releaseVersion });
}

/** The team of a run, without those who are permanent already. */
function candidates(release: Release, run: LatestRun, language: Language) {
  const roster = run.state.roster.filter((member) => !member.permanent);
  return characterCards({ release, state: { ...run.state, roster, language }, playerStoryId: run.id });
}
