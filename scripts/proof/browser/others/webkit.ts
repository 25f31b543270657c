import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '@fabula/kit/testing/ports';
import { findProgram, stopChild } from '@fabula/kit/testing/programs';
import { answersOk } from '../../../stage/managed-process.ts';
import { until } from '../../until.ts';
import type { Actions } from './actions.ts';
import { startSaying } from './child.ts';
import type { LaunchOptions, OtherBrowser } from './other-browser.ts';

export const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** Sound needs a gesture, as for everybody. */
const ARGS = ['--automation', '--autoplay-policy=deny'];
/** Under automation WebKit lets a page have the microphone without asking, where it has any at all. */
const microphone = (isThere: boolean) => `--enable-media-stream=${isThere}`;
const SCREEN = '1600x1000x24';

type Size = Parameters<OtherBrowser['resize']>[0];

interface DriverAnswer {
  readonly value: unknown;
}

/** What Safari is made of, in its GTK port's own small browser: on a screen that does not exist, by WebDriver. */
export class WebKit implements OtherBrowser {
  private constructor(
    private readonly children: readonly ChildProcess[],
    private readonly session: string,
    readonly version: string,
  ) {}

  static async launch({ folder, env, isMute = false }: LaunchOptions): Promise<WebKit> {
    const screen = await startSaying({
      command: findProgram('Xvfb'),
      args: ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
      env: process.env,
      says: /^(\d+)$/,
    });
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const driver = await startDriver(port, {
      ...process.env,
      ...env,
      XDG_CONFIG_HOME: folder,
      DISPLAY: `:${screen.said}`,
    });
    const options = { binary: MINI_BROWSER, args: [...ARGS, microphone(!isMute)] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const { sessionId, capabilities: got } = (await ask(`${origin}/session`, 'POST', { capabilities })) as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    return new WebKit([driver, screen.child], `${origin}/session/${sessionId}`, got.browserVersion);
  }

  async goto(url: string): Promise<void> {
    await this.post('/url', { url });
  }

  async reload(): Promise<void> {
    await this.post('/refresh', {});
  }

  async evaluate<T>(expression: string): Promise<T> {
    const script = `const tell = arguments[0];
      (async () => (${expression}))().then((value) => tell({ value }), (error) => tell({ error: String(error) }));`;
    const { value, error } = (await this.post('/execute/async', { script, args: [] })) as {
      value: T;
      error?: string;
    };
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async perform(actions: Actions): Promise<void> {
    await this.post('/actions', { actions });
  }

  /** The window is larger than its page by a toolbar, and never narrower than 447 pixels. */
  async resize(size: Size): Promise<void> {
    await this.post('/window/rect', size);
    const inner = await this.evaluate<Size>('({ width: innerWidth, height: innerHeight })');
    const lacking = { width: size.width - inner.width, height: size.height - inner.height };
    await this.post('/window/rect', {
      width: size.width + Math.max(0, lacking.width),
      height: size.height + Math.max(0, lacking.height),
    });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await ask(`${this.session}/screenshot`, 'GET')), 'base64');
  }

  async close(): Promise<void> {
    await ask(this.session, 'DELETE');
    for (const child of this.children) await stopChild(child);
  }

  private post(path: string, body: object): Promise<unknown> {
    return ask(this.session + path, 'POST', body);
  }
}

async function startDriver(port: number, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const driver = spawn(findProgram('WebKitWebDriver'), [`--port=${port}`], { env, stdio: 'ignore' });
  await until(async () => (await answersOk(`http://127.0.0.1:${port}/status`)) || undefined);
  return driver;
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as DriverAnswer;
  if (!answer.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
