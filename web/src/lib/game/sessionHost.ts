import type { ChannelEvents, GameChannel } from '../channel/channel.ts';
import type { PageAudio } from '../voice/sound/pageAudio.ts';
import type { OpenLines } from '../voice/speaker/speaker.ts';
import type { WordsBeside } from './recorder.ts';
import type { GameEvent, GameState } from './state.ts';

/** What a game's session is given by its page. */
export interface SessionHost {
  playerStoryId: string;
  /** The language that is spoken. */
  language: () => string;
  /** The game as it is now: what was dispatched shows in it at once. */
  game: () => GameState;
  dispatch: (event: GameEvent) => void;
  /** The run has changed: what is shown of it is stale. */
  onChanged: () => void;
  openChannel: (events: ChannelEvents) => GameChannel;
  audio: PageAudio;
  /** The browser's own recogniser, where the player wants it; it tells what it hears while it is said. */
  listenBeside?: (language: string, onWords: (words: string) => void) => WordsBeside | undefined;
  /** The browser's own voices, where the player wants them and they are ready. */
  speakBeside?: () => OpenLines | undefined;
}
