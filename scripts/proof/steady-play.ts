import { setTimeout as sleep } from 'node:timers/promises';
import type { Walkthrough } from '@fabula/catalogue/walkthrough';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { Account } from './account.ts';
import { ApiError } from './api.ts';
import { Player } from './player.ts';
import { until } from './until.ts';
import { playNext, scriptOf } from './walk.ts';

export interface SteadyRun {
  readonly playerStoryId: string;
  readonly dialogues: string[];
}

/** A request that came to nothing. */
export interface Failure {
  /** What went on when it was made. */
  readonly during: string;
  readonly what: string;
  /** Of HTTP; 0 where no answer came. */
  readonly status: number;
}

export interface SteadyOptions {
  readonly origin: string;
  readonly walkthrough: Walkthrough;
  readonly players: number;
  /** Of each run; then the player leaves, and another one signs up. */
  readonly turns: number;
}

const PAUSE_MS = 100;

/** Players who play on, and pages that ask for this and that, whatever goes on with the parts meanwhile. */
export class SteadyPlay {
  readonly runs: SteadyRun[] = [];
  readonly failures: Failure[] = [];
  /** What goes on, for whoever reads of failures. */
  now = 'nothing';
  /** What was done so far, by its name. */
  private readonly done = new Map<string, number>();
  private isOver = false;
  private readonly work: Promise<void>[];
  private broken: unknown;

  constructor(private readonly options: SteadyOptions) {
    const players = Array.from({ length: options.players }, () => this.play());
    this.work = [...players, this.ask()].map((work) =>
      work.catch((error: unknown) => {
        this.broken ??= error;
      }),
    );
  }

  /** Waits until everything was done so many times more. Throws what ended a player for good. */
  async goesOn(times: number): Promise<void> {
    const before = new Map(this.done);
    const names = ['turn', 'catalogue', 'picture', 'token', 'session'];
    await until(() => {
      if (this.broken) throw this.broken;
      return (
        names.every((name) => (this.done.get(name) ?? 0) >= (before.get(name) ?? 0) + times) || undefined
      );
    });
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.work);
    if (this.broken) throw this.broken;
  }

  private async play(): Promise<void> {
    const { origin, walkthrough, turns } = this.options;
    while (!this.isOver) {
      const player = await this.patiently('sign-up', () => Player.begin(origin, 'en'));
      const run: SteadyRun = { playerStoryId: player.playerStoryId, dialogues: [] };
      this.runs.push(run);
      const script = scriptOf(walkthrough);
      while (!this.isOver && run.dialogues.length < turns) {
        const played = await this.patiently('turn', () => playNext(player, script));
        run.dialogues.push(played?.output.dialogue ?? '');
        await sleep(PAUSE_MS);
      }
      player.close();
    }
  }

  /** What pages ask for beside the game, all of it by way of the balancer. */
  private async ask(): Promise<void> {
    const { origin } = this.options;
    const account = await Account.signUp(origin);
    const { stories } = await account.api.call(CatalogueService.method.listStories, {});
    const picture = stories.map(({ backgroundImage }) => backgroundImage).find((path) => path !== '') ?? '';
    while (!this.isOver) {
      await this.patiently('catalogue', () => account.api.call(CatalogueService.method.listStories, {}));
      await this.patiently('picture', async () => fine(await fetch(new URL(picture, origin))));
      await this.patiently('token', async () => fine(await account.api.refresh()));
      await this.patiently('session', () => account.resume());
      await sleep(PAUSE_MS);
    }
  }

  /** Tries again what failed and may be tried again. */
  private async patiently<T>(what: string, work: () => Promise<T>): Promise<T> {
    for (;;) {
      const during = this.now;
      try {
        const answer = await work();
        this.done.set(what, (this.done.get(what) ?? 0) + 1);
        return answer;
      } catch (error) {
        const status = statusOf(error);
        if (status === undefined) throw error;
        this.failures.push({ during, what, status });
        await sleep(PAUSE_MS);
      }
    }
  }
}

async function fine(response: Response): Promise<void> {
  await response.arrayBuffer();
  if (!response.ok) throw new ApiError(response.status, 'http', `${response.url}: ${response.status}`);
}

/** undefined for what is no matter of being away. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof ApiError) return [502, 503, 504].includes(error.status) ? error.status : undefined;
  // fetch says so of a connection that broke; its errors are of another realm than a test's.
  return (error as Error).name === 'TypeError' ? 0 : undefined;
}
