import { setTimeout as sleep } from 'node:timers/promises';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { Account } from '../../account.ts';
import { Player } from '../../player.ts';
import { RawSocket } from '../../raw-socket.ts';
import { until } from '../../until.ts';

/** Something that somebody does again and again, whether it goes well or not. */
export interface Way {
  readonly step: () => Promise<unknown>;
  readonly close?: () => void;
}

const PAUSE_MS = 300;
/** Of one run, openings among them: then the next one is begun, before the story ends. */
const TURNS = 8;
/** What stands behind a resume that failed. */
const RESUMED = ['Resumed', 'ErrorMessage'];

/** Players who try on, whatever becomes of it. */
export class Crowd {
  private isOver = false;
  private end = () => {};
  private readonly ended = new Promise<void>((resolve) => {
    this.end = resolve;
  });
  private readonly done: number[];
  private readonly work: Promise<void>[];

  constructor(private readonly ways: readonly Way[]) {
    this.done = ways.map(() => 0);
    this.work = ways.map((way, n) => this.goOn(way, n));
  }

  /** Waits until each has succeeded so many times more. */
  async succeeds(times: number): Promise<void> {
    const before = [...this.done];
    await until(
      () => this.done.every((count, n) => count >= (before[n] ?? 0) + times) || undefined,
      PAUSE_MS,
    );
  }

  /** Nobody waits for an answer any more. */
  async leave(): Promise<void> {
    this.isOver = true;
    this.end();
    await Promise.all(this.work);
    for (const { close } of this.ways) close?.();
  }

  private async goOn({ step }: Way, n: number): Promise<void> {
    while (!this.isOver) {
      const count = () => {
        this.done[n] = (this.done[n] ?? 0) + 1;
      };
      // What fails is what is looked for here.
      await Promise.race([step().then(count, () => {}), this.ended]);
      await Promise.race([sleep(PAUSE_MS), this.ended]);
    }
  }
}

/** So many of a kind. */
export const several = (count: number, make: () => Way): Way[] => Array.from({ length: count }, make);

/** Somebody plays, and types something else each time: what was answered once is at hand. */
export function typist(origin: string): Way {
  let player: Player | undefined;
  let turns = 0;
  const step = async () => {
    player ??= await Player.begin(origin, 'en');
    turns += 1;
    if (turns % TURNS === 0) await player.newRun(undefined, 'en');
    const { momentStatus, playerMomentId } = await player.view();
    if (momentStatus === 'open') await player.say(`Who are you looking for, and why in year ${turns}?`);
    else await player.start(playerMomentId);
  };
  return { step, close: () => player?.close() };
}

/** A page looks at the stage of a run. */
export function onlooker(origin: string): Way {
  let player: Player | undefined;
  const step = async () => {
    player ??= await Player.begin(origin, 'en');
    await player.view();
  };
  return { step, close: () => player?.close() };
}

/** A page loses its line, and comes back. */
export function comer(origin: string): Way {
  let player: Player | undefined;
  const step = async () => {
    if (!player) {
      player = await Player.begin(origin, 'en');
      await player.start((await player.view()).playerMomentId);
      player.close();
    }
    const page = await RawSocket.open(origin, await player.account.token());
    page.send('RESUME', { player_story_id: player.playerStoryId, epoch: '', last_seq: 0 });
    await Promise.race([page.next(...RESUMED), page.closed]);
    page.close();
  };
  return { step };
}

/** Somebody looks at the shelf. */
export function reader(origin: string): Way {
  let account: Account | undefined;
  const step = async () => {
    account ??= await Account.signUp(origin);
    await account.api.call(CatalogueService.method.listStories, {});
  };
  return { step };
}

/** People sign up. */
export function newcomer(origin: string): Way {
  return { step: () => Account.signUp(origin) };
}
