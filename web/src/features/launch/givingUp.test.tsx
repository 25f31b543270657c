/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refusal } from '../../testing/site.ts';
import { audio, CREATE, closeMicrophone, nextStory, RUN, STATE, showLaunch } from './launchPage.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

const GOING_ON = {
  ...RUN,
  ...{ loopNumber: 2, loopCurrentNumberOfInteractions: 12, loopMaxNumberOfInteractions: 30 },
};
const PROGRESS = 'RunService/ListProgress';
const howFar = (storyId: string, progress: number) => ({
  [PROGRESS]: { stories: [{ storyId, state: 'ONGOING', progress }] },
});

test('a run that is going on is given up only after a yes, and it is said how far it is', async () => {
  const { site, user, press, enter, untilAt, id } = await showLaunch({
    [STATE]: { state: 'ONGOING', latestRun: GOING_ON },
    ...howFar(nextStory(), 40),
  });
  await enter();
  await press('Start a new run');
  const asked = within(await screen.findByRole('dialog', { name: 'Give up run 2?' }));
  await asked.findByText(/marked lost: you are 40% of the way through it, with 12 of 30 interactions used\./);
  const [first] = asked.getAllByRole('button');
  expect([first?.textContent, first === document.activeElement]).toEqual(['Keep this run', true]);
  await press('Keep this run');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([site.askedBy(CREATE), audio.microphone.mock.calls]).toEqual([[], []]);
  await press('Start a new run');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Start a new run' }),
  );
  await untilAt('/game/run-2');
  expect(site.askedBy(CREATE)).toMatchObject([{ storyId: id, replaces: 'run-1' }]);
});

test.each([
  ['en', 'START', 'Start a new run', 'Give up run 2?', /^It ends here and is marked lost, with 12 of 30/],
  [
    'fr',
    'COMMENCER',
    'Nouvelle partie',
    'Abandonner la partie 2 ?',
    /^Elle s’arrête ici .* 12 des 30 interactions/,
  ],
  ['es', 'EMPEZAR', 'Empezar otra partida', '¿Abandonar la partida 2?', /^Termina aquí .* 12 de 30/],
] as const)('what is lost is said where nobody knows how far it is (%s)', async (...said) => {
  const [language, start, anew, title, text] = said;
  const { press } = await showLaunch(
    { [STATE]: { state: 'ONGOING', latestRun: GOING_ON }, [PROGRESS]: refusal({ code: 'unavailable' }) },
    language,
  );
  await press(start);
  await press(anew);
  within(await screen.findByRole('dialog', { name: title })).getByText(text);
});

test('where no run is going on, none is asked about', async () => {
  const { site, press, enter, untilAt } = await showLaunch({
    [STATE]: { state: 'COMPLETED', latestRun: GOING_ON },
  });
  await enter();
  await press('Start a new run');
  await untilAt('/game/run-2');
  expect(site.askedBy(CREATE)).toMatchObject([{ replaces: '' }]);
});

test('a run that was begun elsewhere while the page stood open is asked about, too', async () => {
  const { site, user, press, enter, untilAt } = await showLaunch({
    [CREATE]: refusal({ code: 'failed_precondition', reason: 'RUN_GOING_ON' }),
  });
  await enter();
  site.answer(STATE, { state: 'ONGOING', latestRun: GOING_ON });
  await press('Start');
  const asked = within(await screen.findByRole('dialog', { name: 'Give up run 2?' }));
  expect(closeMicrophone).toHaveBeenCalledTimes(1);
  site.answer(CREATE, { playerStoryId: 'run-2' });
  await user.click(asked.getByRole('button', { name: 'Start a new run' }));
  await untilAt('/game/run-2');
  expect(site.askedBy(CREATE)).toMatchObject([{ replaces: '' }, { replaces: 'run-1' }]);
});

test('where the page cannot get to know of it, that is said', async () => {
  const { site, press, enter } = await showLaunch({
    [CREATE]: refusal({ code: 'failed_precondition', reason: 'RUN_GOING_ON' }),
  });
  await enter();
  site.answer(STATE, refusal({ code: 'unavailable' }));
  await press('Start');
  await screen.findByText(/^You have a run of this story that is going on\./);
});

test('that all progress goes says so of the run that is going on as well', async () => {
  const { press, enter } = await showLaunch({ [STATE]: { state: 'ONGOING', latestRun: GOING_ON } });
  await enter();
  await press('Reset all progress');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/So is the run that you are in\.$/);
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
});

test('all progress goes only after a yes, and stays where that fails', async () => {
  const { site, user, press, enter, id } = await showLaunch({
    [STATE]: { state: 'COMPLETED', latestRun: RUN },
  });
  await enter();
  await press('Reset all progress');
  const dialog = within(await screen.findByRole('dialog'));
  expect(site.askedBy('RunService/ResetProgress')).toEqual([]);
  const yes = () => dialog.getByRole('button', { name: /Reset/ });
  await user.click(yes());
  await dialog.findByRole('alert');
  site.answer('RunService/ResetProgress', {});
  site.answer(STATE, { state: 'FRESH' });
  await user.click(yes());
  await screen.findByText('You can start your first game.');
  expect(site.askedBy('RunService/ResetProgress').at(-1)).toEqual({ storyId: id });
});
