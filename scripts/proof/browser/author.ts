import { readFileSync } from 'node:fs';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { Account } from '../account.ts';
import type { Language } from '../player.ts';
import { idOf } from '../story.ts';
import { until } from '../until.ts';
import type { Guest } from './guest.ts';
import { signIn } from './lobby.ts';

const INVITE = /invite_token=([\w-]+)/;

export interface TestOf {
  readonly slug: string;
  readonly moment: string;
  readonly language: Language;
  readonly run?: number;
}

/** The first member of a site's team, who may begin a story anywhere. */
export class Author {
  private constructor(private readonly account: Account) {}

  /** By the link that a new site prints. */
  static async of({ origin, logFile }: { origin: string; logFile: string }): Promise<Author> {
    const inviteToken = await until(() => INVITE.exec(readFileSync(logFile, 'utf8'))?.[1]);
    const account = await Account.signUp(origin, { inviteToken });
    await account.enrol();
    return new Author(account);
  }

  /** The same person at a browser. */
  signIn(guest: Guest): Promise<void> {
    return signIn(guest, this.account.email);
  }

  /** The address by which somebody becomes an author, on the site. */
  async invite(email: string): Promise<string> {
    await this.account.token();
    const invite = { email, role: 'author' };
    return (await this.account.api.call(AuthService.method.createInvite, invite)).path;
  }

  /** The address of a new test run, on the site. */
  async testRun({ slug, moment, language, run = 1 }: TestOf): Promise<string> {
    await this.account.token();
    const { playerStoryId } = await this.account.api.call(RunService.method.createTestRun, {
      storyId: idOf(slug),
      blueprintMomentId: idOf(slug, moment),
      language,
      loopNumber: run,
    });
    return `/game/${playerStoryId}`;
  }
}
