/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { showPage } from '../../../testing/page.tsx';
import { refusal, Site } from '../../../testing/site.ts';
import CharacterPage from '../cast/CharacterPage.tsx';
import { draftOf, draftWith, showMoment } from '../testing/showForm.tsx';

const PREVIEW = 'SpeechService/PreviewVoice';
const MOMENT = `id: a1fa7d4a-cde5-40db-9c54-e05b42a9ba21
type: monologue
name: { en: The Try, fr: L'essai }
place: yard
character: ada
speedOfSpeech: 0.5
openings:
  - lines:
      - sadness 3: { en: "First, {name}.", fr: Un. }
      - normal 1: { en: Second., fr: Deux., by: bo }
      - normal 2: { en: "", fr: Trois. }
`;

/** The page of the tests has no sound: what was asked of it is kept, and ends when a test says so. */
let played: HTMLAudioElement[] = [];
let addresses: string[] = [];
let site = new Site();

const listen = (of: string | RegExp) => screen.findByRole('button', { name: of });

const ends = () => act(async () => played.at(-1)?.onended?.(new Event('ended')));

const asked = () => site.askedBy(PREVIEW) as { text: string; speed: number; voice: object }[];

/** What was once asked for is kept as long as the page is: each test says its lines otherwise. */
async function shown(says: string) {
  const draft = draftWith(MOMENT.replaceAll(/(First|Second|Un|Deux|Trois)/g, `$1 ${says}`));
  const voices = (name: string) =>
    `voices:\n  en: { name: ${name}, pitch: -3, speed: 0.8 }\n  fr: { name: ${name}-fr }\n`;
  for (const slug of ['ada', 'bo']) {
    const path = `characters/${slug}.yaml`;
    const text = draft.textOf(path) ?? '';
    draft.remove(path);
    draft.create(path, `${voices(slug)}${text.replace(/^voices:[\s\S]*?\n(?=\S)/m, '')}`);
  }
  return { draft, ...(await showMoment(draft)) };
}

describe('listening to a line', () => {
  beforeEach(() => {
    site = new Site({ [PREVIEW]: { mp3: btoa('sound'), durationMs: 900, engine: 'e', quality: 'good' } });
    [played, addresses] = [[], []];
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLAudioElement) {
      played.push(this);
      return Promise.resolve();
    });
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    URL.createObjectURL = () => {
      addresses.push(`blob:${addresses.length}`);
      return addresses.at(-1) ?? '';
    };
  });
  afterEach(() => void jest.restoreAllMocks());

  test('a line is heard in the voice, at the pace and in the mood of whoever says it', async () => {
    const { user } = await shown('here');
    await user.click(await listen('Listen: Lines 1, English'));
    await listen('Stop: Lines 1, English');
    expect(asked()).toEqual([
      {
        text: 'First here, name.',
        language: 'en',
        voice: { engine: '', name: 'ada', pitch: -3 },
        speed: 0.4,
        emotion: 'sadness',
        emotionStrength: 3,
      },
    ]);
    await ends();
    await user.click(await listen('Listen: Lines 2, French'));
    await waitFor(() => expect(asked().at(-1)?.voice).toMatchObject({ name: 'bo-fr', pitch: 0 }));
    expect(asked().at(-1)?.speed).toBe(0.5);
    // Again: it is there already.
    await ends();
    await user.click(await listen('Listen: Lines 2, French'));
    await waitFor(() => expect(played).toHaveLength(3));
    expect(asked()).toHaveLength(2);
    expect((await listen('Listen: Lines 3, English')).matches(':disabled')).toBe(true);
  });

  test('one line is heard at a time, and stopped', async () => {
    const { user } = await shown('once');
    await user.click(await listen('Listen: Lines 1, English'));
    const first = await listen('Stop: Lines 1, English');
    await user.click(await listen('Listen: Lines 1, French'));
    await listen('Stop: Lines 1, French');
    expect(first.getAttribute('aria-label')).toBe('Listen: Lines 1, English');
    screen.getByRole('button', { name: 'Stop: Lines 1, French' }).focus();
    await user.keyboard('{Enter}');
    await listen('Listen: Lines 1, French');
    expect(played).toHaveLength(2);
  });

  test('what comes late is not heard over what was asked for after it', async () => {
    let answer: (said: object) => void = () => undefined;
    const { user } = await shown('late');
    site.answer(PREVIEW, () => new Promise<object>((resolve) => (answer = resolve)));
    await user.click(await listen('Listen: Lines 1, English'));
    expect((await listen('Stop: Lines 1, English')).getAttribute('aria-busy')).toBe('true');
    const late = answer;
    await user.click(await listen('Listen: Lines 1, French'));
    await waitFor(() => expect(asked()).toHaveLength(2));
    answer({ mp3: btoa('french'), quality: 'good' });
    await waitFor(() => expect(played).toHaveLength(1));
    await act(async () => late({ mp3: btoa('english'), quality: 'good' }));
    await waitFor(() => expect(addresses).toHaveLength(2));
    expect(played).toHaveLength(1);
  });

  test('all lines are heard one after the other', async () => {
    const { user } = await shown('all');
    await user.click(await listen(/^Listen to all, FR.*Lines, French$/));
    for (const [index, text] of ['Un all.', 'Deux all.', 'Trois all.'].entries()) {
      await waitFor(() => expect(played).toHaveLength(index + 1));
      expect(asked()[index]?.text).toBe(text);
      await ends();
    }
    await listen(/^Listen to all, FR.*Lines, French$/);
  });

  test.each([
    ['nobody can speak here', { mp3: btoa('x'), quality: 'silence' }, 'No voice of this language works'],
    [
      'too many were asked for',
      refusal({ code: 'resource_exhausted', reason: 'TOO_MANY_PREVIEWS' }),
      'many lines within a minute',
    ],
  ])('where %s it is said there', async (says, answer, told) => {
    site.answer(PREVIEW, answer);
    const { user } = await shown(says);
    await user.click(await listen('Listen: Lines 1, English'));
    expect((await screen.findByRole('alert')).textContent).toContain(told);
    expect(played).toEqual([]);
    await listen('Listen: Lines 1, English');
  });

  test('a line that is too long is not asked for', async () => {
    const { user } = await shown('x'.repeat(300));
    await user.click(await listen('Listen: Lines 1, English'));
    expect((await screen.findByRole('alert')).textContent).toContain('longer than 300 characters');
    expect(asked()).toEqual([]);
  });

  test('a character is heard with a line of their own, or their name', async () => {
    const draft = draftOf('story/test/stories/every-kind');
    const nothing = { onRenamed: () => {}, onDeleted: () => {} };
    const { user, unmount } = await showPage(<CharacterPage {...nothing} draft={draft} slug="ada" />);
    await user.click(await listen(/^Listen in English.*this voice, English$/));
    await waitFor(() => expect(asked()).toHaveLength(1));
    const text = asked()[0]?.text ?? '';
    expect(screen.getByText(text).tagName).toBe('Q');
    expect(draft.files().some(({ path }) => draft.textOf(path)?.includes(text))).toBe(true);
    await listen(/^Stop.*this voice, English$/);
    unmount();
    draft.create('characters/zoe.yaml', 'name: { en: Zoe, fr: Zoé }\nvoices:\n  fr: { name: z }\n');
    const page = await showPage(<CharacterPage {...nothing} draft={draft} slug="zoe" />);
    await page.user.click(await listen(/^Listen in French.*this voice, French$/));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ text: 'Zoé', voice: { name: 'z' } }));
  });
});
