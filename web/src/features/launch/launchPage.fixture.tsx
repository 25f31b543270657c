import { expect, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { showPage } from '../../testing/page.tsx';
import { Site } from '../../testing/site.ts';
import { storyOf } from '../../testing/story.ts';

export const audio = {
  engine: { unlock: jest.fn(async () => undefined) },
  music: { play: jest.fn(async () => undefined), stop: jest.fn() },
  microphone: jest.fn(async () => undefined),
};
export const closeMicrophone = jest.fn();
// What plays and records is a part of browsers.
jest.unstable_mockModule('../../lib/voice/sound/pageAudio.ts', () => ({
  pageAudio: () => audio,
  closeMicrophone,
}));
jest.unstable_mockModule('../../lib/voice/device/voiceSample.ts', () => ({
  siteSample: () => undefined,
  deviceSample: () => undefined,
}));
const { default: LaunchPage } = await import('./LaunchPage.tsx');

export const RUN = { playerStoryId: 'run-1', language: 'en' };
export const CREATE = 'RunService/CreateRun';
export const STATE = 'RunService/GetRunState';
const VOICES = [
  { role: 'recogniser', name: 'r', language: 'en', quality: 'good', scope: 'open' },
  { role: 'voice', name: 'v', language: 'en', quality: 'good', scope: 'open' },
].map((engine) => ({ ...engine, available: true, note: '', controls: [] }));

const At = () => <output data-testid="at">{useLocation().pathname}</output>;

/** A story for each test: whose splash was passed is not shown again. */
let stories = 0;
/** Of the story that is shown next. */
export const nextStory = (): string => `story-${stories + 1}`;

export async function showLaunch(answers: Record<string, object> = {}, language: 'en' | 'fr' | 'es' = 'en') {
  const id = nextStory();
  stories += 1;
  const site = new Site({
    'CatalogueService/GetStory': { story: storyOf(id, { name: 'Put out the light' }) },
    [STATE]: { state: 'FRESH' },
    'SpeechService/GetEngines': { engines: VOICES },
    [CREATE]: { playerStoryId: 'run-2' },
    ...answers,
  });
  const { user } = await showPage(
    <>
      <Routes>
        <Route path="/launch/:storyId" element={<LaunchPage />} />
        <Route path="*" element={null} />
      </Routes>
      <At />
    </>,
    { at: `/launch/${id}`, language },
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const enter = async () => {
    await press('START');
    await screen.findByRole('radiogroup');
  };
  const untilAt = (path: string) => waitFor(() => expect(screen.getByTestId('at').textContent).toBe(path));
  return { site, user, press, enter, untilAt, id };
}
