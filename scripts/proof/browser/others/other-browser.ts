import type { Actions } from './actions.ts';

/** What the proofs want of a browser that Playwright does not drive: one window, one page. */
export interface OtherBrowser {
  readonly version: string;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, a promise awaited; plain data only. */
  evaluate<T>(expression: string): Promise<T>;
  perform(actions: Actions): Promise<void>;
  /** The page's own size, CSS pixels. */
  resize(size: { readonly width: number; readonly height: number }): Promise<void>;
  /** A picture of what is in sight, PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export interface LaunchOptions {
  /** For the profile and whatever else the browser keeps. */
  readonly folder: string;
  /** Of the sound room. */
  readonly env: NodeJS.ProcessEnv;
  /** BCP 47, such as `fr-FR`: what the page is told of its reader. */
  readonly locale: string;
  /** The page gets no microphone. */
  readonly isMute?: boolean;
}
