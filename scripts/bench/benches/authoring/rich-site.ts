import { cpSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readFolder } from '@fabula/catalogue/folders/read-folder';
import { AuthService } from '@fabula/proto/auth/v1/auth_pb';
import { AuthoringService } from '@fabula/proto/catalogue/v1/authoring_pb';
import type { StoryFolder } from '@fabula/story/story-folder';
import { Account } from '../../../proof/account.ts';
import { idOf, STORIES, STORY_FOLDER, STORY_ID } from '../../../proof/story.ts';
import { until } from '../../../proof/until.ts';
import { type Deployment, startDeployment } from '../deployment.ts';
import { richStory } from './rich-story.ts';

const SLUG = 'the-dragons-advocate';
const INVITE = /invite_token=([\w-]+)/;

/** A site on which a rich story is a draft of an author's, and others may write in it. */
export interface RichSite {
  readonly way: Deployment;
  readonly storyId: string;
  /** Another draft of the same owner, a shipped story. */
  readonly small: string;
  readonly owner: Account;
  /** Invites another one who may write in the small one. */
  invite(): Promise<Account>;
  stop(): Promise<void>;
}

/** @param folder two stories go there, the rich one and the one that the load generator plays, and all that the site keeps */
export async function startRichSite(folder: string, moments: number): Promise<RichSite> {
  const stories = join(folder, 'stories');
  cpSync(STORY_FOLDER, join(stories, 'put-out-the-light'), { recursive: true });
  cpSync(join(STORIES, SLUG, 'media'), join(stories, SLUG, 'media'), { recursive: true });
  await writeTexts(join(stories, SLUG), richStory(await readFolder(join(STORIES, SLUG)), moments));
  const way = await startDeployment('embedded', { folder, env: { FABULA_STORIES: stories } });
  const storyId = idOf(SLUG);
  try {
    const team = await teamOf(way);
    const { adoptStory, answerTransfer, listDrafts, transferStory, shareStory } = AuthoringService.method;
    const owner = await invited(way, team);
    const userId = await owner.profileId();
    for (const each of [storyId, STORY_ID]) {
      await team.api.call(adoptStory, { storyId: each });
      await team.api.call(transferStory, { storyId: each, userId });
    }
    const { offers } = await owner.api.call(listDrafts, {});
    for (const { offerId } of offers) await owner.api.call(answerTransfer, { offerId, accepts: true });
    const invite = async () => {
      const account = await invited(way, team);
      const share = { storyId: STORY_ID, userId: await account.profileId(), role: 'editor' };
      await owner.api.call(shareStory, share);
      return account;
    };
    return { way, storyId, small: STORY_ID, owner, invite, stop: () => way.stop() };
  } catch (error) {
    await way.stop();
    throw error;
  }
}

async function writeTexts(folder: string, { texts }: StoryFolder): Promise<void> {
  for (const [path, text] of texts) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** The first member of the team, by the link that a new site prints. */
async function teamOf({ origin, turnLogs: [log = ''] }: Deployment): Promise<Account> {
  const inviteToken = await until(() => INVITE.exec(readFileSync(log, 'utf8'))?.[1]);
  const team = await Account.signUp(origin, { inviteToken });
  await team.enrol();
  return team;
}

async function invited({ origin }: Deployment, team: Account): Promise<Account> {
  const email = `${crypto.randomUUID()}@authors.example`;
  const { path } = await team.api.call(AuthService.method.createInvite, { email, role: 'author' });
  return Account.signUp(origin, { email, inviteToken: INVITE.exec(path)?.[1] ?? '' });
}
