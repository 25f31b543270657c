import type { Walkthrough } from '@fabula/catalogue/walkthrough';
import type { Distributed } from '../stage/distributed.ts';
import { NO_FAULTS } from './fault-plan.ts';
import { FaultProxy } from './fault-proxy.ts';
import { onlineEvery } from './hasty-client.ts';
import { type HeldTurn, LeaseHunt } from './lease-hunt.ts';
import { Player } from './player.ts';
import { playNext, scriptOf } from './walk.ts';

export type Victim = 'engine' | 'gateway';
/** Right after CommitTurn: it was asked for and is made, but nobody learns of it any more. */
export type Instant = 'between BeginTurn and CommitTurn' | 'right after CommitTurn';

export interface KilledRun {
  readonly playerStoryId: string;
  readonly dialogues: readonly string[];
  /** Inputs whose turn lost its engine or gateway at that instant. */
  readonly hit: readonly string[];
}

export interface KillOptions {
  readonly stage: Distributed;
  readonly walkthrough: Walkthrough;
  /** It ends after the least, once one was caught; after the most in any case. */
  readonly turns: { readonly least: number; readonly most: number };
  readonly victim: Victim;
  readonly instant: Instant;
}

const ONLINE_MS = 150;

/** Plays a run in which the engine or the gateway of one turn is killed at an instant. */
export async function playKilled(options: KillOptions): Promise<KilledRun> {
  const { stage, walkthrough, turns } = options;
  let gateway = 0;
  const target = () => `ws://${stage.gateways[gateway]}`;
  const proxy = await FaultProxy.start({ target, planOf: () => NO_FAULTS });
  const hunt = new LeaseHunt(stage.stores.postgres.url);
  const socketUrl = `${proxy.url}/ws`;
  const player = await Player.begin(stage.origin, 'en', { socketUrl, wake: onlineEvery(ONLINE_MS) });
  const script = scriptOf(walkthrough);
  const dialogues: string[] = [];
  const hit: string[] = [];
  const killOne = async (held: HeldTurn) => {
    if (options.instant === 'right after CommitTurn' && !(await held.commitWaits())) {
      await held.release();
      return undefined;
    }
    const name = options.victim === 'engine' ? engineOf(stage, held.enginePid) : `gateway-${gateway + 1}`;
    await stage.processes.get(name)?.kill();
    if (options.victim === 'gateway') gateway = 1 - gateway;
    // On a slow machine the lease may be over meanwhile, and another engine has the turn: that proves nothing.
    const wasCaught = await held.isLeased();
    await held.release();
    if (wasCaught) hit.push(held.inputId);
    return name;
  };
  try {
    while (dialogues.length < (hit.length > 0 ? turns.least : turns.most)) {
      let isOver = false;
      const mayKill = dialogues.length > 1 && hit.length === 0;
      const hold = mayKill ? await hunt.hold(player.playerStoryId) : undefined;
      const playing = playNext(player, script).finally(() => {
        isOver = true;
      });
      const held = await hold?.catch(enginesOf(stage), () => isOver);
      const killed = held && held !== 'missed' ? await killOne(held) : undefined;
      const played = await playing;
      if (!played) throw new Error('the walkthrough is over, and no turn was caught');
      dialogues.push(played.output.dialogue);
      if (killed) await stage.restart(killed);
    }
    return { playerStoryId: player.playerStoryId, dialogues, hit };
  } finally {
    player.close();
    await hunt.close();
    await proxy.close();
  }
}

/** Process ids of all engines. */
export function enginesOf({ processes }: Distributed): number[] {
  return [...processes].filter(([name]) => name.startsWith('moment-engine')).map(([, { mark }]) => mark.pid);
}

/** The name of the engine with a process id. */
export function engineOf({ processes }: Distributed, pid: number): string {
  const found = [...processes].find(([, { mark }]) => mark.pid === pid);
  if (!found) throw new Error(`no part has the process id ${pid}`);
  return found[0];
}
