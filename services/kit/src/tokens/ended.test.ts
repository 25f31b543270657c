import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, jest } from '@jest/globals';
import { createLogger } from '../log.ts';
import { EndedSessions, livePlayers } from './ended.ts';
import { SessionEnded } from './errors.ts';
import { playerOfOutdated } from './player.ts';

const log = createLogger('kit', { level: 'silent' });
const player = (changes: object = {}) => ({
  sub: 'ada',
  exp: 9e9,
  roles: [],
  sid: 'one',
  iat: 100,
  ...changes,
});
const session = (sessionId: string) => ({ sessionId, userId: '', issuedUntil: 0n });
const user = (userId: string, issuedUntil: bigint) => ({ sessionId: '', userId, issuedUntil });

it('covers tokens of an ended session, and those that an account got until then', async () => {
  const ended = new EndedSessions(
    async () => ({ ended: [session('one'), user('bob', 100n)], isIncomplete: false }),
    log,
  );
  expect(ended.covers(player())).toBe(false);
  await ended.refresh();
  expect(ended.covers(player())).toBe(true);
  expect(ended.covers(player({ sid: 'two' }))).toBe(false);
  expect(ended.covers(player({ sid: undefined }))).toBe(false);
  expect(ended.covers(player({ sub: 'bob', sid: 'two' }))).toBe(true);
  expect(ended.covers(player({ sub: 'bob', sid: 'two', iat: 101 }))).toBe(false);
  expect(ended.covers(player({ sub: 'bob', sid: 'two', iat: undefined }))).toBe(true);
  const players = livePlayers({ verify: async () => player() }, ended);
  const refused: unknown = await players.verify('a token').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(SessionEnded);
  expect(playerOfOutdated(refused)).toEqual(player());
});

it('tells who listens of what is new, once', async () => {
  let told: ReturnType<typeof session>[] = [];
  const ended = new EndedSessions(async () => ({ ended: told, isIncomplete: false }), log);
  const listener = jest.fn();
  ended.onChange(listener);
  await ended.refresh();
  told = [session('one')];
  await ended.refresh();
  await ended.refresh();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('is current while it is read whole; what was read last counts on while auth is away', async () => {
  let answer: 'whole' | 'part' | 'away' = 'part';
  const read = async () => {
    if (answer === 'away') throw new Error('away');
    return { ended: [session('one')], isIncomplete: answer === 'part' };
  };
  const ended = new EndedSessions(read, log, { everyMs: 5, currentMs: 150 });
  const until = async (holds: () => boolean) => {
    while (!holds()) await sleep(5);
  };
  ended.start();
  await until(() => ended.covers(player()));
  expect(ended.isCurrent()).toBe(false);
  answer = 'whole';
  await until(() => ended.isCurrent());
  answer = 'away';
  await until(() => !ended.isCurrent());
  expect(ended.covers(player())).toBe(true);
  await ended.stop();
});
