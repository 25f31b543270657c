import type { Tx } from '@fabula/kit/db';
import { enqueue } from '@fabula/kit/outbox';
import { UserDeletedSchema } from '@fabula/proto/events/v1/events_pb';
import type { AuthContext } from './context.ts';
import { AccountDisabled, IdentityAway, LastTeamMember, UnknownProfile } from './domain/errors.ts';
import type { Language } from './domain/language.ts';
import { isMailable, type MailKind } from './domain/mail.ts';
import type { Role } from './domain/roles.ts';
import { dueDeletions, endDeletion, insertDeletion, isDeleted } from './store/deletions.ts';
import {
  endLetIn,
  findUnsettled,
  hasOtherMember,
  languageOf,
  listUnsettled,
  lockTeam,
  settle,
  wantEnabled,
} from './store/enabling.ts';
import { forgetInvitesOf, revokeInvitesOf, revokeInvitesTo } from './store/invites.ts';
import { deleteLinks } from './store/links.ts';
import { deleteProfile, findProfile, lockProfile, type ProfileRow, putProfile } from './store/profiles.ts';

type Closing = Pick<AuthContext, 'db' | 'identity' | 'sessions' | 'office' | 'published'>;

/** Somebody whose account is about to change. */
export interface Change {
  readonly userId: string;
  /** Another one, who wants it. */
  readonly actor?: string | undefined;
  /** Written with it. */
  readonly note: (tx: Tx) => Promise<void>;
}

/**
 * The account takes nobody in from now on, or does again. auth itself sees to it from the commit on, whatever the back end
 * knows yet. What is so already is told to the back end alone, where somebody may have changed it by hand. Throws UnknownProfile, LastTeamMember and AccountDisabled.
 */
export async function enable(
  context: Closing,
  change: Change & { readonly isEnabled: boolean },
): Promise<void> {
  const { userId, isEnabled, note } = change;
  const { db, office } = context;
  await db.transaction(async (tx) => {
    const profile = await lockAccount(tx, change);
    await wantEnabled(tx, userId, isEnabled);
    if (profile.isEnabled === isEnabled) return;
    if (!isEnabled) await end(context, tx, profile);
    const language = await languageOf(tx, userId);
    const kind = isEnabled ? 'account-enabled' : 'account-disabled';
    await tell(context, tx, { email: profile.email, kind, language });
    await note(tx);
  });
  office.poke();
  await unlessAway(() => settleAccount(context, userId));
}

/**
 * The account is over from the commit on; what is left of it goes when every process knows so (`resumeClosings`). Throws
 * UnknownProfile, LastTeamMember and AccountDisabled.
 */
export async function deleteAccount(
  context: Closing,
  change: Change & { readonly language?: Language | undefined },
): Promise<void> {
  const { userId, note } = change;
  const { db, identity, office } = context;
  await db.transaction(async (tx) => {
    const { email, ...profile } = await lockAccount(tx, change);
    await end(context, tx, { email, ...profile });
    await wantEnabled(tx, userId, false);
    await office.takeBack(tx, email);
    const language = change.language ?? (await languageOf(tx, userId));
    await insertDeletion(tx, { userId, email, language, hasFarewell: true });
    await note(tx);
  });
  await unlessAway(() => identity.delete(userId));
}

/**
 * Goes on with what is not through: a back end that was away, a process that died, and accounts that ended so long ago that
 * no process lets their owner do anything more. Every process of auth may do so at once. Throws what some of them failed with,
 * when all were tried.
 */
export async function resumeClosings(context: Closing): Promise<void> {
  const { db } = context;
  const [unsettled, due] = await db.transaction(async (tx) => [
    await listUnsettled(tx),
    await dueDeletions(tx, KNOWN_S),
  ]);
  const failures: unknown[] = [];
  const tried = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error));
  for (const userId of due) await tried(finishDeletion(context, userId));
  for (const userId of unsettled) await tried(settleAccount(context, userId));
  if (failures.length > 0) throw new AggregateError(failures, 'accounts are still to be ended');
}

/**
 * Every process knows within 5 s which tokens count no more: only then the other parts are told to forget, or a page that
 * still plays would leave something behind.
 */
const KNOWN_S = 10;

/** The account of now, which nobody else ends before this transaction does, and which may be ended. */
async function lockAccount(
  tx: Tx,
  { userId, actor, ...change }: Change & { isEnabled?: boolean },
): Promise<ProfileRow> {
  await lockTeam(tx);
  const profile = await lockProfile(tx, userId);
  if (!profile || (await isDeleted(tx, userId))) throw new UnknownProfile();
  // Two members who end each other: the second one may do nothing any more.
  if (actor !== undefined && !(await findProfile(tx, { id: actor }))?.isEnabled) throw new AccountDisabled();
  if (change.isEnabled !== true && profile.role === 'team' && !(await hasOtherMember(tx, userId)))
    throw new LastTeamMember();
  return profile;
}

/** Of the copy, before the back end is told: of two members who are taken off the team at once one stays. Throws LastTeamMember. */
export async function leaveTeam(tx: Tx, userId: string, role: Role): Promise<void> {
  await lockTeam(tx);
  const profile = await lockProfile(tx, userId);
  if (profile?.role !== 'team') return;
  if (!(await hasOtherMember(tx, userId))) throw new LastTeamMember();
  await putProfile(tx, { ...profile, role });
}

/** Sessions, tokens, links and invitations: nothing of it opens anything any more. */
async function end({ sessions }: Closing, tx: Tx, { id, email }: ProfileRow): Promise<void> {
  await sessions.endAllIn(tx, id);
  await endLetIn(tx, id);
  await deleteLinks(tx, email);
  await revokeInvitesOf(tx, id);
  await revokeInvitesTo(tx, email);
}

async function tell(
  { office }: Closing,
  tx: Tx,
  { email: to, kind, language }: { email: string; kind: MailKind; language: Language },
): Promise<void> {
  if (isMailable(to)) await office.leave(tx, { to, kind, language });
}

/** Tells the back end what is wanted, until nobody wants something else meanwhile. */
async function settleAccount({ db, identity }: Closing, userId: string): Promise<void> {
  for (;;) {
    const isEnabled = await db.transaction((tx) => findUnsettled(tx, userId));
    if (isEnabled === undefined || (await db.transaction((tx) => isDeleted(tx, userId)))) return;
    await identity.setEnabled(userId, isEnabled);
    await db.transaction((tx) => settle(tx, userId, isEnabled));
  }
}

/** A back end that had deleted the user before says so, and that is as good. */
async function finishDeletion(context: Closing, userId: string): Promise<void> {
  const { db, identity, sessions, office, published } = context;
  await identity.delete(userId);
  await db.transaction(async (tx) => {
    const ended = await endDeletion(tx, userId);
    if (!ended) return;
    const { email, language, eventId, hasFarewell } = ended;
    await sessions.endAllIn(tx, userId);
    await forgetInvitesOf(tx, { userId, email });
    await deleteProfile(tx, userId);
    if (hasFarewell) await tell(context, tx, { email, kind: 'account-closed', language });
    const fact = { subject: 'fabula.auth.user_deleted', schema: UserDeletedSchema, message: { userId } };
    await enqueue(tx, fact, eventId);
  });
  office.poke();
  published();
}

/** What the back end is told can wait. */
async function unlessAway(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof IdentityAway)) throw error;
  }
}
