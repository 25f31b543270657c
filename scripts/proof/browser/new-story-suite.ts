import { afterEach, expect, test } from '@jest/globals';
import { Account } from '../account.ts';
import { Author } from './author.ts';
import { DESKTOP, type Guest, PHONE } from './guest.ts';
import { enterGame, signIn } from './lobby.ts';
import type { Site } from './site.ts';
import { sayUntilHeard } from './speaking.ts';
import { StagePage } from './stage-page.ts';
import { type BothLanguages, StoryMaker } from './story-maker.ts';
import { TEXTS } from './texts.ts';

const AUTHOR = 'ada@authors.example';
const STORY = { en: 'The Tide Clock', fr: 'L’horloge des marées' };
const SLUG = 'the-tide-clock';
const { admin, adminForms, catalogue, play, common } = TEXTS.en;

/** Moments after the first one, each after the one before it, but the last: the other way out of the crossroad. */
const AFTER = [
  ['Dialogue', 'The Clockmaker'],
  ['Crossroad', 'Two Ways'],
  ['Epilogue', 'High Water'],
] as const;
const DROWNED = ['Dead End', 'The Deep'] as const;
const TO_THE_CLOCK = [
  ...['stop the clock', 'please stop the clock', 'you have to stop the clock', 'let us stop the clock'],
  ...['we must stop the clock', 'stop your clock', 'can you stop the clock', 'stop the clock now'],
];
const TO_THE_HILL = [
  ...['up the hill', 'we go up the hill', 'take the hill', 'the hill is safe', 'climb the hill'],
  ...['let us climb the hill', 'to the hill', 'I go to the hill'],
];
const TO_THE_SEA = [
  ...['into the sea', 'we go into the sea', 'take the boat', 'swim', 'dive into the water'],
  ...['let us swim', 'out to the open sea', 'I go down to the sea'],
];
const line = (en: string, fr: string): BothLanguages => ({ en, fr });
const list = (words: readonly string[]): BothLanguages => ({ en: words.join('\n'), fr: words.join('\n') });

/** An author who was invited makes a story from nothing, tries it, publishes it, and somebody plays it. */
export function newStorySuite(site: () => Site): void {
  const guests: Guest[] = [];
  afterEach(async () => {
    for (const guest of guests.splice(0)) await guest.leave();
  });

  async function welcome(options: Parameters<Site['guest']>[0]): Promise<Guest> {
    const guest = await site().guest({ inspected: true, ...options });
    guests.push(guest);
    return guest;
  }

  /** Signs up by an invitation; answers the catalogue of this author. */
  async function arrive(guest: Guest): Promise<string> {
    const team = await Author.of(site());
    const path = await team.invite(AUTHOR);
    const inviteToken = new URL(path, guest.origin).searchParams.get('invite_token') ?? '';
    const account = await Account.signUp(guest.origin, { email: AUTHOR, inviteToken });
    await signIn(guest, AUTHOR);
    const { page } = guest;
    await page.getByRole('button', { name: catalogue.accountMenu }).click();
    await page.getByRole('menuitem', { name: catalogue.myStories }).click();
    await page.getByRole('button', { name: admin.new.title, exact: true }).waitFor();
    return `/${await account.profileId()}/browse`;
  }

  async function makeMoments(maker: StoryMaker): Promise<void> {
    await maker.go('flow');
    await maker.addMoment('Monologue', 'Low Water', true);
    for (const [type, name] of AFTER) await maker.addMoment(type, name);
    // Back to the crossroad, by the arrow that follows the way.
    await maker.guest.page.keyboard.press('ArrowLeft');
    await maker.addMoment(...DROWNED);
    await maker.guest.step('80-flow-of-five');
  }

  async function writeMonologue(maker: StoryMaker): Promise<void> {
    await maker.open('Low Water');
    await maker.write('What the player is after', line('Listen.', 'Écoutez.'));
    await maker.write('Lines 1', line('The tide has gone too far out.', 'La mer s’est trop retirée.'));
    await silent(maker);
  }

  /** The one thing that must be said, and what comes of it; a mistake is shown where it is made. */
  async function writeDialogue(maker: StoryMaker): Promise<void> {
    const { page } = maker.guest;
    await maker.open('The Clockmaker');
    await maker.write('What the player is after', line('Have him stop it.', 'Qu’il l’arrête.'));
    await maker.write(
      'Lines 1',
      line('I wound it up, and now it runs.', 'Je l’ai remontée, et elle tourne.'),
    );
    await page.getByRole('textbox', { name: 'Patience', exact: true }).fill('6');
    await page.getByRole('textbox', { name: 'Name of a new entry: Facets' }).fill('stop');
    await maker.press('Add: Facets');
    const answer = page.getByRole('group', { name: 'What is answered' });
    await answer.getByText('FS105').first().waitFor();
    await maker.guest.step('81-a-mistake-in-place');
    await page.getByRole('textbox', { name: 'Points', exact: true }).fill('1');
    await maker.write('How players say it', list(TO_THE_CLOCK));
    await maker.write('What is answered 1', line('I will.', 'Je le ferai.'));
    await answer.getByText('FS105').first().waitFor({ state: 'detached' });
    await maker.write('Success 1', line('It has stopped.', 'Elle s’est arrêtée.'));
    await maker.write('Failure 1', line('It is too late.', 'Il est trop tard.'));
    await maker.write('Nothing was understood 1', line('What do you mean?', 'Que voulez-vous dire ?'));
    await silent(maker);
  }

  async function writeCrossroad(maker: StoryMaker): Promise<void> {
    await maker.open('Two Ways');
    await maker.write('What the player is after', line('Choose.', 'Choisissez.'));
    await maker.write('Lines 1', line('The hill, or the sea?', 'La colline, ou la mer ?'));
    await maker.write('Nothing was understood 1', line('The hill, or the sea.', 'La colline, ou la mer.'));
    await writePath(maker, 'high-water', { label: line('The hill', 'La colline'), says: TO_THE_HILL });
    await writePath(maker, 'the-deep', { label: line('The sea', 'La mer'), says: TO_THE_SEA });
    await silent(maker);
  }

  async function writePath(
    maker: StoryMaker,
    slug: string,
    { label, says }: { label: BothLanguages; says: readonly string[] },
  ): Promise<void> {
    await maker.press(slug);
    await maker.write('Label', label);
    await maker.write('How players say it', list(says));
    await maker.write('What is answered 1', line('So be it.', 'Soit.'));
    await maker.press(slug);
  }

  async function writeEnd(maker: StoryMaker, name: string, said: BothLanguages): Promise<void> {
    await maker.open(name);
    await maker.write('What the player is after', line('Listen.', 'Écoutez.'));
    await maker.write('Lines 1', said);
    await silent(maker);
  }

  const silent = ({ guest: { page } }: StoryMaker) =>
    page.getByRole('checkbox', { name: 'Without sound' }).check();

  /** What is said of a character, and with which voice. */
  async function writeCharacter(maker: StoryMaker, name: BothLanguages, voice: string): Promise<void> {
    const { page } = maker.guest;
    await maker.make('character', name);
    const prose = page.getByRole('region', { name: adminForms.cast.prose }).getByRole('textbox');
    await prose.nth(0).fill('Somebody by the sea.');
    await prose.nth(1).fill('Quelqu’un au bord de la mer.');
    const english = page.getByRole('region', { name: 'Voices' }).getByRole('group', { name: 'English' });
    await english.getByRole('textbox', { name: 'Name of the voice' }).fill(voice);
  }

  /** A player on a telephone speaks to the story until it has ended. */
  async function playToItsEnd(browse: string): Promise<string> {
    const guest = await welcome({ language: 'en', size: PHONE });
    const { email } = await Account.signUp(guest.origin);
    await signIn(guest, email);
    const { page, inputDevice } = guest;
    await page.goto(`${guest.origin}${browse}`);
    await inputDevice.press(page.locator(`[data-story="${SLUG}"]`).first());
    await inputDevice.press(page.getByRole('button', { name: catalogue.launch, exact: true }));
    await enterGame(guest, 'startGame');
    const stage = new StagePage(guest);
    const says: Readonly<Record<string, string>> = {
      'The Clockmaker': 'stop the clock',
      'Two Ways': 'climb the hill',
    };
    for (let turns = 0; ; turns += 1) {
      const screen = await stage.untilAsked();
      if (screen !== 'in_game') return screen;
      const words = says[await stage.momentName()];
      if (words === undefined || turns > 12) throw new Error('nobody knows what to say');
      await sayUntilHeard(stage, words);
    }
  }

  test('an author who was invited makes a story from nothing by forms and in the graph, and a player on another device speaks to it until its end', async () => {
    const guest = await welcome({ language: 'en', size: DESKTOP });
    const { page, context } = guest;
    const browse = await arrive(guest);
    const maker = new StoryMaker(guest);
    await maker.begin(STORY);
    await maker.make('place', line('The Quay', 'Le quai'));
    await writeCharacter(maker, line('Mara', 'Mara'), 'slt');
    await writeCharacter(maker, line('Old Finn', 'Le vieux Finn'), 'rms');
    await makeMoments(maker);
    await writeMonologue(maker);
    const spoken = page.waitForResponse((answer) => answer.url().includes('PreviewVoice'));
    await page.getByRole('button', { name: 'Listen: Lines 1, English' }).click();
    expect((await spoken).ok()).toBe(true);
    await writeDialogue(maker);
    await writeCrossroad(maker);
    await writeEnd(maker, 'High Water', line('The sea is back.', 'La mer est revenue.'));
    await writeEnd(maker, 'The Deep', line('The sea has you.', 'La mer vous a.'));
    await maker.go('general');
    await maker.drawMissing();
    await guest.step('82-placeholders');

    await maker.open('The Clockmaker');
    await maker.press(admin.test.title);
    const opening = context.waitForEvent('page');
    await maker.press(admin.test.begin);
    const tried = await opening;
    await tried.getByText(play.test.sign).waitFor();
    await tried.close();
    await page.getByRole('dialog').getByRole('button', { name: common.cancel }).click();

    await maker.press(admin.publish.open);
    await guest.step('83-publish');
    await maker.press(admin.publish.go.replace('{{version}}', '1'));
    await page.getByRole('heading', { name: admin.publish.done.replace('{{version}}', '1') }).waitFor();
    expect(await playToItsEnd(browse)).toBe('game_won');
    for (const one of guests) {
      expect(one.accessibilityIssues).toEqual([]);
      expect(one.pageErrors.except(/status of 400 .*ConfirmFactor/)).toEqual([]);
    }
  }, 600_000);
}
