import { Authenticator } from '@fabula/kit/testing/authenticator';
import type { Account } from '../../account.ts';
import { idOf } from '../../story.ts';
import { Author } from '../author.ts';
import type { Guest } from '../guest.ts';
import { signIn } from '../lobby.ts';
import type { Site } from '../site.ts';
import { TEXTS } from '../texts.ts';
import { WrittenStory } from '../written-story.ts';

/** A site with stories in all states in which pages of authors can be. */
export interface House {
  readonly origin: string;
  /** Of the folders, written on the site now: sound. */
  readonly adopted: WrittenStory;
  /** Three moments without a picture. */
  readonly begun: WrittenStory;
  readonly empty: WrittenStory;
  /** A moment of it cannot be read. */
  readonly broken: WrittenStory;
  /** It waits for the reader's answer. */
  readonly offered: WrittenStory;
  /** Still in its folder. */
  readonly inFolder: string;
  /** May read `begun`, is offered another story, and has none. */
  readonly reader: Account;
  /** Of the team, with no second factor yet. */
  member(): Promise<Account>;
}

export const TEXT_GONE = 'characters/host.fr.md';

export async function furnish(site: Pick<Site, 'origin' | 'logFile'>): Promise<House> {
  const { origin } = site;
  const team = await Author.of(site);
  const ada = await team.newcomer('ada');
  const reader = await team.newcomer('ben');
  const begun = await WrittenStory.begin(ada, { name: 'A Key for the Rain', slug: 'a-key-for-the-rain' });
  const empty = await WrittenStory.begin(ada, { name: 'Nothing Yet', slug: 'nothing-yet', from: 'empty' });
  const broken = await WrittenStory.begin(ada, { name: 'Broken Off', slug: 'broken-off' });
  await broken.write(
    'moments/the-question.yaml',
    `${await broken.text('moments/the-question.yaml')}points: [`,
  );
  await begun.share(await reader.profileId(), 'reader');
  const offered = await WrittenStory.begin(ada, { name: 'Left at the Pier', slug: 'left-at-the-pier' });
  await offered.offer(await reader.profileId());
  const adopted = await team.adopt('put-out-the-light');
  const card = await adopted.text('story.yaml');
  await adopted.write('story.yaml', card.replace('On the worst night', 'On the very worst night'));
  return {
    ...{ origin, adopted, begun, empty, broken, offered, reader },
    inFolder: idOf('the-dragons-advocate'),
    member: () => team.newcomer('eva', 'team'),
  };
}

/** A new member of the team signs in, and adds the second factor that the team's pages ask for. */
export async function enter(guest: Guest, house: Pick<House, 'origin' | 'member'>): Promise<void> {
  const { page } = guest;
  const { factor } = TEXTS[guest.language];
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await signIn(guest, (await house.member()).email);
  await page.goto(`${house.origin}/admin`);
  const secret = (await page.locator('code').first().textContent()) ?? '';
  const code = await new Authenticator(secret.replaceAll(' ', '')).code();
  await page.getByLabel(factor.code, { exact: true }).fill(code);
  await press(factor.enrol.confirm);
  await press(factor.recovery.kept);
  // The session that was raised is taken anew, however far this page has come with it.
  await page.goto(`${house.origin}/admin`);
  await page.getByRole('heading', { name: TEXTS[guest.language].admin.stories.title }).waitFor();
}
