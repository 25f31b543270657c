import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { describe, expect, test } from '@jest/globals';
import { STORY_FOLDER } from '../story.ts';
import { until } from '../until.ts';
import { DeviceVoice } from './device-voice.ts';
import { embeddedSite } from './embedded-site.ts';
import { Guest } from './guest.ts';
import { enterGame, passSplash, signUpForStory } from './lobby.ts';
import { plain } from './plain.ts';
import { playStory } from './play-story.ts';
import { someone } from './someone.ts';
import { isUnderstood, sayUntilHeard, untilUnderstood, withSecondRound } from './speaking.ts';
import { StagePage } from './stage-page.ts';
import { TEXTS } from './texts.ts';

const TURNS = 6;
/** Far above silence, far below speech. */
const AUDIBLE_RMS = 0.01;

interface Played {
  readonly bytes: number;
  readonly rms: number;
}

/** Whether each of the page's microphones is live, or ended. */
const MICROPHONES = 'fabulaMicrophones.map((track) => track.readyState)';

/** Waits for captions that are as wanted. */
const untilShown = (stage: StagePage, isWanted: (plainText: string) => boolean) =>
  until(async () => isWanted(plain((await stage.captions.textContent()) ?? '')) || undefined);

/** As often somebody speaks before the floor must have understood them so many times. */
const MOST_SAID = 12;
/** A phrase may be taken for another one of its moment, but not often. */
const MOST_MISTAKEN = 3;
/** What the story's page says of it beforehand. */
const HEARS = {
  en: TEXTS.en.launch.speech.hears.authored_phrases,
  fr: TEXTS.fr.launch.speech.frenchFloor,
} as const;

describe('speaking in the browser', () => {
  const site = embeddedSite('voice');

  test('a visitor signs up, speaks one phrase into the device, and is answered by a voice', async () => {
    const { says } = await readWalkthrough(STORY_FOLDER, 'en', 'voice');
    const phrase = says['the-door']?.[0] ?? '';
    const device = await DeviceVoice.says(phrase, 'en');
    try {
      const { browser } = device;
      const guest = await Guest.welcome({
        browser,
        origin: site().stage.origin,
        language: 'en',
        microphone: 'device',
      });
      const stage = new StagePage(guest);
      await signUpForStory(guest);
      await enterGame(guest, 'startGame');
      expect(await stage.untilAsked()).toBe('in_game');
      const output = await untilUnderstood(phrase, async () => {
        await stage.settle();
        const answered = stage.nextOutput();
        await device.beforePhrase(guest.page);
        await stage.voice('rec').click();
        return await answered();
      });
      expect(plain(output.transcribed_player_answer)).toBe(plain(phrase));
      const answer = guest.frames.sentences.filter(({ input_id }) => input_id === output.input_id);
      const [first] = answer;
      if (!first) throw new Error('the answer has a sentence');
      await untilShown(stage, (shown) => shown.includes(plain(phrase)));
      // Each line is shown as soon as it is heard.
      await untilShown(stage, (shown) => answer.some(({ text }) => shown.includes(plain(text))));
      await stage.voice('rec').waitFor();
      const played = await guest.page.evaluate<Played[]>('fabulaPlayed');
      const sounded = played.find(({ bytes }) => bytes === first.size);
      expect(sounded?.rms).toBeGreaterThan(AUDIBLE_RMS);
      expect(guest.pageErrors.except()).toEqual([]);
    } finally {
      await device.close();
    }
  }, 900_000);

  // English is spoken above as well.
  test.each(someone(['fr', 'en'] as const))(
    '%s: six answers by voice are understood, shown, and move the story',
    async (language) => {
      const walkthrough = withSecondRound(await readWalkthrough(STORY_FOLDER, language, 'voice'));
      const guest = await site().guest({ language });
      const stage = new StagePage(guest);
      await signUpForStory(guest);
      await passSplash(guest);
      await guest.page.getByText(HEARS[language]).waitFor();
      await enterGame(guest, 'startGame');
      const tally = { understood: 0, mistaken: 0, unheard: 0 };
      const idle: string[] = [];
      const counted = new Set<string>();
      const answer = async (phrase: string) => {
        const before = await stage.progress();
        const output = await sayUntilHeard(stage, phrase);
        // What was asked back each time is understood, and was not heard all the same: nothing was done for it.
        if (output.not_heard) tally.unheard += 1;
        else if (!isUnderstood(phrase, output)) tally.mistaken += 1;
        else {
          tally.understood += 1;
          await untilShown(stage, (shown) => shown.includes(plain(phrase)));
          const moved = output.complete_the_moment || (output.progress ?? 0) > before;
          // Said in a second round, since another was not heard, it has moved the moment already.
          if (!moved && !counted.has(phrase)) idle.push(`${phrase}: ${before} -> ${output.progress}`);
          counted.add(phrase);
        }
        return output;
      };
      const enough = () => tally.understood >= TURNS;
      const { told } = await playStory(stage, { walkthrough, answer, enough });
      expect(tally.understood).toBe(TURNS);
      expect(told.length).toBeLessThanOrEqual(MOST_SAID);
      expect(tally.mistaken).toBeLessThanOrEqual(MOST_MISTAKEN);
      // What a mistaken phrase has moved already, the phrase itself moves no more; what comes after one that was never heard may wait for it.
      expect(idle.slice(tally.mistaken + tally.unheard)).toEqual([]);
      const microphones = () => guest.page.evaluate<string[]>(MICROPHONES);
      expect(await microphones()).toEqual(['live']);
      await guest.page.goBack();
      await until(async () => ((await microphones()).includes('live') ? undefined : true));
      expect(guest.pageErrors.except()).toEqual([]);
      await guest.leave();
    },
    900_000,
  );
});
