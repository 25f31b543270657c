import { setTimeout as sleep } from 'node:timers/promises';
import type { Distributed } from '../../../../stage/distributed.ts';
import { isRunning, type ProcessMark } from '../../../../stage/managed-process.ts';
import { enginesOf } from '../../../kills.ts';
import { LeaseHunt } from '../../../lease-hunt.ts';
import { Player } from '../../../player.ts';
import { typist } from '../crowd.ts';
import type { Fault } from '../fault.ts';

const ENGINE = 'moment-engine-1';
const PAUSE_MS = 1_000;

/** An engine that hangs with a turn in its hands, until another one has played it, and then again. */
export const HANGING_ENGINE: Fault = {
  name: 'an engine hangs in the middle of its turns, again and again',
  alerts: [{ alert: 'FabulaTurnsAgain' }, { alert: 'FabulaLeasesTakenOver' }],
  steps: [
    { page: 'FabulaTurnsAgain', text: 'One engine alone, which is not killed: delete its pod' },
    { page: 'FabulaLeasesTakenOver', text: 'An engine hangs: delete its pod' },
  ],
  crowd: ({ origin }) => [typist(origin)],
  provoke: async (site) => {
    const { stage } = site;
    const mark = stage.processes.get(ENGINE)?.mark;
    if (!mark) throw new Error(`${ENGINE} is not one of the parts`);
    // The fault is in the process, and goes with it.
    const hanging = hangWhileThere(stage, mark);
    return async () => {
      await site.restart([ENGINE]);
      await hanging;
    };
  },
};

/** Whatever else is done to the site meanwhile, it goes on hanging. */
async function hangWhileThere(stage: Distributed, mark: ProcessMark): Promise<void> {
  while (isRunning(mark)) {
    await hangOn(stage, mark).catch(() => {});
    await sleep(PAUSE_MS);
  }
}

async function hangOn(stage: Distributed, mark: ProcessMark): Promise<void> {
  const player = await Player.begin(stage.origin, 'en');
  const hunt = new LeaseHunt(stage.stores.postgres.url);
  try {
    for (let turns = 1; isRunning(mark); turns += 1) {
      if (turns % 4 === 0) await player.newRun(undefined, 'en');
      await hangOnce({ stage, mark, player, hunt });
    }
  } finally {
    await hunt.close();
    player.close();
  }
}

interface Hunted {
  readonly stage: Distributed;
  readonly mark: ProcessMark;
  readonly player: Player;
  readonly hunt: LeaseHunt;
}

/** Where another engine has the turn nothing is done to it. */
async function hangOnce({ stage, mark, player, hunt }: Hunted): Promise<void> {
  let isOver = false;
  const hold = await hunt.hold(player.playerStoryId);
  const over = () => {
    isOver = true;
  };
  const playing = player.sayOn('Who are you looking for?').then(over, over);
  const there = enginesOf(stage).filter((pid) => pid !== mark.pid || isRunning(mark));
  // Who takes its place may have the turn, and is none of those.
  const caught = await hold.catch(there, () => isOver || !isRunning(mark));
  if (caught !== 'missed') await caught.release(caught.enginePid === mark.pid ? mark.pid : undefined);
  await playing;
  if (isRunning(mark)) process.kill(mark.pid, 'SIGCONT');
}
