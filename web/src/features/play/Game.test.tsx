/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { rememberTyping } from '../../lib/game/typing.ts';
import { leave } from '../../lib/leaving.ts';
import { closeMicrophone } from '../../lib/voice/sound/pageAudio.ts';
import { showPage } from '../../testing/page.tsx';
import { Site } from '../../testing/site.ts';
import { furnishGame, hear, MICROPHONE, setLineSeconds, whenAsked } from '../../testing/stillSound.ts';
import { storyOf } from '../../testing/story.ts';
import { playing, showGame, viewOf } from './game.fixture.tsx';
import { EndScreen } from './screens/EndScreen.tsx';

type Page = Awaited<ReturnType<typeof playing>>;

/** Until the button says it. */
const offers = ({ state }: Pick<Page, 'state'>, button: string) =>
  waitFor(() => expect(state()).toBe(button));

async function types({ user }: Page, words: string): Promise<void> {
  await waitFor(() => expect(screen.getByLabelText('Type your answer')).toBeTruthy());
  await user.type(screen.getByLabelText('Type your answer'), `${words}{Enter}`);
}

/** A game in which the player may speak, and has typed. */
async function answered(words = 'Let me in.') {
  const game = await playing();
  await offers(game, 'rec');
  await types(game, words);
  expect(game.server.sent.at(-1)).toMatchObject({ text: words, player_moment_id: 'm1' });
  return game;
}

const retry = () => screen.queryByRole('button', { name: 'Send it again' });

describe('the game', () => {
  beforeAll(furnishGame);
  beforeEach(() => {
    setLineSeconds(0.05);
    whenAsked(async () => MICROPHONE);
  });
  afterEach(() => {
    cleanup();
    closeMicrophone();
  });

  describe('a turn', () => {
    test('is waited for, heard to its end, and then it is the player’s', async () => {
      const game = await showGame();
      expect(game.screen()).toBe('start');
      await game.user.click(screen.getByRole('button', { name: 'Start' }));
      expect(game.server.sent).toMatchObject([{ kind: 'start_moment', input_id: 'm1' }]);
      expect(game.state()).toBe('busy');
      game.server.says('Who is there?');
      expect(game.state()).toBe('skip');
      await waitFor(() => expect(game.spoken()).toContain('Who is there?'));
      await waitFor(() => expect(game.server.calls).toContain('stop'));
      // All of it was heard, and its output is still to come: that is no silence.
      expect(game.state()).toBe('skip');
      game.server.answers();
      await offers(game, 'rec');
    });

    test('that is skipped goes on, and its late sentences are read', async () => {
      setLineSeconds(60);
      const game = await answered();
      game.server.says('Well,', { last: false });
      await game.user.click(game.button());
      expect(game.state()).toBe('busy');
      game.server.says('come in then.', { index: 1 });
      expect(game.state()).toBe('busy');
      game.server.answers();
      expect(game.spoken()).toContain('come in then.');
      await offers(game, 'rec');
    });

    test('whose earlier answer comes late is still waited for', async () => {
      const game = await answered();
      const earlier = game.server.newest;
      game.server.tells(({ error }) => error('Something went wrong.', undefined));
      await game.user.click(screen.getByRole('button', { name: 'Got it, thanks!' }));
      await offers(game, 'rec');
      await types(game, 'Open up!');
      game.server.answers({ input_id: earlier });
      expect(game.state()).toBe('busy');
      game.server.answers();
      await offers(game, 'rec');
    });
  });

  describe('whoever presses the button', () => {
    test('is recorded until it is pressed again, and answered', async () => {
      const game = await playing();
      await offers(game, 'rec');
      await game.user.click(game.button());
      await offers(game, 'stop');
      hear();
      expect(game.server.sent.at(-1)).toMatchObject({ kind: 'player_answer', streaming: true });
      game.server.says('I do not hear you.', { input_id: 'earlier' });
      expect(game.spoken()).toBe('');
      await game.user.click(game.button());
      expect(game.state()).toBe('busy');
      expect(game.server.calls).toEqual(['chunk', 'chunk']);
      game.server.answers();
      await offers(game, 'rec');
    });

    test('is asked before they leave in the middle of it', async () => {
      const game = await playing();
      await offers(game, 'rec');
      await game.user.click(game.button());
      await offers(game, 'stop');
      act(() => leave(() => undefined));
      expect(screen.getByRole('dialog', { name: 'Leave the game?' })).toBeTruthy();
    });

    test('or the space bar, and may type while the browser asks for the microphone', async () => {
      let grant: (microphone: unknown) => void = () => undefined;
      whenAsked(() => new Promise((resolve) => (grant = resolve)));
      const game = await playing();
      await offers(game, 'rec');
      game.button().blur();
      await game.user.keyboard(' ');
      expect(game.state()).toBe('rec');
      await types(game, 'Let me in.');
      expect(game.state()).toBe('busy');
      grant(MICROPHONE);
      game.server.answers();
      await offers(game, 'rec');
      expect(game.server.sent.filter(({ streaming }) => streaming)).toEqual([]);
    });

    test('is told where the microphone is refused', async () => {
      whenAsked(async () => {
        throw new Error('refused');
      });
      const game = await playing();
      await offers(game, 'rec');
      await game.page.user.click(game.button());
      await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('microphone'));
      expect(game.state()).toBe('rec');
    });
  });

  describe('an answer that came to nothing', () => {
    test('is offered to be sent again, is waited for once it is, and not offered after it has come', async () => {
      const game = await answered();
      const inputId = game.server.newest;
      const failure = { input_id: inputId, attempt: 1, retryable: true } as never;
      game.server.tells(({ failed }) => failed(failure));
      await offers(game, 'rec');
      await game.user.click(retry() as HTMLElement);
      expect([game.state(), retry(), game.server.calls.at(-1)]).toEqual(['busy', null, 'retry']);
      game.server.answers();
      await offers(game, 'rec');
      expect(retry()).toBeNull();
    });

    test('while a sentence of it is heard: that is heard to its end', async () => {
      setLineSeconds(0.2);
      const game = await answered();
      game.server.says('Well,', { last: false });
      game.server.tells(({ failed }) =>
        failed({ input_id: game.server.newest, attempt: 1, retryable: true } as never),
      );
      expect([game.state(), retry() !== null]).toEqual(['skip', true]);
      await offers(game, 'rec');
      expect(retry()).not.toBeNull();
    });

    test('for good says so, and leads to where the run is', async () => {
      const game = await answered();
      const before = game.asked();
      game.server.tells(({ dropped }) => dropped(game.server.newest));
      expect(screen.getByRole('alert').textContent).toContain('did not come in time');
      expect([retry(), game.asked()]).toEqual([null, before + 1]);
      game.shows(viewOf({ playerMomentId: 'm2', momentName: 'The Stairs' }));
      await waitFor(() => expect(game.screen()).toBe('start'));
      expect(screen.getByRole('heading', { name: 'The Stairs', hidden: true })).toBeTruthy();
    });

    test('whose story was closed meanwhile is told so, and how the run has ended', async () => {
      const game = await answered();
      const refused = { code: 'FAILED_PRECONDITION', reason: 'ENDED_WITH_STORY', retryable: false };
      const failure = { input_id: game.server.newest, attempt: 0, ...refused };
      game.server.tells(({ failed, error }) => {
        failed(failure as never);
        error('in English', failure as never);
      });
      expect(screen.getByRole('alert').textContent).toContain('This story was closed');
      expect(retry()).toBeNull();
      game.shows(viewOf({ loopStatus: 'loopStatusLost', endedWithStory: true }));
      await waitFor(() => expect(game.screen()).toBe('game_lost'));
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('THE STORY IS CLOSED');
      screen.getByText(/this run ended with it. What you have won stays yours/);
      expect(screen.queryByRole('button', { name: 'Restart' })).toBeNull();
      screen.getByRole('button', { name: 'Back to the catalogue' });
    });

    test('a start that is refused for good gives its title back', async () => {
      const game = await showGame();
      await game.user.click(screen.getByRole('button', { name: 'Start' }));
      game.server.tells(({ failed }) => failed({ input_id: 'm1', attempt: 1, retryable: false } as never));
      expect(game.screen()).toBe('start');
    });
  });

  describe('the end of a moment', () => {
    test('shows that the next one was asked for, until it is there', async () => {
      const game = await answered();
      game.server.answers({ complete_the_moment: true });
      await waitFor(() => expect(game.screen()).toBe('end_of_moment'));
      const next = screen.getByRole('button', { name: 'Start next moment' });
      expect(next.getAttribute('aria-busy')).toBeNull();
      await game.user.click(next);
      expect(next.getAttribute('aria-busy')).toBe('true');
      expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Loading...')).toBe(
        true,
      );
      expect(document.activeElement).toBe(next);
      game.shows(viewOf({ playerMomentId: 'm2', momentName: 'The Stairs' }));
      await waitFor(() => expect(game.screen()).toBe('start'));
    });
  });

  describe('the end of a run', () => {
    const STORY = 'CatalogueService/GetStory';
    const told = (isClosed: boolean) => new Site({ [STORY]: { story: storyOf('pass', { isClosed }) } });
    const lost = viewOf({ loopStatus: 'loopStatusLost', blueprintStoryId: 'pass' });

    test.each([
      ['en', 'Restart', 'Back to the catalogue', /^This story has been closed meanwhile/],
      ['fr', 'Recommencer', 'Retour au catalogue', /^Cette histoire a été fermée entre-temps/],
      ['es', 'Volver a empezar', 'Volver al catálogo', /^Esta historia se ha cerrado entretanto/],
    ] as const)('of a closed story leads to the catalogue, and to no other run (%s)', async (...said) => {
      const [language, restart, out, text] = said;
      told(true);
      const [onRestart, onLeave] = [jest.fn(), jest.fn()];
      const end = <EndScreen kind="won" view={lost} place="" {...{ onRestart, onLeave }} />;
      const { user } = await showPage(end, { language });
      expect((await screen.findByText(text)).getAttribute('role')).toBe('status');
      expect(screen.queryByRole('button', { name: restart })).toBeNull();
      await user.click(screen.getByRole('button', { name: out }));
      expect([onRestart, onLeave].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    });

    test('of a story that is open leads to another one', async () => {
      const site = told(false);
      const game = await showGame(lost);
      expect(game.screen()).toBe('game_lost');
      await waitFor(() => expect(site.askedBy(STORY)).toHaveLength(1));
      screen.getByRole('button', { name: 'Restart' });
      expect(screen.queryByText(/closed/)).toBeNull();
    });
  });

  describe('the line', () => {
    test('that comes back sends again what was not answered: it is waited for', async () => {
      const game = await answered();
      game.server.tells(({ error }) => error('Something went wrong.', undefined));
      await offers(game, 'rec');
      game.server.tells(({ status }) => status('reconnecting'));
      game.server.tells(({ again, status }) => {
        again(game.server.newest);
        status('connected');
      });
      expect([game.state(), retry()]).toEqual(['busy', null]);
    });

    test('that is away for longer covers the stage: no key and no press reaches it, and the focus comes back', async () => {
      const game = await playing();
      await offers(game, 'rec');
      const covered = () => game.button().closest('[inert]') !== null;
      game.button().focus();
      game.server.tells(({ status }) => status('reconnecting'));
      // One that is back at once is no news.
      expect(covered()).toBe(false);
      await waitFor(() => expect(covered()).toBe(true));
      // Browsers take the focus away from what is out of reach.
      game.button().blur();
      await game.user.keyboard(' ');
      expect(game.state()).toBe('rec');
      game.server.tells(({ status }) => status('connected'));
      expect(covered()).toBe(false);
      expect(document.activeElement).toBe(game.button());
    });

    test('that another page has taken ends a recording; the way back is a press', async () => {
      const game = await playing();
      await offers(game, 'rec');
      await game.user.click(game.button());
      await offers(game, 'stop');
      hear();
      game.server.tells(({ status }) => status('taken_over'));
      expect(game.state()).toBe('busy');
      await game.user.click(screen.getByRole('button', { name: 'Play here' }));
      expect(game.server.calls.at(-1)).toBe('connect');
    });

    test('whose frames are gone: the title of the moment that the run is at', async () => {
      const game = await playing();
      game.server.tells(({ stale }) => stale());
      game.shows(viewOf({ playerMomentId: 'm2', momentName: 'The Stairs' }));
      await waitFor(() => expect(game.screen()).toBe('start'));
    });
  });

  describe('a moment that is come back to', () => {
    const rich = { was_perfect_answer: true };
    test('is told as it stands, without what was shown before', async () => {
      const game = await showGame(viewOf({ momentStatus: 'open' }));
      await game.user.click(screen.getByRole('button', { name: 'Start' }));
      game.server.answers(rich);
      expect(screen.getByTestId('notices').textContent).toBe('');
      await offers(game, 'rec');
      await types(game, 'Let me in.');
      game.server.answers(rich);
      expect(screen.getByTestId('notices').textContent).not.toBe('');
    });
  });

  test('nothing of one run shows in another', async () => {
    const game = await answered();
    game.shows(viewOf({ playerStoryId: 'another', playerMomentId: 'm9', momentName: 'The Ferry' }));
    expect(game.screen()).toBe('start');
    await game.user.click(screen.getByRole('button', { name: 'Start' }));
    expect([game.state(), game.spoken()]).toEqual(['busy', '']);
    expect(screen.getByTestId('captions').textContent).not.toContain('Let me in.');
  });

  describe('whoever types instead', () => {
    afterEach(() => rememberTyping(true));
    const toggle = () => screen.getByRole('button', { name: 'Type instead' });
    const field = () => screen.queryByLabelText('Type your answer');

    test('is in the field at once, and at the voice again when they turn back to it', async () => {
      const game = await playing();
      await offers(game, 'rec');
      if (field()) await game.user.click(toggle());
      expect([field(), document.activeElement === game.button()]).toEqual([null, true]);
      await game.user.click(toggle());
      expect([field() !== null, document.activeElement === field()]).toEqual([true, true]);
      await game.user.click(toggle());
      expect([field(), document.activeElement === game.button()]).toEqual([null, true]);
    });

    test('because the microphone was refused is in the field once they have read so', async () => {
      whenAsked(async () => {
        throw new Error('refused');
      });
      const game = await playing();
      await offers(game, 'rec');
      if (field()) await game.user.click(toggle());
      await game.user.click(game.button());
      await game.user.click(await screen.findByRole('button', { name: 'Got it, thanks!' }));
      await waitFor(() => expect(document.activeElement).toBe(field()));
      expect(field()).not.toBeNull();
    });
  });

  test('what was typed and not sent waits in its run, also where the page is loaded anew; what was sent does not', async () => {
    const field = () => screen.getByLabelText<HTMLInputElement>('Type your answer');
    const game = await playing();
    await offers(game, 'rec');
    await game.user.type(field(), 'Let me');
    // Who closes the field, too.
    for (const _ of ['closed', 'opened'])
      await game.user.click(screen.getByRole('button', { name: 'Type instead' }));
    expect(field().value).toBe('Let me');
    cleanup();
    const again = await playing();
    expect(field().value).toBe('Let me');
    again.shows(viewOf({ playerStoryId: 'another', playerMomentId: 'm9' }));
    await again.user.click(screen.getByRole('button', { name: 'Start' }));
    expect(field().value).toBe('');
    cleanup();
    const last = await playing();
    await offers(last, 'rec');
    await types(last, ' in.');
    expect(last.server.sent.at(-1)).toMatchObject({ text: 'Let me in.' });
    cleanup();
    await playing();
    expect(field().value).toBe('');
  });
});
