import type { Listeners } from '../socket/emitter.ts';
import type { SocketEvents, Status } from '../socket/events.ts';
import type { FabulaSocket } from '../socket/fabulaSocket.ts';

export type { Chunk } from '../socket/pendingInput.ts';

export type Connection = Status;
export type ChannelEvents = Listeners<SocketEvents>;

/** The realtime connection of one player story, with its reconnects, its pending input and its replays inside. */
export type GameChannel = Pick<
  FabulaSocket,
  'connect' | 'sendInput' | 'sendChunk' | 'stopSpeaking' | 'retry' | 'close'
>;
