// The native shell shows this page in a web view and records with its own microphone.
import { type FromNative, parseNative } from './messages.ts';

export type ToNative = 'start_recording' | 'stop_recording' | 'idle' | 'processing' | 'game_speaking';

interface Shell {
  postMessage(message: string): void;
}

declare global {
  interface Window {
    ReactNativeWebView?: Shell;
  }
}

/** Whether the page runs inside the native shell. */
export const inNativeShell = (): boolean =>
  typeof window !== 'undefined' && Boolean(window.ReactNativeWebView);

export function tellNative(type: ToNative): void {
  window.ReactNativeWebView?.postMessage(JSON.stringify({ type }));
}

/** Hears the shell until the returned function is called: on iOS it speaks to the window, on Android to the document. */
export function listenNative(on: (message: FromNative) => void): () => void {
  const heard = new WeakSet<Event>();
  const listen = (event: Event) => {
    if (!(event instanceof MessageEvent) || heard.has(event) || !isOfShell(event)) return;
    heard.add(event);
    const message = parseNative(event.data);
    if (message) on(message);
  };
  const places = [window, document];
  for (const place of places) place.addEventListener('message', listen);
  return () => {
    for (const place of places) place.removeEventListener('message', listen);
  };
}

/** The shell runs its script in the page itself. Other windows and frames have an origin or a source of their own. */
function isOfShell({ origin, source }: MessageEvent): boolean {
  return (origin === '' || origin === location.origin) && (source === null || source === window);
}
