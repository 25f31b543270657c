import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, stopChild } from '@fabula/kit/testing/programs';
import type { Actions } from './actions.ts';
import { BidiSocket } from './bidi-socket.ts';
import { startSaying } from './child.ts';
import type { LaunchOptions, OtherBrowser } from './other-browser.ts';

/** The real microphone, without the question that nobody could answer; 2: refused without one. */
const GRANTS = { 'media.navigator.permission.disabled': true };
const REFUSES = { 'permissions.default.microphone': 2 };
/** Sound needs a gesture, as for everybody. */
const PREFERENCES = {
  'media.autoplay.default': 1,
  'ui.prefersReducedMotion': 1,
};

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox without a window, spoken to in WebDriver BiDi, which it understands by itself. */
export class Firefox implements OtherBrowser {
  private constructor(
    private readonly child: ChildProcess,
    private readonly socket: BidiSocket,
    private readonly context: string,
    readonly version: string,
  ) {}

  static async launch({ folder, env, locale, isMute = false }: LaunchOptions): Promise<Firefox> {
    const profile = join(folder, 'firefox');
    mkdirSync(profile, { recursive: true });
    const preferences = {
      ...(isMute ? REFUSES : GRANTS),
      ...PREFERENCES,
      'intl.accept_languages': `${locale}, ${locale.slice(0, 2)}`,
    };
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const { child, said } = await startSaying({
      command: findProgram('firefox-esr'),
      args: ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile],
      env: { ...process.env, ...env },
      says: /WebDriver BiDi listening on (ws:\S+)/,
    });
    const socket = await BidiSocket.connect(`${said}/session`);
    const { capabilities } = await socket.call<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    const { contexts } = await socket.call<{ contexts: { context: string }[] }>(
      'browsingContext.getTree',
      {},
    );
    return new Firefox(child, socket, contexts[0]?.context ?? '', capabilities.browserVersion);
  }

  async goto(url: string): Promise<void> {
    await this.inContext('browsingContext.navigate', { url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.inContext('browsingContext.reload', { wait: 'complete' });
  }

  async evaluate<T>(expression: string): Promise<T> {
    const answer = await this.socket.call<Evaluated>('script.evaluate', {
      // As text: BiDi has types of its own for everything.
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context: this.context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return JSON.parse(answer.result?.value ?? 'null');
  }

  async perform(actions: Actions): Promise<void> {
    await this.inContext('input.performActions', { actions });
  }

  async resize(size: { width: number; height: number }): Promise<void> {
    await this.inContext('browsingContext.setViewport', { viewport: size });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.inContext<{ data: string }>('browsingContext.captureScreenshot', {});
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    this.socket.close();
    await stopChild(this.child);
  }

  private inContext<T>(method: string, params: object): Promise<T> {
    return this.socket.call<T>(method, { context: this.context, ...params });
  }
}
