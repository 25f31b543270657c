import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Distributed } from '../stage/distributed.ts';
import { engineOf, enginesOf } from './kills.ts';
import { LeaseHunt } from './lease-hunt.ts';
import { type PlayedTurn, Player } from './player.ts';
import { RawSocket } from './raw-socket.ts';
import { until } from './until.ts';

interface Part {
  readonly name: string;
  readonly ok: boolean;
  readonly detail?: string;
}

/** Parts that are there and answer nothing, on the distributed way: a process that is suspended keeps its connections. */
export function suspendSuite(stage: () => Distributed): void {
  describe('a part that hangs', () => {
    let player: Player;
    const hanging = new Set<number>();
    beforeEach(async () => {
      player = await inDialogue();
    });
    afterEach(() => {
      wake();
      player.close();
    });

    function wake(): void {
      for (const pid of hanging) process.kill(pid, 'SIGCONT');
      hanging.clear();
    }

    function suspend(name: string): void {
      const pid = stage().processes.get(name)?.mark.pid;
      if (pid === undefined) throw new Error(`${name} is not one of the parts`);
      process.kill(pid, 'SIGSTOP');
      hanging.add(pid);
    }

    async function inDialogue(): Promise<Player> {
      const begun = await Player.begin(stage().origin, 'en');
      for (let n = 0; n < 2; n += 1) await begun.start((await begun.view()).playerMomentId);
      return begun;
    }

    const pageOk = async () =>
      (await fetch(stage().origin, { signal: AbortSignal.timeout(30_000) })).status === 200;

    /** Of a part, as a gateway tells it: a good answer stands for a second. */
    async function stateOf(part: string): Promise<Part | undefined> {
      const ready = await fetch(`http://${stage().gateways[0]}/readyz`);
      expect(ready.status).toBe(200);
      const { parts } = (await ready.json()) as { parts: Part[] };
      return parts.find(({ name }) => name === part);
    }

    /** A turn whose engine hangs between its lease and its commit. */
    async function playWithHangingEngine(): Promise<PlayedTurn> {
      const hunt = new LeaseHunt(stage().stores.postgres.url);
      try {
        for (;;) {
          let isOver = false;
          const hold = await hunt.hold(player.playerStoryId);
          const playing = player.sayOn('Who are you looking for?').finally(() => {
            isOver = true;
          });
          const caught = await hold.catch(enginesOf(stage()), () => isOver);
          if (caught === 'missed') continue;
          suspend(engineOf(stage(), caught.enginePid));
          await caught.release(caught.enginePid);
          const turn = await playing;
          // An opening is caught too.
          if (turn.inputId === caught.inputId) return turn;
          wake();
        }
      } finally {
        await hunt.close();
      }
    }

    test('an engine in the middle of a turn: another one plays it, and all that follow', async () => {
      const turn = await playWithHangingEngine();
      expect(turn.output).toMatchObject({ attempt: 2 });
      expect(await pageOk()).toBe(true);
      for (let n = 0; n < 3; n += 1)
        expect((await player.sayOn('Nobody is going to shout at you.')).output.dialogue).not.toBe('');
      await until(async () => (await stateOf('momentEngine'))?.detail === '1 of 2 serve' || undefined, 100);
    });

    test.each(['auth', 'catalogue', 'media', 'speech'])(
      '%s: pages are served, and a typed turn is answered',
      async (name) => {
        suspend(name);
        expect(await pageOk()).toBe(true);
        expect((await player.say('You look frozen, take this.')).output.dialogue).not.toBe('');
        await until(async () => (await stateOf(name))?.ok === false || undefined, 100);
        wake();
        await until(async () => (await stateOf(name))?.ok || undefined, 100);
      },
    );

    test('a gateway: its sockets are closed, and the pages of all are served by the other one', async () => {
      const token = await player.account.token();
      // The balancer gives each to the gateway that has fewer: with so many, some are with either.
      const sockets = await Promise.all(
        Array.from({ length: 4 }, () => RawSocket.open(stage().origin, token)),
      );
      suspend('gateway-1');
      await Promise.race(sockets.map(({ closed }) => closed));
      expect(await pageOk()).toBe(true);
      expect((await player.say('You look frozen, take this.')).output.dialogue).not.toBe('');
      for (const socket of sockets) socket.close();
    });

    test('run: a turn waits for it, pages do not', async () => {
      suspend('run');
      const turn = player.say('What is your name?');
      expect(await pageOk()).toBe(true);
      await until(async () => (await stateOf('run'))?.ok === false || undefined, 100);
      wake();
      expect((await turn).output.dialogue).not.toBe('');
    });
  });
}
