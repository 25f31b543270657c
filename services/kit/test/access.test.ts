import { create, setExtension } from '@bufbuild/protobuf';
import { MethodDescriptorProtoSchema, MethodOptionsSchema } from '@bufbuild/protobuf/wkt';
import { accessRule, deadlineMs, exposedMethods } from '@fabula/kit/access';
import { Channel, newClient } from '@fabula/kit/client';
import { collectedLog } from '@fabula/kit/testing/log';
import { AccessSchema, Assurance, access, Level } from '@fabula/proto/access/v1/access_pb';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { identity, type Rig, rig, type Way } from './rpc-rig.ts';

type Outcome = 'OK' | 'UNAUTHENTICATED' | 'PERMISSION_DENIED';
/** Who may call what, whichever way a call goes. */
function contract(way: Way): void {
  let auth: Rig<typeof AuthService>;
  let speech: Rig<typeof SpeechService>;
  let tokens: Record<string, string | undefined>;

  beforeAll(async () => {
    auth = await rig(AuthService, {}, way);
    speech = await rig(SpeechService, {}, way);
    tokens = {
      none: undefined,
      player: await identity.playerToken('p1'),
      author: await identity.playerToken('p2', { roles: ['author'] }),
      team: await identity.playerToken('p3', { roles: ['team'], acr: 'aal2' }),
      teamByOne: await identity.playerToken('p3', { roles: ['team'], acr: 'aal1' }),
      expired: await identity.playerToken('p1', { lifetimeS: -60, roles: ['team'], acr: 'aal2' }),
    };
  });

  afterAll(async () => {
    await auth.close();
    await speech.close();
  });

  async function outcome(call: Promise<unknown>): Promise<Outcome> {
    try {
      await call;
      return 'OK';
    } catch (error) {
      return (error as { code: Outcome }).code;
    }
  }

  const D = { deadlineMs: 60_000 };
  const drained = async (stream: AsyncIterable<unknown>) => {
    for await (const _ of stream);
  };

  describe.each<
    [string, (o: { playerToken: string | undefined; deadlineMs: number }) => Promise<unknown>, Outcome[]]
  >([
    ['PUBLIC', (o) => auth.client.getSignInOptions({}, o), ['OK', 'OK', 'OK', 'OK', 'OK', 'OK']],
    [
      'SIGNED_IN',
      (o) => auth.client.getProfile({}, o),
      ['UNAUTHENTICATED', 'OK', 'OK', 'OK', 'OK', 'UNAUTHENTICATED'],
    ],
    [
      'AUTHOR',
      (o) => speech.client.listVoices({}, o),
      ['UNAUTHENTICATED', 'PERMISSION_DENIED', 'OK', 'OK', 'OK', 'UNAUTHENTICATED'],
    ],
    [
      'TEAM',
      (o) => auth.client.listProfiles({}, o),
      [
        'UNAUTHENTICATED',
        'PERMISSION_DENIED',
        'PERMISSION_DENIED',
        'PERMISSION_DENIED',
        'OK',
        'UNAUTHENTICATED',
      ],
    ],
    [
      'INTERNAL',
      (o) => drained(speech.client.transcribe(o)),
      ['OK', 'OK', 'OK', 'OK', 'OK', 'UNAUTHENTICATED'],
    ],
  ])('%s', (_level, call, expected) => {
    test.each(
      ['none', 'player', 'author', 'teamByOne', 'team', 'expired'].map((who, i) => [who, expected[i]]),
    )('with the token of %s: %s', async (who, wanted) => {
      const bidi = call({ ...D, playerToken: tokens[String(who)] });
      expect(await outcome(bidi)).toBe(wanted);
    });
  });

  test('a member of the team who has shown one factor is told that another one is wanted', async () => {
    const call = auth.client.listProfiles({}, { ...D, playerToken: tokens.teamByOne });
    await expect(call).rejects.toMatchObject({ reason: 'FACTOR_WANTED' });
  });

  test('an internal method is open to the parts that the proto names, and to no other', async () => {
    expect(await outcome(drained(speech.as('gateway').transcribe({ ...D, playerToken: tokens.team })))).toBe(
      'PERMISSION_DENIED',
    );
  });

  test('a token that is meant for another part is refused, whoever passes it on', async () => {
    const { log } = collectedLog();
    const asked = async (token: string) => {
      const channel = new Channel(auth.address, {
        signer: { current: () => token },
        log,
        metrics: auth.metrics,
        inProcess: auth.inProcess,
      });
      const answer = await outcome(newClient(AuthService, channel).getSignInOptions({}, D));
      channel.close();
      return answer;
    };
    const signer = identity.signer('run');
    expect(await asked(signer.current('media'))).toBe('UNAUTHENTICATED');
    expect(await asked(signer.current('auth'))).toBe('OK');
  });

  test('a caller that is no part of Fabula gets nothing, not even what is public', async () => {
    const log = collectedLog().log;
    const channel = new Channel(auth.address, {
      signer: { current: () => 'x.y.z' },
      log,
      metrics: auth.metrics,
      inProcess: auth.inProcess,
    });
    expect(await outcome(newClient(AuthService, channel).getSignInOptions({}, D))).toBe('UNAUTHENTICATED');
    channel.close();
  });

  test('the caller of a handler is the part and the player of the two tokens', async () => {
    const seen: unknown[] = [];
    const own = await rig(
      AuthService,
      {
        getProfile: async (_request, { caller, playerToken }) => {
          seen.push({ part: caller.part, sub: caller.player?.sub, playerToken });
          return {};
        },
      },
      way,
    );
    await own.as('gateway').getProfile({}, { ...D, playerToken: tokens.player });
    expect(seen).toEqual([{ part: 'gateway', sub: 'p1', playerToken: tokens.player }]);
    await own.close();
  });
}

contract('over the wire');
describe('within the process', () => contract('within the process'));

test('a method of the team that does without a second factor is not served', () => {
  const options = create(MethodOptionsSchema);
  const bare = {
    ...AuthService.method.listProfiles,
    proto: create(MethodDescriptorProtoSchema, { options }),
  };
  expect(() => accessRule(bare)).toThrow('declares no access');
  setExtension(options, access, create(AccessSchema, { level: Level.TEAM }));
  expect(() => accessRule(bare)).toThrow("ListProfiles is the team's and does not want AAL2");
  setExtension(options, access, create(AccessSchema, { level: Level.TEAM, assurance: Assurance.AAL2 }));
  expect(accessRule(bare)).toMatchObject({ level: Level.TEAM });
});

test('a browser may reach the unary methods that are not internal', () => {
  expect(exposedMethods(SpeechService).map((m) => m.name)).toEqual([
    'ListVoices',
    'SampleVoice',
    'PreviewVoice',
    'GetEngines',
  ]);
});

test('a browser’s call may take 15 s, and a minute where the method says so', () => {
  const { method } = AuthoringService;
  expect([method.publishDraft, method.createTestRelease, method.checkDraft].map(deadlineMs)).toEqual(
    Array(3).fill(60_000),
  );
  expect([method.editDraft, AuthService.method.getProfile].map(deadlineMs)).toEqual([15_000, 15_000]);
});
