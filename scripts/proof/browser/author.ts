import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import { RunService } from '@fabula/proto/run/v1/run_pb';
import { Account } from '../account.ts';
import type { Language } from '../player.ts';
import { idOf } from '../story.ts';
import { until } from '../until.ts';
import type { Guest } from './guest.ts';
import { signIn } from './lobby.ts';
import { WrittenStory } from './written-story.ts';

const INVITE = /invite_token=([\w-]+)/;

export interface TestOf {
  readonly slug: string;
  readonly moment: string;
  readonly language: Language;
  readonly run?: number;
}

/** The first member of a site's team, who may begin a story anywhere. */
export class Author {
  private constructor(
    private readonly origin: string,
    private readonly account: Account,
  ) {}

  private static readonly known = new Map<string, Promise<Author>>();

  /** By the link that a new site prints. It is good once: whoever asks again is given the same person. */
  static of({ origin, logFile }: { origin: string; logFile: string }): Promise<Author> {
    const known = Author.known.get(origin) ?? Author.first(origin, logFile);
    Author.known.set(origin, known);
    return known;
  }

  private static async first(origin: string, logFile: string): Promise<Author> {
    const inviteToken = await until(() => INVITE.exec(readFileSync(logFile, 'utf8'))?.[1]);
    const account = await Account.signUp(origin, { inviteToken });
    await account.enrol();
    return new Author(origin, account);
  }

  /** By which this person is known, for a while. */
  token(): Promise<string> {
    return this.account.token();
  }

  /** The same person at a browser. */
  signIn(guest: Guest): Promise<void> {
    return signIn(guest, this.account.email);
  }

  /** The address by which somebody becomes an author, on the site. */
  async invite(email: string, role: 'author' | 'team' = 'author'): Promise<string> {
    await this.account.token();
    const invite = { email, role };
    return (await this.account.api.call(AuthService.method.createInvite, invite)).path;
  }

  /** Somebody who was invited to write, with an account. @param name what others read of them, before a few letters of chance */
  async newcomer(name: string, role: 'author' | 'team' = 'author'): Promise<Account> {
    const email = `${name}-${randomUUID().slice(0, 8)}@authors.example`;
    const inviteToken = INVITE.exec(await this.invite(email, role))?.[1] ?? '';
    return Account.signUp(this.origin, { email, inviteToken });
  }

  /** A story of a folder is written on the site from now on. */
  async adopt(slug: string): Promise<WrittenStory> {
    await this.account.token();
    const storyId = idOf(slug);
    await this.account.api.call(AuthoringService.method.adoptStory, { storyId });
    return WrittenStory.of(this.account, storyId);
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
