import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyFilesIn, loadKeys, PARTS, type Part, ServiceSigner } from '@fabula/kit/tokens';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { Account } from './account.ts';
import { until } from './until.ts';

/** Who asks, as a player: nobody, or somebody with a role; the team without and with a second factor in this session. */
export const PLAYERS = ['nobody', 'player', 'author', 'team, aal1', 'team'] as const;
export type PlayerKind = (typeof PLAYERS)[number];

/** The caller's own token: a part's, one that was signed by somebody else, or none. */
export type PartKind = Part | 'no part' | 'forged run';
export const CALLING_PARTS: readonly PartKind[] = ['no part', 'forged run', ...PARTS];

/** Signs up somebody of each role, by the way that people do: console link, invitation. */
export async function signUpAll(origin: string, authLog: string): Promise<ReadonlyMap<PlayerKind, Account>> {
  const link = /invite_token=([\w-]+)/;
  const inviteToken = await until(() => link.exec(readFileSync(authLog, 'utf8'))?.[1]);
  const team = await Account.signUp(origin, { inviteToken });
  await team.enrol();
  const email = 'author@players.example';
  const { path } = await team.api.call(AuthService.method.createInvite, { email, role: 'author' });
  const invited = { email, inviteToken: link.exec(path)?.[1] ?? '' };
  return new Map([
    ['team', team],
    ['team, aal1', await Account.signIn(origin, team.email, team.password)],
    ['author', await Account.signUp(origin, invited)],
    ['player', await Account.signUp(origin)],
  ]);
}

/** A token of a calling part for another one, with the key that the stage gave it. */
export function partToken(stageFolder: string, part: PartKind, audience: Part): string | undefined {
  if (part === 'no part') return undefined;
  const isForged = part === 'forged run';
  const key = isForged
    ? generateKeyPairSync('ed25519').privateKey
    : loadKeys(keyFilesIn(join(stageFolder, 'keys'), part)).privateKey;
  return new ServiceSigner(isForged ? 'run' : part, key).current(audience);
}
