import { randomUUID } from 'node:crypto';
import { getOption } from '@bufbuild/protobuf';
import { PARTS } from '@fabula/kit/tokens';
import { access, Level } from '@fabula/proto/access/v1/access_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { failure } from './failure.ts';
import { digestOf, START_MS, World } from './world.ts';

const story = { storyId: randomUUID() };
const run = { playerStoryId: randomUUID() };
const turn = { ...run, inputId: 'x', fence: 1 };

/** A valid request of each method: what is refused is refused for who asks. */
const REQUESTS: Readonly<Record<string, object>> = {
  getRunState: story,
  listProgress: {},
  createRun: { ...story, language: 'en' },
  setRunLanguage: { ...run, language: 'en' },
  getGameView: run,
  listRuns: story,
  getDialogueHistory: run,
  endRun: run,
  resetProgress: story,
  listTickets: {},
  redeemTicket: { ticketId: randomUUID(), characterId: randomUUID() },
  listPermanentCharacters: {},
  createTestRun: { ...story, language: 'en' },
  checkOwner: run,
  beginTurn: { ...run, digest: digestOf(''), owner: 'x', kind: 'player_answer' },
  renewTurn: turn,
  commitTurn: { ...turn, turnNo: 1 },
  releaseTurn: turn,
  getTurn: turn,
  markHeard: { ...turn, heardMs: 1 },
};

type AnyClient = Record<string, (request: object, options: object) => Promise<unknown>>;

describe('who may call run', () => {
  let world: World;
  let address: string;
  let token: string;

  beforeAll(async () => {
    world = await World.start('postgres');
    address = await world.serve();
    token = await world.identity.playerToken(randomUUID(), { roles: ['author', 'team'] });
  }, START_MS);
  afterAll(() => world?.close());

  const methods = RunService.methods.map((method) => ({
    name: method.localName,
    rule: getOption(method, access),
  }));

  async function codeOf(part: (typeof PARTS)[number], method: string, playerToken?: string): Promise<string> {
    const client = world.client(address, part) as unknown as AnyClient;
    const call = client[method]?.(REQUESTS[method] ?? {}, { deadlineMs: 60_000, playerToken });
    try {
      await call;
      return 'OK';
    } catch {
      return (await failure(Promise.resolve(call))).code;
    }
  }

  const REFUSED = ['UNAUTHENTICATED', 'PERMISSION_DENIED'];

  it.each(methods)('$name is for whom the proto says', async ({ name, rule }) => {
    for (const part of PARTS) {
      for (const playerToken of [undefined, token]) {
        const code = await codeOf(part, name, playerToken);
        const allowed =
          rule.level === Level.INTERNAL ? rule.callers.includes(part) : playerToken !== undefined;
        if (allowed) expect(code).not.toBe('PERMISSION_DENIED');
        else expect(REFUSED).toContain(code);
      }
    }
  });

  it('asks whose run it is before a socket takes it over, and at the beginning of a turn', async () => {
    expect(await codeOf('gateway', 'checkOwner')).toBe('UNAUTHENTICATED');
    expect(await codeOf('gateway', 'checkOwner', token)).toBe('NOT_FOUND');
    expect(await codeOf('moment-engine', 'beginTurn')).toBe('UNAUTHENTICATED');
    expect(await codeOf('moment-engine', 'renewTurn')).toBe('ABORTED');
    expect(await codeOf('moment-engine', 'commitTurn')).toBe('NOT_FOUND');
    expect(await codeOf('gateway', 'markHeard')).toBe('OK');
  });

  it('has a request for every method', () => {
    expect(Object.keys(REQUESTS).sort()).toEqual(methods.map(({ name }) => name).sort());
  });
});
