import { AppError } from '@fabula/kit/errors';
import type { Call } from '@fabula/kit/server';
import type { AuthContext } from '../context.ts';
import { ProofWanted } from '../domain/errors.ts';
import { type OpenLink, readNumber } from '../domain/link.ts';
import type { OpenedLink } from '../links.ts';
import type { Arrival } from '../mailbox/arrival.ts';
import { type LinkTry, noteOnce } from '../store/links.ts';
import { findProfile } from '../store/profiles.ts';
import { deviceOf } from './cookies.ts';

/** What both ways of using a link up are given beside its secret. */
interface Given {
  readonly number?: string | undefined;
  readonly otp?: string | undefined;
  readonly recoveryCode?: string | undefined;
  readonly beginsAnew: boolean;
}

/** A try at the link. One without a number that could be one spends nothing. Throws ProofWanted. */
export function tryOf({ link, proofs, isHere }: OpenedLink, { number: typed }: Given): LinkTry {
  const number = readNumber(typed);
  if (proofs.includes('number') && number === undefined) throw new ProofWanted('number');
  return { id: link.id, isHere, number };
}

/** Whoever follows the link: the mailbox is theirs. */
export function arrivalBy(call: Call, { email, kind, language }: OpenLink, given: Given): Arrival {
  const { otp, recoveryCode, beginsAnew } = given;
  return {
    ...{ email, by: kind, language, call },
    device: deviceOf(call),
    answers: { otp, recoveryCode, beginsAnew },
  };
}

/** What the audit says of somebody who came by the link. */
export const wayOf = ({ link: { kind }, isHere }: OpenedLink): string =>
  isHere ? kind : `${kind}-elsewhere`;

/** Why a link did nothing, as the audit says it: a scanner of mails, or a stranger with the mailbox, may have pressed its button. */
const REFUSALS: Readonly<Record<string, string>> = {
  NUMBER_WANTED: 'no-number',
  WRONG_NUMBER: 'wrong-number',
  PASSWORD_WANTED: 'no-password',
  WRONG_CREDENTIALS: 'wrong-password',
  CODE_WANTED: 'no-code',
  WRONG_CODE: 'wrong-code',
  HELP_WANTED: 'help',
  BEGIN_ANEW_WANTED: 'anew',
};

/** Does what a link is pressed for. Where that is refused the audit has a row, one of each kind for each link. */
export async function pressed<T>(
  context: AuthContext,
  call: Call,
  link: OpenLink,
  work: () => Promise<T>,
): Promise<T> {
  return context.signIns.trying(link.kind, work).catch(async (error: unknown) => {
    const why = error instanceof AppError ? REFUSALS[error.reason] : undefined;
    if (why !== undefined) await noteRefusal(context, call, link, why);
    throw error;
  });
}

async function noteRefusal(
  { db, audit }: AuthContext,
  call: Call,
  { id, kind, email }: OpenLink,
  why: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await noteOnce(tx, id, why))) return;
    const subject = (await findProfile(tx, { email }))?.id;
    await audit.noteIn(tx, call, { action: 'link-refused', subject, detail: `${kind} ${why}` });
  });
}
