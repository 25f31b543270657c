import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import { parseProposal } from '@fabula/rules/proposal';
import type { Proposal } from '@fabula/rules/types';
import type { AnswerCache, AnswerPlace } from '../domain/answer-cache.ts';
import { findAnswer, keepAnswer } from './answers.ts';

/** A store that is slower than this, in milliseconds, is not waited for: the model is asked. */
const PATIENCE_MS = 500;

/** The answers of runs, in the database. */
export class StoredAnswers implements AnswerCache {
  constructor(
    private readonly db: Database,
    private readonly log: Logger,
    private readonly days: number,
  ) {}

  async find(place: AnswerPlace): Promise<Proposal | undefined> {
    const timer = new AbortController();
    const late = sleep(PATIENCE_MS, undefined, { signal: timer.signal }).catch(calledOff);
    const found = await Promise.race([this.tried(() => findAnswer(this.db.statement, place)), late]);
    timer.abort();
    return found === undefined ? undefined : parseProposal(found);
  }

  async keep(place: AnswerPlace, proposal: Proposal): Promise<void> {
    const kept = { json: JSON.stringify(proposal), days: this.days };
    await this.tried(() => keepAnswer(this.db.statement, place, kept));
  }

  private async tried<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      this.log.warn({ err: error }, 'the store of answers is not there');
      return undefined;
    }
  }
}

/** The answer came first: nobody waits any more. */
function calledOff(error: Error): undefined {
  if (error.name !== 'AbortError') throw error;
  return undefined;
}
