// The native shell shows this page in a web view and records with its own microphone.

export type ToNative = 'start_recording' | 'stop_recording' | 'idle' | 'processing' | 'game_speaking';

export interface NativeRecording {
  /** Base64; mp3, or PCM 16-bit mono. */
  audioData: string;
  transcription?: string;
  format: 'mp3' | 'pcm';
  /** Hz; 16,000 if absent. */
  sampleRate?: number;
}

export type FromNative =
  | { type: 'player_speaking' }
  | ({ type: 'recording_complete' } & NativeRecording)
  | { type: 'command_detected'; command: string; confidence: number; fullText: string }
  | { type: 'error'; message?: string };

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

const TYPES = ['player_speaking', 'recording_complete', 'command_detected', 'error'];

/** A message of the shell; undefined for anything else that is posted to a page. */
export function parseNative(data: unknown): FromNative | undefined {
  if (typeof data !== 'string' || !data.startsWith('{')) return undefined;
  try {
    const message: unknown = JSON.parse(data);
    const known = typeof message === 'object' && message !== null && 'type' in message;
    return known && TYPES.includes(String(message.type)) ? (message as FromNative) : undefined;
  } catch (error) {
    console.warn('unreadable message from the shell', error);
    return undefined;
  }
}

/** Hears the shell until the returned function is called. */
export function listenNative(on: (message: FromNative) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    const message = parseNative(data);
    if (message) on(message);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}
