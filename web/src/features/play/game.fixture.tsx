import { act, screen } from '@testing-library/react';
import type { ChannelEvents, GameChannel } from '../../lib/channel/channel.ts';
import { output } from '../../lib/game/output.fixture.ts';
import type { Language } from '../../lib/i18n/language.ts';
import type { AudioAnswer, GameInput, GameOutput } from '../../lib/protocol/frames.ts';
import { TEST_IDS } from '../../lib/testids.ts';
import { showPage } from '../../testing/page.tsx';
import type { View } from './api.ts';
import { Game } from './Game.tsx';

export const RUN = '11111111-1111-4111-8111-111111111111';
export const MOMENT = 'm1';

export const viewOf = (fields: object = {}): View =>
  ({
    ...{ playerStoryId: RUN, playerMomentId: MOMENT, momentType: 'dialogue', momentStatus: 'waiting' },
    ...{
      momentName: 'The Door',
      momentDate: 0,
      language: 'en',
      loopStatus: 'loopStatusOnGoing',
      loopNumber: 1,
    },
    ...{ loopCurrentNumberOfInteractions: 0, loopMaxNumberOfInteractions: 30, sound: '', soundVolume: 0 },
    ...{ doNotDisplayCharacter: true, transitions: [], enrolledCharacters: [], playerItems: [] },
    battleOpponentCharacters: [],
    ...fields,
  }) as unknown as View;

/** A server in a test's hands. */
class FakeServer {
  readonly sent: GameInput[] = [];
  readonly calls: string[] = [];
  events: ChannelEvents | undefined;

  readonly open = (events: ChannelEvents): GameChannel => {
    this.events = events;
    const call = (name: string) => () => void this.calls.push(name);
    return {
      sendInput: (input) => void this.sent.push(input),
      ...{ sendChunk: call('chunk'), stopSpeaking: call('stop'), retry: call('retry') },
      ...{ connect: call('connect'), close: call('close') },
    };
  };

  /** The newest input's id. */
  get newest(): string {
    return this.sent.at(-1)?.input_id ?? '';
  }

  /** Something comes from the server. */
  readonly tells = (tell: (events: ChannelEvents) => void): void => {
    const { events } = this;
    if (!events) throw new Error('no channel was opened');
    act(() => tell(events));
  };

  readonly says = (text: string, fields: Partial<AudioAnswer> = {}): void => {
    const header = {
      ...{ input_id: this.newest, attempt: 1, player_moment_id: MOMENT, index: 0, last: true, text },
      ...{ character_id: '', emotion_key: 'normal', emotion_strength: 1, ...fields },
    } as AudioAnswer;
    this.tells(({ audio }) => audio(header, new Uint8Array(4)));
  };

  readonly answers = (fields: Partial<GameOutput> = {}): void => {
    const answer = output({ input_id: this.newest, player_moment_id: MOMENT, ...fields });
    this.tells(({ output }) => output(answer));
  };
}

/** A game as a player has it, with the server in the test's hands. */
export async function showGame(view = viewOf(), language: Language = 'en') {
  const server = new FakeServer();
  let asked = 0;
  const onChanged = () => {
    asked += 1;
  };
  const game = (now: View) => (
    <Game key={now.playerStoryId} view={now} onChanged={onChanged} openChannel={server.open} />
  );
  const page = await showPage(game(view), { language });
  server.tells(({ status }) => status('connected'));
  const button = () => screen.getByTestId(TEST_IDS.voiceButton);
  return {
    ...{ page, server, user: page.user, button },
    /** How often the view was asked for. */
    asked: () => asked,
    /** The view has changed. */
    shows: (now: View) => page.rerender(game(now)),
    state: () => button().getAttribute('data-state'),
    screen: () => screen.getByTestId(TEST_IDS.gameScreen).getAttribute('data-screen'),
    spoken: () => screen.getByTestId(TEST_IDS.captionLive).textContent,
  };
}

/** On stage, with the opening answered. */
export async function playing(view = viewOf()) {
  const game = await showGame(view);
  await game.user.click(screen.getByRole('button', { name: 'Start' }));
  game.server.answers();
  return game;
}
