import { freshToken, onToken } from '../session/session.ts';
import { FabulaSocket } from '../socket/fabulaSocket.ts';
import type { Wake } from '../socket/lifeline.ts';
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
    token,
    onToken,
    WebSocket: BrowserSocket,
    wake: pageWake,
    traceparent: newTraceparent,
  });
  socket.onAll(events);
  socket.connect();
  return socket;
}
