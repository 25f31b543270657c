/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openStory } from '../../../testing/openStory.tsx';
import { showPage } from '../../../testing/page.tsx';
import { refusal, Site } from '../../../testing/site.ts';
import TestDialog from './TestDialog.tsx';

const RELEASE = 'AuthoringService/CreateTestRelease';
const RUN = 'RunService/CreateTestRun';
const ITEM = '1b0e6c52-50c5-4c6b-9d5d-0f3f0c5a8f10';
const YANN = '2b0e6c52-50c5-4c6b-9d5d-0f3f0c5a8f10';
const STORY = `id: a
facts: { lamp-was-lit: The lamp was lit., she-knows: She knows. }
items:
  lantern: { id: ${ITEM}, name: { en: Lantern, fr: Lanterne } }
`;
const MOMENT = '0b0e6c52-50c5-4c6b-9d5d-0f3f0c5a8f10';

async function open(tab: Window | null) {
  const site = new Site({ [RELEASE]: { version: -7 }, [RUN]: { playerStoryId: 'a-run' } });
  jest.spyOn(window, 'open').mockReturnValue(tab);
  const { inStory } = await openStory({
    'story.yaml': STORY,
    'characters/yann.yaml': `id: ${YANN}\nname: { en: Yann, fr: Yann }\n`,
    'moments/hall.yaml': `id: ${MOMENT}\ntype: monologue\nname: { en: The Hall, fr: La salle }\n`,
  });
  const page = await showPage(inStory(<TestDialog onClose={() => undefined} />));
  return { site, ...page };
}

describe('the dialog of a test', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('a test begins where and as its author wants it, and is offered where the browser opens no tab', async () => {
    const { site, user } = await open(null);
    await user.selectOptions(screen.getByLabelText('Begins at'), 'The Hall');
    await user.click(screen.getByLabelText('French'));
    await user.click(screen.getByRole('button', { name: 'Begin the test' }));
    const link = await screen.findByRole('link', { name: 'Open the test' });
    expect(link.getAttribute('href')).toBe('/game/a-run');
    expect(site.askedBy(RELEASE)).toEqual([{ storyId: 'story', revision: 1 }]);
    expect(site.askedBy(RUN)).toEqual([
      {
        ...{ storyId: 'story', blueprintMomentId: MOMENT, language: 'fr', loopNumber: 1, releaseVersion: -7 },
        ...{ ignoreSkip: false, facts: [], itemIds: [], characterIds: [] },
      },
    ]);
  });

  test('nothing is left out, and what is known and owned from the beginning is chosen, as its author wants it', async () => {
    const { site, user } = await open(null);
    await user.click(screen.getByLabelText('Play moments that would be left out, too'));
    await user.click(screen.getByText('Facts that it knows', { selector: 'summary' }));
    await user.click(screen.getByLabelText('lamp-was-lit'));
    await user.click(screen.getByLabelText('she-knows'));
    await user.click(screen.getByLabelText('she-knows'));
    await user.click(screen.getByLabelText('Lantern'));
    await user.click(screen.getByLabelText('Yann'));
    await user.click(screen.getByRole('button', { name: 'Begin the test' }));
    await screen.findByRole('link', { name: 'Open the test' });
    expect(site.askedBy(RUN)).toMatchObject([
      { ignoreSkip: true, facts: ['lamp-was-lit'], itemIds: [ITEM], characterIds: [YANN] },
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
});
