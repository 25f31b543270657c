/** @jest-environment ./scripts/jest/page-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { TEST_IDS } from '../../../lib/testids.ts';
import { closeMicrophone } from '../../../lib/voice/sound/pageAudio.ts';
import { Site } from '../../../testing/site.ts';
import { furnishGame, hear, MICROPHONE, setLineSeconds, whenAsked } from '../../../testing/stillSound.ts';
import { MOMENT, showGame, viewOf } from '../game.fixture.tsx';

const LINE = 'Three questions, then the stairs. And while you lie, I shall guess your name.';
const ORSINI = 'orsini';
const HISTORY = 'RunService/GetDialogueHistory';
const view = (fields: object = {}) =>
  viewOf({
    characterImageDetails: { blueprintCharacterId: ORSINI, characterName: 'Madame Orsini' },
    ...fields,
  });

type Game = Awaited<ReturnType<typeof showGame>>;

const offers = ({ state }: Game, button: string) => waitFor(() => expect(state()).toBe(button));
const captions = () => screen.getByTestId(TEST_IDS.captions);
const drawn = () => captions().textContent ?? '';
const again = () => screen.getByRole('button', { name: 'Hear again' });
const stops = ({ server }: Game) => server.calls.filter((call) => call === 'stop').length;
const log = () => screen.queryByRole('dialog', { name: 'What was said so far' });
const logged = () =>
  within(log() as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const openLog = ({ user }: Game) => user.click(screen.getByRole('button', { name: 'What was said so far' }));

/** On stage, asked in two sentences, and it is the player's turn. */
async function asked(of = view()): Promise<Game> {
  const game = await showGame(of);
  await game.user.click(screen.getByRole('button', { name: 'Start' }));
  game.server.says('The gangway creaks.', { last: false });
  game.server.says(LINE, { index: 1, character_id: ORSINI });
  game.server.says('Well?', { index: 2, character_id: ORSINI });
  game.server.answers();
  await offers(game, 'rec');
  return game;
}

async function types({ user }: Game, words: string): Promise<void> {
  await user.type(screen.getByLabelText('Type your answer'), `${words}{Enter}`);
}

describe('what is said', () => {
  beforeAll(furnishGame);
  beforeEach(() => {
    setLineSeconds(0.05);
    whenAsked(async () => MICROPHONE);
  });
  afterEach(() => {
    cleanup();
    closeMicrophone();
  });

  describe('stands whole', () => {
    test('while it is the player’s turn, and while they speak, until they have answered', async () => {
      const game = await asked();
      expect(drawn()).toContain(`${LINE} Well?`);
      expect(drawn()).not.toContain('The gangway creaks.');
      await game.user.click(game.button());
      await offers(game, 'stop');
      hear();
      expect(drawn()).toContain(`${LINE} Well?`);
      expect(drawn()).toContain('Listening...');
      await game.user.click(game.button());
      expect(game.state()).toBe('busy');
      expect(drawn()).not.toContain(LINE);
      // Nothing was heard: it is asked still.
      game.server.tells(({ transcript }) => transcript({ transcribed_player_answer: '' } as never));
      expect(drawn()).toContain(`${LINE} Well?`);
      game.server.answers({ not_heard: true });
      await offers(game, 'rec');
      expect(drawn()).toContain(`${LINE} Well?`);
    });

    test('and is read out but once: the live region has its last sentence, all before it is beside that', async () => {
      const game = await asked();
      const live = captions().querySelectorAll('[aria-live]');
      expect([...live].map(({ textContent }) => textContent)).toEqual(['Madame Orsini: Well?']);
      const read = [...captions().querySelectorAll('p')]
        .filter((one) => !one.closest('[aria-hidden]'))
        .map((one) => {
          const copy = one.cloneNode(true) as HTMLElement;
          for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
          return copy.textContent?.trim();
        });
      expect(read).toEqual([LINE, 'Madame Orsini: Well?']);
      await game.user.click(game.button());
      await offers(game, 'stop');
    });

    test('with the question that is asked back, in the place of what was asked before', async () => {
      const game = await asked();
      await types(game, 'Down.');
      game.server.says('Down, you said?', { character_id: ORSINI });
      game.server.answers();
      await offers(game, 'rec');
      expect(drawn()).toContain('Down, you said?');
      expect(drawn()).not.toContain(LINE);
    });
  });

  describe('is heard again', () => {
    test('on a press, sentence by sentence; nobody is told, nothing is sent, and it is the player’s turn still', async () => {
      const game = await asked();
      const before = { told: stops(game), sent: game.server.sent.length };
      again().focus();
      await game.user.keyboard('{Enter}');
      expect(game.state()).toBe('skip');
      await waitFor(() => expect(game.spoken()).toBe(`Madame Orsini: ${LINE}`));
      await offers(game, 'rec');
      expect([game.spoken(), document.activeElement === again()]).toEqual(['Madame Orsini: Well?', true]);
      expect({ told: stops(game), sent: game.server.sent.length }).toEqual(before);
      expect(drawn()).toContain(`${LINE} Well?`);
    });

    test('as often as one likes, and not to its end where one does not', async () => {
      const game = await asked();
      const before = stops(game);
      setLineSeconds(60);
      for (const _ of ['once', 'twice']) {
        await game.user.click(again());
        await waitFor(() => expect(game.spoken()).toBe(`Madame Orsini: ${LINE}`));
        await game.user.click(game.button());
        await offers(game, 'rec');
      }
      expect([stops(game), game.spoken()]).toEqual([before, 'Madame Orsini: Well?']);
      await types(game, 'A friend.');
      setLineSeconds(0.05);
      game.server.says('Indeed.', { character_id: ORSINI });
      await waitFor(() => expect(game.spoken()).toContain('Indeed.'));
    });

    test('not while one speaks, nor while the answer is waited for', async () => {
      const game = await asked();
      await game.user.click(game.button());
      await offers(game, 'stop');
      expect(again().getAttribute('aria-disabled')).toBe('true');
      await game.user.click(again());
      expect(game.state()).toBe('stop');
      await game.user.click(game.button());
      await game.user.click(again());
      expect(game.state()).toBe('busy');
    });
  });

  describe('the log', () => {
    test('tells who has said what, is no live region, closes with Escape and gives the focus back', async () => {
      const game = await asked();
      await types(game, 'A friend.');
      game.server.says('Indeed.', { character_id: ORSINI });
      game.server.answers({ transcribed_player_answer: 'A friend.' });
      await offers(game, 'rec');
      await openLog(game);
      expect(logged()).toEqual([
        'Narrator: The gangway creaks.',
        `Madame Orsini: ${LINE}`,
        'Madame Orsini: Well?',
        'You: A friend.',
        'Madame Orsini: Indeed.',
      ]);
      expect(log()?.querySelector('[aria-live], [role="log"], [role="status"]')).toBeNull();
      await waitFor(() => expect(document.activeElement?.tagName).toBe('OL'));
      await game.user.keyboard('{Escape}');
      await waitFor(() => expect(log()).toBeNull());
      await waitFor(() =>
        expect(document.activeElement?.getAttribute('aria-label')).toBe('What was said so far'),
      );
    });

    test('does not run ahead of the voice', async () => {
      const game = await asked();
      setLineSeconds(60);
      await types(game, 'A friend.');
      game.server.says('Indeed.', { last: false, character_id: ORSINI });
      game.server.says('Of whom?', { index: 1, character_id: ORSINI });
      await waitFor(() => expect(game.spoken()).toContain('Indeed.'));
      await openLog(game);
      expect(logged().slice(-2)).toEqual(['You: A friend.', 'Madame Orsini: Indeed.']);
      await game.user.keyboard('{Escape}');
      await game.user.click(game.button());
      await openLog(game);
      expect(logged().at(-1)).toBe('Madame Orsini: Of whom?');
    });

    test('follows what is said, and leaves whoever reads further up where they are', async () => {
      const game = await asked();
      await openLog(game);
      const list = within(log() as HTMLElement).getByRole('list', { name: 'The Door' });
      // The moment's name is the run's word.
      expect(list.lang).toBe('en');
      Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
      const reads = (at: number) => {
        list.scrollTop = at;
        fireEvent.scroll(list);
      };
      const hears = async (text: string, input_id: string) => {
        game.server.says(text, { character_id: ORSINI, input_id });
        await waitFor(() => expect(logged().at(-1)).toContain(text));
      };
      reads(200);
      await hears('Indeed.', 'later');
      expect(list.scrollTop).toBe(200);
      reads(600);
      await hears('Of whom?', 'last');
      expect(list.scrollTop).toBe(900);
    });

    test('of a moment that is come back to has what was said before, and the line stands', async () => {
      const entry = (playerText: string, llmText: string, playerMomentId = MOMENT) => ({
        ...{ playerMomentId, playerText, llmText, characterId: playerText ? '' : ORSINI },
      });
      const site = new Site({
        [HISTORY]: {
          entries: [
            entry('', 'Elsewhere.', 'm0'),
            entry('', 'Good evening.'),
            entry('Hello.', ''),
            entry('', LINE),
          ],
        },
      });
      const game = await showGame(view({ momentStatus: 'open' }));
      await game.user.click(screen.getByRole('button', { name: 'Start' }));
      game.server.says(LINE, { character_id: ORSINI });
      game.server.answers();
      await offers(game, 'rec');
      expect(drawn()).toContain(LINE);
      await waitFor(() => expect(site.askedBy(HISTORY)).toHaveLength(1));
      await openLog(game);
      const all = ['Madame Orsini: Good evening.', 'You: Hello.', `Madame Orsini: ${LINE}`];
      await waitFor(() => expect(logged()).toEqual(all));
    });
  });
});
