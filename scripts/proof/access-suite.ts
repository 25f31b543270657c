import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DescMethod, DescService } from '@bufbuild/protobuf';
import { accessRule } from '@fabula/kit/access';
import { PARTS, servingPart } from '@fabula/kit/tokens';
import { type Access, Level } from '@fabula/proto/access/v1/access_pb';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { CatalogueService } from '@fabula/proto/catalogue/v1/catalogue_pb';
import { MediaService } from '@fabula/proto/media/v1/media_pb';
import { AssistService } from '@fabula/proto/moment/v1/assist_pb';
import { MomentEngineService } from '@fabula/proto/moment/v1/moment_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { SpeechService } from '@fabula/proto/speech/v1/speech_pb';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Distributed } from '../stage/distributed.ts';
import { ROOT } from '../stage/root.ts';
import { Account } from './account.ts';
import { Api } from './api.ts';
import { CALLING_PARTS, type PartKind, PLAYERS, type PlayerKind, partToken, signUpAll } from './callers.ts';
import { WireCaller } from './wire-call.ts';

const SERVICES: readonly [string, DescService][] = [
  ['auth', AuthService],
  ['catalogue', CatalogueService],
  ['catalogue', AuthoringService],
  ['run', RunService],
  ['moment-engine-1', MomentEngineService],
  ['moment-engine-1', AssistService],
  ['speech', SpeechService],
  ['media', MediaService],
];

/** What access refuses with; other errors come from the methods themselves. */
const REFUSALS = ['UNAUTHENTICATED', 'PERMISSION_DENIED'];
/** Methods that say "not signed in" of their own accord, for they look at a cookie. */
const OF_THEIR_OWN = ['NO_SESSION', 'WRONG_CREDENTIALS'];

function playerMay({ level }: Access, player: PlayerKind): boolean {
  const allowed: Partial<Record<Level, readonly PlayerKind[]>> = {
    [Level.PUBLIC]: PLAYERS,
    [Level.SIGNED_IN]: ['player', 'author', 'team, aal1', 'team'],
    [Level.AUTHOR]: ['author', 'team, aal1', 'team'],
    [Level.TEAM]: ['team'],
  };
  return allowed[level]?.includes(player) ?? false;
}

function callerMay(rule: Access, part: PartKind, player: PlayerKind): boolean {
  if (part === 'no part' || part === 'forged run') return false;
  return rule.level === Level.INTERNAL ? rule.callers.includes(part) : playerMay(rule, player);
}

const methodsOf = ({ methods }: DescService) => methods.map((method) => [method.name, method] as const);

/** Who may call what, by the declarations of the proto alone. */
export function accessSuite(stage: () => Distributed, folder: string): void {
  describe('who may call what', () => {
    let accounts: ReadonlyMap<PlayerKind, Account>;
    beforeAll(async () => {
      accounts = await signUpAll(stage().origin, join(folder, 'logs/auth.log'));
    }, 120_000);

    const tokenOf = async (player: PlayerKind) => accounts.get(player)?.token();

    test('all services of the proto are asked', () => {
      const root = join(ROOT, 'proto/fabula');
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((f) =>
        f.endsWith('.proto'),
      );
      const declared = files.flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/^service (\w+)/gm)].map(([, name]) => name),
      );
      expect(SERVICES.map(([, { name }]) => name).sort()).toEqual(declared.sort());
    });

    describe.each(SERVICES)('%s on its own port', (part, service) => {
      test.each(methodsOf(service))(
        '%s',
        async (_name, method) => {
          const caller = new WireCaller(stage().rpc.get(part) ?? '');
          const wrong: string[] = [];
          for (const calling of CALLING_PARTS)
            for (const player of PLAYERS) {
              const audience = servingPart(service.typeName);
              const tokens = {
                partToken: partToken(folder, calling, audience),
                playerToken: await (method === AuthService.method.signOut
                  ? (await accountFor(method, player))?.token()
                  : tokenOf(player)),
              };
              const { code, reason } = await caller.call(method, tokens);
              const refused = REFUSALS.includes(code) && !OF_THEIR_OWN.includes(reason);
              if (refused === callerMay(accessRule(method), calling, player))
                wrong.push(`${calling} for ${player}: ${code} ${reason}`);
            }
          caller.close();
          expect(wrong).toEqual([]);
        },
        120_000,
      );
    });

    test('what a part was given for one part is refused by every other', async () => {
      const playerToken = await tokenOf('team');
      for (const [part, service] of SERVICES) {
        const [method] = service.methods;
        const caller = new WireCaller(stage().rpc.get(part) ?? '');
        for (const audience of PARTS.filter((other) => other !== servingPart(service.typeName))) {
          const tokens = { partToken: partToken(folder, 'gateway', audience), playerToken };
          const answer = method && (await caller.call(method, tokens));
          expect(answer).toEqual({ code: 'UNAUTHENTICATED', reason: 'WRONG_AUDIENCE' });
        }
        caller.close();
      }
    }, 120_000);

    describe.each(SERVICES)('%s through the gateway', (_part, service) => {
      test.each(methodsOf(service))(
        '%s',
        async (_name, method) => {
          const wrong: string[] = [];
          for (const player of PLAYERS) {
            const status = await throughGateway(method, player);
            const refused = [401, 403, 404].includes(status);
            if (refused === playerMay(accessRule(method), player)) wrong.push(`${player}: ${status}`);
          }
          expect(wrong).toEqual([]);
        },
        120_000,
      );
    });

    /** What ends a session, or an account, has one of its own to end: tokens of the others are to count on. */
    async function accountFor(method: DescMethod, player: PlayerKind): Promise<Account | undefined> {
      const account = accounts.get(player);
      if (account && method === AuthService.method.closeAccount) return Account.signUp(stage().origin);
      if (!account || method !== AuthService.method.signOut) return account;
      return Account.signIn(stage().origin, account.email, account.password);
    }

    /** With the caller's token and, where there is one, cookie. */
    async function throughGateway(method: DescMethod, player: PlayerKind): Promise<number> {
      const account = await accountFor(method, player);
      await account?.token();
      const api = account?.api ?? new Api(stage().origin);
      const response = await api.post(`${method.parent.typeName}/${method.name}`, '{}');
      const { message } = (await response.json()) as { message?: string };
      return message === 'You are not signed in.' ? 400 : response.status;
    }
  });
}
