import { freshToken, onToken } from '../session/session.ts';
import { FabulaSocket } from '../socket/fabulaSocket.ts';
import { pageWake } from '../socket/wake.ts';
import type { WireConstructor } from '../socket/wire.ts';
import type { ChannelEvents, GameChannel } from './channel.ts';
import { newTraceparent } from './traceparent.ts';

/** A token is asked for anew when it would not outlive this, s. */
const RENEW_S = 300;

async function token({ renew }: { readonly renew: boolean }): Promise<string> {
  const fresh = await freshToken(renew ? RENEW_S : undefined);
  if (!fresh) throw new Error('there is no session');
  return fresh;
}

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** The bytes as a buffer of their own: decoding takes the buffer away, a frame's view would take the whole frame. */
const ownBuffer = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer as ArrayBuffer;

function listen(socket: FabulaSocket, events: ChannelEvents): void {
  socket.on('status', events.onConnection);
  socket.on('audio', (header, mp3) => events.onAudio(header, ownBuffer(mp3)));
  socket.on('transcript', events.onTranscript);
  socket.on('output', events.onOutput);
  socket.on('forging', events.onForging);
  socket.on('modifiers', events.onModifiers);
  socket.on('failed', events.onFailed);
  socket.on('error', events.onError);
  socket.on('again', events.onAgain);
  socket.on('stale', events.onStale);
  socket.on('dropped', events.onDropped);
}

/** The browser's own socket: it has all that is asked of one, only its handlers are typed by the whole of their events. */
const BrowserSocket = WebSocket as unknown as WireConstructor;

/** Connects a game screen with the session's token. */
export function openFabulaChannel(events: ChannelEvents): GameChannel {
  const socket = new FabulaSocket({
    url: address(),
    token,
    WebSocket: BrowserSocket,
    wake: pageWake(window, document),
    traceparent: newTraceparent,
  });
  listen(socket, events);
  const stopTokens = onToken((fresh) => socket.refreshToken(fresh));
  socket.connect();
  return {
    send: (input, audio) => void socket.sendInput(input, audio),
    sendChunk: ({ inputId, pcm, ...chunk }) => socket.sendChunk(inputId, { ...chunk, audio: pcm }),
    stopSpeaking: (inputId, heardMs) => socket.stopSpeaking(inputId, heardMs),
    retry: () => socket.retry(),
    reconnect: () => socket.takeBack(),
    close: () => {
      stopTokens();
      socket.close();
    },
  };
}
