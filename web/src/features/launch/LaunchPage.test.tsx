/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { isLaunched } from '../../lib/game/launched.ts';
import { NEVER, refusal } from '../../testing/site.ts';
import { storyOf } from '../../testing/story.ts';
import { audio, CREATE, closeMicrophone, RUN, STATE, showLaunch } from './launchPage.fixture.tsx';

const { NEW_RUN_DELAY_MS } = await import('./useLaunch.ts');

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

test('while the story comes, the page says so', async () => {
  await showLaunch({ [STATE]: NEVER });
  expect(screen.getByText('Loading...')).toBeTruthy();
});

test('a story that cannot be had says so, leads back, and is asked for again', async () => {
  const { site, press } = await showLaunch({ [STATE]: refusal({ code: 'not_found' }) });
  await screen.findByRole('alert');
  expect(screen.getByRole('link', { name: 'Back to the catalogue' })).toBeTruthy();
  site.answer(STATE, { state: 'FRESH' });
  await press('Try again');
  await screen.findByRole('button', { name: 'START' });
});

test('the splash waits for a press, which unlocks sound and begins the music', async () => {
  const { press } = await showLaunch();
  await screen.findByRole('button', { name: 'START' });
  expect(audio.engine.unlock).not.toHaveBeenCalled();
  expect(audio.music.play).not.toHaveBeenCalled();
  await press('START');
  expect(audio.engine.unlock).toHaveBeenCalledTimes(1);
  expect(audio.music.play).toHaveBeenCalledTimes(1);
});

test('what the story’s page says of speech is fetched while the splash stands', async () => {
  const { site } = await showLaunch();
  await screen.findByRole('button', { name: 'START' });
  await waitFor(() => expect(site.askedBy('SpeechService/GetEngines')).toHaveLength(1));
});

test('a first game begins with the microphone, then the run, then the stage', async () => {
  const { site, press, enter, untilAt, id } = await showLaunch();
  await enter();
  expect(screen.queryByRole('button', { name: 'Reset all progress' })).toBeNull();
  await press('Start');
  await untilAt('/game/run-2');
  expect(audio.microphone).toHaveBeenCalledTimes(1);
  expect(site.askedBy(CREATE)).toEqual([
    { storyId: id, language: 'en', idempotencyKey: expect.any(String), replaces: '' },
  ]);
  expect(closeMicrophone).not.toHaveBeenCalled();
});

test('a game that is going on is continued, in the language that is chosen now', async () => {
  const { site, user, press, enter, untilAt } = await showLaunch({
    [STATE]: { state: 'ONGOING', latestRun: RUN },
    'RunService/SetRunLanguage': {},
  });
  await enter();
  await user.click(screen.getByRole('radio', { name: 'French' }));
  await press('Continue');
  await untilAt('/game/run-1');
  expect(site.askedBy('RunService/SetRunLanguage')).toEqual([{ playerStoryId: 'run-1', language: 'fr' }]);
  expect(site.askedBy(CREATE)).toEqual([]);
});

test('without a microphone one can play by typing, or try again, and nothing has begun', async () => {
  audio.microphone.mockImplementationOnce(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { site, press, enter, untilAt } = await showLaunch();
  await enter();
  await press('Start');
  const dialog = await screen.findByRole('dialog');
  expect(site.askedBy(CREATE)).toEqual([]);
  expect(within(dialog).getByRole('button', { name: 'Try again' })).toBeTruthy();
  await press('Play by typing');
  await untilAt('/game/run-2');
});

test('who asks for the microphone again sees that it was pressed', async () => {
  audio.microphone.mockImplementationOnce(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const { user, press, enter } = await showLaunch();
  await enter();
  await press('Start');
  const dialog = within(await screen.findByRole('dialog'));
  audio.microphone.mockImplementationOnce(() => new Promise(() => undefined));
  const again = dialog.getByRole<HTMLButtonElement>('button', { name: 'Try again' });
  await user.click(again);
  expect(again.disabled).toBe(true);
});

test('a run that cannot be made says so, closes the microphone, and a second try is the same wish', async () => {
  const { site, press, enter, untilAt } = await showLaunch({
    [CREATE]: () => Promise.reject(new TypeError('offline')),
  });
  await enter();
  await press('Start');
  await screen.findByRole('dialog', { name: 'An error occurred' });
  expect(closeMicrophone).toHaveBeenCalledTimes(1);
  site.answer(CREATE, { playerStoryId: 'run-2' });
  await press('Got it, thanks!');
  await press('Start');
  await untilAt('/game/run-2');
  const keys = site.askedBy(CREATE).map((asked) => (asked as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('a story that is only announced has no way in', async () => {
  const { press } = await showLaunch({
    'CatalogueService/GetStory': { story: storyOf('soon', { isComingSoon: true }) },
  });
  await press('START');
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

const closed = (id: string) => ({ 'CatalogueService/GetStory': { story: storyOf(id, { isClosed: true }) } });

test('a story that is closed says so at once, and has no way in', async () => {
  await showLaunch(closed('shut'));
  await screen.findByText('This story is closed: no new game can be begun.');
  expect(screen.queryByRole('button', { name: 'START' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.getAllByRole('link', { name: 'Back to the catalogue' })).toHaveLength(2);
});

test.each([
  ['en', 'This story is closed: no new game can be begun.', /not open yet/],
  ['fr', /^Cette histoire est fermée/, /pas encore ouverte/],
  ['es', /^Esta historia está cerrada/, /aún no está abierta/],
] as const)('a story that was announced and then closed is not said to come (%s)', async (...said) => {
  const [language, closedText, soon] = said;
  const story = storyOf('announced-and-shut', { isComingSoon: true, isClosed: true });
  await showLaunch({ 'CatalogueService/GetStory': { story } }, language);
  await screen.findByText(closedText);
  expect(screen.queryByText(soon)).toBeNull();
});

test.each([
  ['en', 'START', 'This story is closed for new games. You can go on with yours.'],
  ['fr', 'COMMENCER', 'Cette histoire est fermée aux nouvelles parties. Vous pouvez continuer la vôtre.'],
  ['es', 'EMPEZAR', 'Esta historia está cerrada para partidas nuevas. Puedes seguir con la tuya.'],
] as const)(
  'who plays a closed story is promised no end of their own (%s)',
  async (language, start, text) => {
    const { press } = await showLaunch(
      { ...closed(`shut-${language}`), [STATE]: { state: 'ONGOING', latestRun: RUN } },
      language,
    );
    await press(start);
    await screen.findByText(text);
  },
);

test('who has a game of a closed story goes on with that, and begins no other', async () => {
  const { site, user, press, enter, untilAt } = await showLaunch({
    ...closed('shut-while-playing'),
    [STATE]: { state: 'ONGOING', latestRun: RUN },
  });
  await enter();
  screen.getByText('This story is closed for new games. You can go on with yours.');
  expect(screen.queryByRole('button', { name: 'Start a new run' })).toBeNull();
  await press('Reset all progress');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/you cannot begin it again/);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await press('Continue');
  await untilAt('/game/run-1');
  expect(site.askedBy(CREATE)).toEqual([]);
});

test('whose game of a closed story is over begins no other, and what was won is no less', async () => {
  await showLaunch({ ...closed('shut-and-played'), [STATE]: { state: 'COMPLETED', latestRun: RUN } });
  await screen.findByText(/no new run can be begun. What you have won stays yours/);
  expect(screen.queryByRole('button', { name: 'Start a new run' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Reset all progress' })).toBeTruthy();
});

test('a story that is closed while its page stands open says so when it is begun', async () => {
  const { site, press, enter, id } = await showLaunch({
    [CREATE]: refusal({ code: 'failed_precondition', reason: 'STORY_CLOSED' }),
  });
  await enter();
  site.answer('CatalogueService/GetStory', { story: storyOf(id, { isClosed: true }) });
  await press('Start');
  const dialog = await screen.findByRole('dialog', { name: 'An error occurred' });
  expect(dialog.textContent).toContain('This story is closed');
  await press('Got it, thanks!');
  await screen.findByText('This story is closed: no new game can be begun.');
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

describe('whoever leaves before the game has begun is not pulled into it', () => {
  async function begun(answers: Record<string, object> = {}) {
    const launched = await showLaunch(answers);
    await launched.enter();
    await launched.press('Start');
    const leave = async () => {
      await launched.user.click(screen.getByRole('link', { name: 'Back to the catalogue' }));
      await launched.untilAt('/browse');
    };
    return { ...launched, leave };
  }
  /** An answer in the test's hands. */
  function held<T>() {
    let answer: (value: T | Promise<T>) => void = () => undefined;
    const promise = new Promise<T>((resolve) => {
      answer = resolve;
    });
    return { promise, answer };
  }
  /** It is answered, and whatever would still come of it has come. */
  async function answered(answer: () => void) {
    jest.useFakeTimers();
    answer();
    await act(() => jest.advanceTimersByTimeAsync(NEW_RUN_DELAY_MS));
    jest.useRealTimers();
  }

  test('while the microphone is asked for', async () => {
    const permission = held<undefined>();
    audio.microphone.mockImplementationOnce(() => permission.promise);
    const { site, leave, untilAt } = await begun();
    await leave();
    await answered(() => permission.answer(undefined));
    await untilAt('/browse');
    expect(site.askedBy(CREATE)).toEqual([]);
    expect(closeMicrophone).toHaveBeenCalledTimes(1);
  });

  test('while the new run is made, which waits for them', async () => {
    const run = held<object>();
    const { site, leave, untilAt } = await begun({ [CREATE]: () => run.promise });
    await waitFor(() => expect(site.askedBy(CREATE)).toHaveLength(1));
    await leave();
    await answered(() => run.answer({ playerStoryId: 'run-left' }));
    await untilAt('/browse');
    expect(isLaunched('run-left')).toBe(false);
  });

  test('a run that cannot be made then closes nobody’s microphone any more', async () => {
    const run = held<object>();
    const { site, leave } = await begun({ [CREATE]: () => run.promise });
    await waitFor(() => expect(site.askedBy(CREATE)).toHaveLength(1));
    await leave();
    expect(closeMicrophone).toHaveBeenCalledTimes(1);
    await answered(() => run.answer(Promise.reject(new TypeError('offline'))));
    expect(closeMicrophone).toHaveBeenCalledTimes(1);
  });
});

describe('pages in the language that is played', () => {
  const offer = (name = 'Pages en français') => screen.queryByRole('button', { name });
  const choose = async ({ user }: Awaited<ReturnType<typeof showLaunch>>, name: string) =>
    user.click(screen.getByRole('radio', { name }));

  test('are offered to who chooses another than the page’s, said aloud, and nothing changes unasked', async () => {
    const page = await showLaunch();
    await page.enter();
    expect(offer()).toBeNull();
    await choose(page, 'French');
    expect(offer()?.lang).toBe('fr');
    expect(screen.getByText('These pages can speak French, too.').getAttribute('role')).toBe('status');
    expect(screen.getByText('Play in')).toBeTruthy();
    await choose(page, 'English');
    expect(offer()).toBeNull();
  });

  test('are taken by a press: all of the page speaks it, and its keys go on from there', async () => {
    const page = await showLaunch();
    await page.enter();
    await choose(page, 'French');
    await page.press('Pages en français');
    const said = await screen.findByText(/^Les pages sont maintenant en français/);
    expect(said.parentElement).toBe(document.activeElement);
    expect(screen.getByText('Jouer en')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Français' }).checked).toBe(true);
    expect(offer()).toBeNull();
  });

  test('are not offered again to who left them, at another story either', async () => {
    const first = await showLaunch();
    await first.enter();
    await choose(first, 'French');
    await first.press('No, leave them as they are');
    expect(screen.getByText(/^They stay as they are/).parentElement).toBe(document.activeElement);
    expect(offer()).toBeNull();
    cleanup();
    const second = await showLaunch();
    await second.enter();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'French' }).checked).toBe(true);
    expect(offer()).toBeNull();
  });

  test('are still offered at the next visit to who has answered nothing', async () => {
    const first = await showLaunch();
    await first.enter();
    await choose(first, 'French');
    cleanup();
    await (await showLaunch()).enter();
    expect(offer()).not.toBeNull();
  });

  test('are offered the other way round, too; to who has chosen nothing they are not', async () => {
    const page = await showLaunch({}, 'fr');
    await page.press('COMMENCER');
    await screen.findByRole('radiogroup');
    expect(offer('Pages in English')).toBeNull();
    await choose(page, 'Anglais');
    expect(offer('Pages in English')).not.toBeNull();
  });
});
