import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import type { CacheMeter } from '@fabula/kit/metrics';
import { LATE, within } from '@fabula/kit/within';
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
    private readonly looked: CacheMeter = () => {},
  ) {}

  async find(place: AnswerPlace): Promise<Proposal | undefined> {
    const asked = this.tried(() => findAnswer(this.db.statement, place));
    const found = await within(PATIENCE_MS, asked);
    const isHit = found !== undefined && found !== LATE;
    this.looked(isHit);
    return isHit ? parseProposal(found) : undefined;
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
