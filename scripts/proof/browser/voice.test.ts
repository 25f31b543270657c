import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { describe, expect, test } from '@jest/globals';
import { STORY_FOLDER } from '../story.ts';
import { DeviceVoice } from './device-voice.ts';
import { embeddedHouse } from './embedded-house.ts';
import { Guest } from './guest.ts';
import { enterGame, signUpForStory } from './lobby.ts';
import { plain } from './plain.ts';
import { playStory } from './play-story.ts';
import { StagePage } from './stage-page.ts';

const TURNS = 6;
/** Far above silence, far below speech. */
const AUDIBLE_RMS = 0.01;

interface Played {
  readonly bytes: number;
  readonly rms: number;
}

/** What is not understood costs nothing and may be said again, as a player would. */
const TRIES = 3;

async function understood(stage: StagePage, phrase: string) {
  let output = await stage.say(phrase);
  for (let tries = 1; output.transcribed_player_answer === '' && tries < TRIES; tries += 1)
    output = await stage.say(phrase);
  return output;
}

describe('speaking in the browser', () => {
  const house = embeddedHouse('voice');

  test('a visitor signs up, speaks one phrase into the device, and is answered by a voice', async () => {
    const { says } = await readWalkthrough(STORY_FOLDER, 'en', 'voice');
    const phrase = says['the-stowaway']?.[0] ?? '';
    const device = await DeviceVoice.says(phrase, 'en');
    try {
      const { browser } = device;
      const guest = await Guest.welcome({
        browser,
        origin: house().stage.origin,
        language: 'en',
        microphone: 'device',
      });
      const stage = new StagePage(guest);
      await signUpForStory(guest);
      await enterGame(guest, 'startGame');
      expect(await stage.untilAsked()).toBe('in_game');
      const answered = stage.nextOutput();
      await device.beforePhrase(guest.page);
      await stage.voice('rec').click();
      const output = await answered();
      expect(plain(output.transcribed_player_answer)).toBe(plain(phrase));
      const answer = guest.frames.sentences.filter(({ input_id }) => input_id === output.input_id);
      const [first] = answer;
      if (!first) throw new Error('the answer has a sentence');
      const shown = plain((await stage.captions.textContent()) ?? '');
      expect(shown).toContain(plain(phrase));
      expect(answer.some(({ text }) => shown.includes(plain(text)))).toBe(true);
      await stage.voice('rec').waitFor();
      const played = await guest.page.evaluate<Played[]>('fabulaPlayed');
      const sounded = played.find(({ bytes }) => bytes === first.size);
      expect(sounded?.rms).toBeGreaterThan(AUDIBLE_RMS);
      expect(guest.troubles.except()).toEqual([]);
    } finally {
      await device.close();
    }
  }, 900_000);

  test('six answers by voice are understood, shown, and move the story', async () => {
    const language = 'en';
    const walkthrough = await readWalkthrough(STORY_FOLDER, language, 'voice');
    const guest = await house().guest({ language });
    const stage = new StagePage(guest);
    await signUpForStory(guest);
    await enterGame(guest, 'startGame');
    const answer = async (phrase: string) => {
      const before = await stage.progress();
      const output = await understood(stage, phrase);
      expect(plain(output.transcribed_player_answer)).toBe(plain(phrase));
      const shown = await stage.captions.textContent();
      expect(plain(shown ?? '')).toContain(plain(phrase));
      expect(output.complete_the_moment || (output.progress ?? 0) > before).toBe(true);
      return output;
    };
    const { told } = await playStory(stage, { walkthrough, answer, most: TURNS });
    expect(told).toHaveLength(TURNS);
    expect(guest.troubles.except()).toEqual([]);
    await guest.leave();
  }, 900_000);
});
