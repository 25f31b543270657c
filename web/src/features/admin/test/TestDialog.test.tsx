/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openStory } from '../../../testing/openStory.tsx';
import { showPage } from '../../../testing/page.tsx';
import { refusal, Site } from '../../../testing/site.ts';
import TestDialog from './TestDialog.tsx';

const RELEASE = 'AuthoringService/CreateTestRelease';
const RUN = 'RunService/CreateTestRun';
const MOMENT = '0b0e6c52-50c5-4c6b-9d5d-0f3f0c5a8f10';

afterEach(() => {
  jest.restoreAllMocks();
});

async function open(tab: Window | null) {
  const site = new Site({ [RELEASE]: { version: -7 }, [RUN]: { playerStoryId: 'a-run' } });
  jest.spyOn(window, 'open').mockReturnValue(tab);
  const { inStory } = await openStory({
    'story.yaml': 'id: a\n',
    'moments/hall.yaml': `id: ${MOMENT}\ntype: monologue\nname: { en: The Hall, fr: La salle }\n`,
  });
  const page = await showPage(inStory(<TestDialog onClose={() => undefined} />));
  return { site, ...page };
}

test('a test begins where and as its author wants it, and is offered where the browser opens no tab', async () => {
  const { site, user } = await open(null);
  await user.selectOptions(screen.getByLabelText('Begins at'), 'The Hall');
  await user.click(screen.getByLabelText('French'));
  await user.click(screen.getByRole('button', { name: 'Begin the test' }));
  const link = await screen.findByRole('link', { name: 'Open the test' });
  expect(link.getAttribute('href')).toBe('/game/a-run');
  expect(site.askedBy(RELEASE)).toEqual([{ storyId: 'story', revision: 1 }]);
  expect(site.askedBy(RUN)).toEqual([
    { storyId: 'story', blueprintMomentId: MOMENT, language: 'fr', loopNumber: 1, releaseVersion: -7 },
  ]);
});

test('why it does not begin is said, and the tab that was opened for it goes', async () => {
  const close = jest.fn();
  const { site, user } = await open({ close } as unknown as Window);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  site.answer(RELEASE, refusal({ code: 'unauthenticated', reason: '', message: '' }));
  await user.click(screen.getByRole('button', { name: 'Begin the test' }));
  await screen.findByText('You must be logged in to test moments');
  expect(close).toHaveBeenCalledTimes(1);
  site.answer(RELEASE, refusal({ code: 'failed_precondition', reason: 'CHECK_TOO_LONG', message: '' }));
  await user.click(screen.getByRole('button', { name: 'Begin the test' }));
  const alert = await screen.findByText(/^Failed to start moment test: /);
  expect(alert.textContent).toBe(
    'Failed to start moment test: Checking this story takes too long.\nCheck the console for more details.',
  );
});
