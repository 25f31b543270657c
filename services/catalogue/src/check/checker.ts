import { fileURLToPath } from 'node:url';
import type { Database } from '@fabula/kit/db';
import type { Logger } from '@fabula/kit/log';
import type { Code } from '@fabula/story/diagnostics/diagnostics';
import { Piscina } from 'piscina';
import { CheckTooLong, MediaAway } from '../domain/drafts/errors.ts';
import { MOST_PROBLEMS } from '../domain/drafts/limits.ts';
import { absentMedia, type BlobsClient } from '../drafts/absent-media.ts';
import { readDraft, readMedia, type WholeDraft } from '../drafts/read-draft.ts';
import { currentCheck, keepCheck, type StoredCheck } from '../store/drafts/checks.ts';
import type { CompiledDraft, CompileJob } from './compile-draft.ts';

const ENTRY = fileURLToPath(new URL('./check-worker.mjs', import.meta.url));
const IS_SOURCE = import.meta.url.endsWith('.ts');

/** Milliseconds. A story that takes longer is not published. */
const CHECK_MS = 30_000;
/** After the last edit of a story. */
const PAUSE_MS = 5_000;
/** A thread that has nothing to do ends. */
const IDLE_MS = 60_000;
/**
 * Turns go first where a core is wanted by both. Only Linux has a niceness for each thread. A busy machine gives one of 10 next to
 * nothing: somebody waits for this one, who publishes.
 */
const NICENESS = process.platform === 'linux' ? 4 : 0;
const OLD_MB = 512;
/** What the checker says of files that are kept nowhere. */
const ABSENT: Code = 'FS511';
/** Of a thread that wants more. */
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

export interface CheckTiming {
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

interface Compiling {
  /** The card alone. */
  readonly announceOnly?: boolean;
  /** sha256 of what media does not keep; undefined: nobody has asked. */
  readonly absent?: ReadonlySet<string> | undefined;
}

/** Checks drafts in one thread beside those that serve: a while after the last edit, when somebody asks, and to publish. */
export class Checker {
  private readonly pool = new Piscina({
    ...{ filename: ENTRY, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS, niceIncrement: NICENESS },
    ...{
      execArgv: IS_SOURCE ? ['--conditions=source'] : [],
      resourceLimits: { maxOldGenerationSizeMb: OLD_MB },
    },
    recordTiming: false,
  });
  /** Its time runs from when the thread takes it up. */
  private last: Promise<unknown> = Promise.resolve();
  private readonly waiting = new Map<string, NodeJS.Timeout>();

  constructor(private readonly options: CheckerOptions) {}

  /** Checks the story once nobody has edited it for a while. */
  edited(storyId: string): void {
    clearTimeout(this.waiting.get(storyId));
    const timer = setTimeout(() => {
      this.waiting.delete(storyId);
      this.check(storyId).catch((err: unknown) =>
        this.options.log.warn({ err, storyId }, 'draft is not checked'),
      );
    }, this.options.pauseMs ?? PAUSE_MS);
    timer.unref();
    this.waiting.set(storyId, timer);
  }

  /** What is to mend in the draft as it is. What was found in a revision is kept, and holds while the same files are there. */
  async check(storyId: string): Promise<StoredCheck> {
    const { statement } = this.options.db;
    const absent = await this.absentNow(storyId);
    const known = await currentCheck(statement, storyId);
    if (known !== undefined && isOfToday(known, absent)) return known;
    const draft = await readDraft(statement, storyId);
    try {
      return checkOf(draft, await this.compile(draft, { absent }));
    } catch (error) {
      if (!(error instanceof CheckTooLong)) throw error;
      const check = { revision: draft.revision, errors: 1, warnings: 0, problems: [tooLong(error)] };
      await keepCheck(statement, storyId, check);
      return check;
    }
  }

  /** Undefined where media does not say: the texts are checked all the same. */
  private async absentNow(storyId: string): Promise<ReadonlySet<string> | undefined> {
    const { db, blobs } = this.options;
    try {
      return await absentMedia(blobs, (await readMedia(db.statement, storyId)).media);
    } catch (error) {
      if (!(error instanceof MediaAway)) throw error;
      return undefined;
    }
  }

  /** What the draft comes to; what is to mend in all of it is kept, too. Throws CheckTooLong. */
  async compile(draft: WholeDraft, { announceOnly = false, absent }: Compiling = {}): Promise<CompiledDraft> {
    const { storyId } = draft;
    const folder = { ...draft.folder, absent };
    const turn = this.last.catch(() => {}).then(() => this.run({ folder, announceOnly }));
    this.last = turn;
    const compiled = await turn;
    const isNews = absent !== undefined;
    if (!announceOnly) await keepCheck(this.options.db.statement, storyId, checkOf(draft, compiled), isNews);
    return compiled;
  }

  private async run(job: CompileJob): Promise<CompiledDraft> {
    const { checkMs = CHECK_MS } = this.options;
    // A thread that has just begun loads the compiler first, which is no fault of the story.
    await this.pool.run(null);
    const signal = AbortSignal.timeout(checkMs);
    try {
      return (await this.pool.run(job, { signal })) as CompiledDraft;
    } catch (error) {
      if (signal.aborted || Object(error).code === OUT_OF_MEMORY) throw new CheckTooLong();
      throw error;
    }
  }

  async close(): Promise<void> {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
    await this.pool.destroy();
  }
}

function checkOf({ revision }: WholeDraft, { errors, warnings, problems }: CompiledDraft): StoredCheck {
  const told = problems.slice(0, MOST_PROBLEMS).map(({ text: _, ...problem }) => problem);
  return { revision, errors, warnings, problems: told };
}

/** Whether what was found then is what would be found now: texts are the same, files may have gone or come back. */
function isOfToday({ problems }: StoredCheck, absent: ReadonlySet<string> | undefined): boolean {
  return absent === undefined || (absent.size === 0 && !problems.some(({ code }) => code === ABSENT));
}

/** An error of the story like others. */
function tooLong({ reason, message }: CheckTooLong) {
  const place = { file: 'story.yaml', line: 1, column: 1, pathJson: '[]' };
  const mend = 'Make it smaller, or its ways fewer.';
  return { code: reason, severity: 'error', ...place, message, mend };
}
