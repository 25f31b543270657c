import { createHash } from 'node:crypto';
import { BoundedMap } from '@fabula/kit/bounded-map';
import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import type { Code } from '@fabula/story/diagnostics/diagnostics';
import { CheckTooLong, DraftMovedOn, MediaAway } from '../domain/drafts/errors.ts';
import { MOST_PROBLEMS } from '../domain/drafts/limits.ts';
import { absentMedia, type BlobsClient } from '../drafts/absent-media.ts';
import { type DraftText, type ListedDraft, readMedia, readNewTexts } from '../drafts/read-draft.ts';
import { currentCheck, keepCheck, type StoredCheck } from '../store/drafts/checks.ts';
import type { CompileJob } from './check-desk.ts';
import { CheckProcess } from './check-process.ts';
import type { CompiledDraft } from './compile-draft.ts';
import { type Asked, FairQueue, type FairQueueOptions } from './fair-queue.ts';

/** Milliseconds. A story that takes longer is not published. */
const CHECK_MS = 30_000;
/** After the last edit of a story. */
const PAUSE_MS = 5_000;
const LOOKED_BYTES = 64 * 1024;
/** What the checker says of files that are kept nowhere. */
const ABSENT: Code = 'FS511';

export interface CheckTiming extends FairQueueOptions {
  /** From the last edit to the check, milliseconds. */
  readonly pauseMs?: number;
  /** A check that takes longer is ended, milliseconds. */
  readonly checkMs?: number;
}

export interface CheckerOptions extends CheckTiming {
  readonly db: Database;
  readonly log: Logger;
  readonly blobs: BlobsClient;
}

/** Who asks. */
interface ByAuthor {
  readonly author: string;
  /** Aborted when they have gone. */
  readonly signal: AbortSignal;
}

interface Checking extends ByAuthor {
  /** That they know of: what is checked is the newest one. */
  readonly revision: number;
}

interface Compiling extends Checking {
  /** The card alone. */
  readonly announceOnly?: boolean;
  /** sha256 of what media does not keep; undefined: nobody has asked. */
  readonly absent?: Absent;
}

type Absent = ReadonlySet<string> | undefined;

/** Checks drafts in one process beside those that serve: a while after the last edit, when somebody asks, and to publish. */
export class Checker {
  private readonly process = new CheckProcess();
  private readonly queue: FairQueue;
  private readonly waiting = new Map<string, NodeJS.Timeout>();
  /** Of stories some of whose files are missing: what was looked at last. */
  private readonly looked = new BoundedMap<string>(LOOKED_BYTES);

  constructor(private readonly options: CheckerOptions) {
    this.queue = new FairQueue(options);
  }

  /** Checks the story once nobody has edited it for a while; then it takes the share of whoever edited it last. */
  edited(storyId: string, author: string): void {
    clearTimeout(this.waiting.get(storyId));
    const timer = setTimeout(() => {
      this.waiting.delete(storyId);
      this.checked(storyId, { author, key: `edited ${storyId}` }).catch((err: unknown) =>
        this.options.log.warn({ err, storyId }, 'draft is not checked'),
      );
    }, this.options.pauseMs ?? PAUSE_MS);
    timer.unref();
    this.waiting.set(storyId, timer);
  }

  /** What is to mend in the draft as it is. What was found in a revision is kept, and holds while the same files are there. */
  check(storyId: string, { revision, ...by }: Checking): Promise<StoredCheck> {
    return this.checked(storyId, { ...by, key: `check ${storyId} ${revision}` });
  }

  private async checked(storyId: string, { key, ...by }: Asked): Promise<StoredCheck> {
    const { statement } = this.options.db;
    const absent = await this.absentNow(storyId);
    const known = await currentCheck(statement, storyId);
    if (known !== undefined && this.holds(storyId, known, absent)) return known;
    return this.queue.do({ ...by, key: `${key} ${lookOf(absent)}` }, async (signal) => {
      // Somebody who asked before may have had it looked at.
      const meanwhile = await currentCheck(statement, storyId);
      if (meanwhile !== undefined && this.holds(storyId, meanwhile, absent)) return meanwhile;
      const draft = await this.broughtUp(storyId, absent, signal);
      const check = await this.compiled({ draft, announceOnly: false }, signal).then(
        (compiled) => checkOf(draft, compiled),
        (error: unknown) => failedCheckOf(draft, error),
      );
      await keepCheck(statement, storyId, check, absent !== undefined);
      this.remember(storyId, check, absent);
      return check;
    });
  }

  /** Whether what was found then is what would be found now: texts are the same, files may have gone or come back. */
  private holds(storyId: string, check: StoredCheck, absent: Absent): boolean {
    if (absent === undefined) return true;
    const isAllThere = absent.size === 0 && !check.problems.some(({ code }) => code === ABSENT);
    return isAllThere || this.looked.get(storyId) === `${check.revision} ${lookOf(absent)}`;
  }

  private remember(storyId: string, { revision }: StoredCheck, absent: Absent): void {
    if (absent === undefined) return;
    const look = `${revision} ${lookOf(absent)}`;
    this.looked.set(storyId, look, look.length);
  }

  /** Undefined where media does not say: the texts are checked all the same. */
  private async absentNow(storyId: string): Promise<Absent> {
    const { db, blobs } = this.options;
    try {
      return await absentMedia(blobs, (await readMedia(db.statement, storyId)).media);
    } catch (error) {
      if (!(error instanceof MediaAway)) throw error;
      return undefined;
    }
  }

  /**
   * What the draft comes to; what is to mend in all of it is kept, too. Throws CheckTooLong, DraftMovedOn where its revision is
   * another one, and as the queue does.
   */
  compile(storyId: string, asked: Compiling): Promise<CompiledDraft> {
    const { revision, announceOnly = false, absent, ...by } = asked;
    const key = `compile ${storyId} ${revision} ${announceOnly} ${lookOf(absent)}`;
    return this.queue.do({ ...by, key }, async (signal) => {
      const draft = await this.broughtUp(storyId, absent, signal);
      if (draft.revision !== revision) throw new DraftMovedOn();
      const compiled = await this.compiled({ draft, announceOnly }, signal);
      const check = checkOf(draft, compiled);
      if (announceOnly) return compiled;
      await keepCheck(this.options.db.statement, storyId, check, absent !== undefined);
      this.remember(storyId, check, absent);
      return compiled;
    });
  }

  /**
   * Brings the process the texts of the draft as it is that it lacks. In the queue nobody else asks it meanwhile: what it has of a
   * draft stays what it was brought.
   */
  private async broughtUp(storyId: string, absent: Absent, signal: AbortSignal): Promise<ListedDraft> {
    // Whoever asks waits behind it: a process that does not answer is ended.
    const soon = () => this.within(signal);
    const has = new Map(await this.process.ask<'has'>({ kind: 'has', storyId }, soon()));
    const take = (texts: readonly DraftText[]) =>
      this.process.ask<'take'>({ kind: 'take', storyId, texts }, soon());
    const draft = await readNewTexts(this.options.db.statement, storyId, { has, take });
    return { ...draft, folder: { ...draft.folder, absent } };
  }

  /** Its time runs from when the process takes it up. Throws CheckTooLong. */
  private async compiled(job: CompileJob, signal: AbortSignal): Promise<CompiledDraft> {
    const compiled = await this.process.ask<'compile'>({ kind: 'compile', ...job }, this.within(signal));
    if (compiled !== undefined) return compiled;
    throw new DraftMovedOn(); // The process is another one by now, which has nothing of it.
  }

  /** Aborts as the signal does, and where a question takes too long. */
  private within(signal: AbortSignal): AbortSignal {
    return AbortSignal.any([signal, AbortSignal.timeout(this.options.checkMs ?? CHECK_MS)]);
  }

  async close(): Promise<void> {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
    this.queue.close();
    this.process.close();
  }
}

function checkOf({ revision }: ListedDraft, { errors, warnings, problems }: CompiledDraft): StoredCheck {
  const told = problems.slice(0, MOST_PROBLEMS).map(({ text: _, ...problem }) => problem);
  return { revision, errors, warnings, problems: told };
}

/** Which files are missing, where that is known. */
const lookOf = (absent: Absent): string =>
  absent === undefined
    ? 'unknown'
    : createHash('sha256')
        .update([...absent].sort().join(' '))
        .digest('hex');

/** An error of the story like others, where it is one. */
function failedCheckOf({ revision }: ListedDraft, error: unknown): StoredCheck {
  if (!(error instanceof CheckTooLong)) throw error;
  return { revision, errors: 1, warnings: 0, problems: [tooLong(error)] };
}

function tooLong({ reason, message }: CheckTooLong) {
  const place = { file: 'story.yaml', line: 1, column: 1, pathJson: '[]' };
  const mend = 'Make it smaller, or its ways fewer.';
  return { code: reason, severity: 'error', ...place, message, mend };
}
