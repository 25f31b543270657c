import { freshToken, onToken, tokenInPlaceOf } from '../session/session.ts';
import { FabulaSocket } from '../socket/fabulaSocket.ts';
import type { Wake } from '../socket/lifeline.ts';
import type { WireConstructor } from '../socket/wire.ts';
import type { ChannelEvents, GameChannel } from './channel.ts';
import { newTraceparent } from './traceparent.ts';

/** What a socket asks for its tokens: one that was refused is replaced, however long this page takes it to be good for. */
function tokens() {
  let given: string | undefined;
  return async ({ renew }: { readonly renew: boolean }): Promise<string> => {
    given = await (renew ? tokenInPlaceOf(given) : freshToken());
    if (!given) throw new Error('there is no session');
    return given;
  };
}

const pageWake: Wake = (call) => {
  const ended = new AbortController();
  const onVisible = () => {
    if (document.visibilityState === 'visible') call();
  };
  window.addEventListener('online', call, { signal: ended.signal });
  document.addEventListener('visibilitychange', onVisible, { signal: ended.signal });
  return () => ended.abort();
};

const address = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** The browser's own socket: it has all that is asked of one, only its handlers are typed by the whole of their events. */
const BrowserSocket = WebSocket as unknown as WireConstructor;

/** Connects a game screen with the session's token. */
export function openFabulaChannel(events: ChannelEvents): GameChannel {
  const socket = new FabulaSocket({
    url: address(),
    token: tokens(),
    onToken,
    WebSocket: BrowserSocket,
    wake: pageWake,
    traceparent: newTraceparent,
  });
  socket.onAll(events);
  socket.connect();
  return socket;
}
