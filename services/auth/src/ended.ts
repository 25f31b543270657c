import type { Database } from '@fabula/kit/db';
import type { ReadEnded } from '@fabula/kit/tokens';
import { type Ended, listEnded } from './store/ended.ts';

/** A list that every process holds: some hundred bytes each, for as long as tokens live. */
const MOST = 10_000;

/** Which access tokens count no more though their time is not over. */
export async function endedSessions(db: Database): ReturnType<ReadEnded> {
  const found = await db.transaction((tx) => listEnded(tx, MOST + 1));
  return { ended: found.slice(0, MOST).map(toEndedSession), isIncomplete: found.length > MOST };
}

/** In whole seconds, as tokens say when they were issued. */
function toEndedSession({ kind, id, at }: Ended) {
  return kind === 'session'
    ? { sessionId: id, userId: '', issuedUntil: 0n }
    : { sessionId: '', userId: id, issuedUntil: BigInt(Math.floor(at.getTime() / 1000)) };
}
