import { mkdtempSync } from 'node:fs';
import { readWalkthrough } from '@fabula/catalogue/walkthrough';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type EmbeddedStage, startEmbedded } from '../../stage/embedded.ts';
import { DESKTOP, PHONE } from '../browser/guest.ts';
import { Firefox } from '../browser/others/firefox.ts';
import type { LaunchOptions, OtherBrowser } from '../browser/others/other-browser.ts';
import { SoundRoom } from '../browser/others/sound-room.ts';
import { StageVisit } from '../browser/others/stage-visit.ts';
import { Visitor, type VisitorOptions } from '../browser/others/visitor.ts';
import { WebKit } from '../browser/others/webkit.ts';
import { plain } from '../browser/plain.ts';
import { spokenWav } from '../browser/spoken-file.ts';
import { SAME_DICE } from '../stage-env.ts';
import { STORY_FOLDER } from '../story.ts';
import { tempFolder } from '../temp-folder.ts';

/** Without a screen, Firefox is never in front, and Enter presses no button in it. */
const KEYBOARD: Readonly<Record<string, boolean>> = { webkit: true };

/** Far above silence, far below speech. */
const AUDIBLE = 0.02;
/** A phrase may be taken for another one; whoever is not understood says it again. */
const TRIES = 3;
const LOCALES = { en: 'en-GB', fr: 'fr-FR', es: 'es-ES' } as const;

const BROWSERS: readonly [string, (options: LaunchOptions) => Promise<OtherBrowser>][] = [
  ['firefox', Firefox.launch],
  ['webkit', WebKit.launch],
];

/**
 * On a loaded machine Firefox (ESR 153) and PulseAudio 16 may wait for each other for ever: Firefox's sound server stands in
 * `pa_mutex_lock`, PulseAudio's thread in a callback of Firefox, and the page's thread waits for both. That says nothing about
 * the page: it is tried again, in a new browser, and what was met is printed.
 */
jest.retryTimes(3, { logErrorsBeforeRetry: true });
jest.setTimeout(900_000);

describe.each(BROWSERS)('in %s', (name, launch) => {
  const folder = tempFolder(name);
  let stage: EmbeddedStage;
  let room: SoundRoom;
  let browser: OtherBrowser | undefined;
  beforeAll(async () => {
    stage = await startEmbedded({ folder: folder.path, env: SAME_DICE, copiedData: true });
    room = await SoundRoom.open(`${folder.path}/sound`);
  });
  afterEach(async () => {
    await browser?.close();
    browser = undefined;
  });
  afterAll(async () => {
    await room?.close();
    await stage?.stop();
    folder.remove();
  });

  async function welcome(
    options: Pick<VisitorOptions, 'language' | 'size' | 'byKeyboard'>,
    rest?: Partial<LaunchOptions>,
  ) {
    const { language } = options;
    browser = await launch({
      folder: mkdtempSync(`${folder.path}/${language}-`),
      env: room.env,
      locale: LOCALES[language],
      ...rest,
    });
    return new StageVisit(new Visitor(browser, { name, origin: stage.origin, ...options }));
  }

  test('a visitor signs up, types, speaks into the microphone, is understood and answered aloud, and goes on after a reload', async () => {
    const visit = await welcome({ language: 'en', size: DESKTOP });
    const { says } = await readWalkthrough(STORY_FOLDER, 'en', 'voice');
    const [typed = '', spoken = ''] = says['the-door'] ?? [];

    await visit.signUp();
    await visit.passSplash();
    await visit.enter('startGame');
    await visit.untilAsked();

    const heard = room.listen();
    const afterTyping = await visit.type(typed);
    expect(plain(afterTyping.captions)).toContain(plain(typed));
    expect(afterTyping.progress).toBeGreaterThan(0);
    expect(await heard()).toBeGreaterThan(AUDIBLE);

    const wav = spokenWav(spoken, 'en');
    const say = () => room.say(wav);
    let shown = '';
    for (let tries = 0; tries < TRIES && !shown.includes(plain(spoken)); tries += 1)
      shown = plain((await visit.speak(say)).captions);
    expect(shown).toContain(plain(spoken));
    const { worklets, detector, played, errors } = await visit.witnessed();
    expect({ worklets, detector, errors }).toEqual({ worklets: 2, detector: 'ready', errors: [] });
    expect(Math.max(...played.map(({ rms }) => rms))).toBeGreaterThan(AUDIBLE);

    const { progress } = await visit.now();
    await visit.comeBack();
    await visit.passSplash();
    await visit.enter('continueGame');
    await visit.untilAsked();
    expect((await visit.now()).progress).toBeGreaterThanOrEqual(progress);
  });

  test('in French, on a phone and without a microphone: the page says so, and it is played by typing', async () => {
    const visit = await welcome(
      { language: 'fr', size: PHONE, byKeyboard: KEYBOARD[name] ?? false },
      { isMute: true },
    );
    const { says } = await readWalkthrough(STORY_FOLDER, 'fr', 'won');
    const [typed = ''] = says['the-door'] ?? [];
    await visit.signUp();
    await visit.passSplash();
    await visit.enter('startGame', { isRefused: true });
    await visit.untilAsked();
    const { captions, progress } = await visit.type(typed);
    expect(plain(captions)).toContain(plain(typed));
    expect(progress).toBeGreaterThan(0);
    expect((await visit.witnessed()).errors).toEqual([]);
  });
});
