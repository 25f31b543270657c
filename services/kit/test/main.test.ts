import { type ChildProcess, spawn } from 'node:child_process';
import { afterEach, expect, jest, test } from '@jest/globals';

// A process is compiled and started in each test, on a machine that may be busy.
jest.setTimeout(120_000);

const PART = new URL('./fixtures/part.ts', import.meta.url).pathname;
const GOOD = { FABULA_RPC_ADDRESS: 'unix:/tmp/part.sock', FABULA_N: '1' };
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function start(env: NodeJS.ProcessEnv, ...args: string[]) {
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', PART, ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  children.push(child);
  let out = '';
  let err = '';
  let told = () => {};
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
    told();
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const says = async (text: string) => {
    while (!out.includes(text)) await new Promise<void>((resolve) => (told = resolve));
  };
  const messages = () =>
    out
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
  return { child, exit, says, messages, err: () => err };
}

test('a wrong configuration is printed whole, by name, and ends the process with 1', async () => {
  const { exit, err } = start({ FABULA_N: 'x' });
  expect(await exit).toBe(1);
  expect(err()).toContain('FABULA_RPC_ADDRESS is missing');
  expect(err()).toContain('FABULA_N: ');
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s drains, closes in reverse order, and ends with 0',
  async (signal) => {
    const { child, exit, says, messages } = start(GOOD);
    await says('started');
    child.kill(signal);
    expect(await exit).toBe(0);
    expect(messages()).toEqual([
      'started',
      'stopping',
      'drained',
      'second closed',
      'first closed',
      'stopped',
    ]);
  },
);

test('a second signal ends it at once', async () => {
  const { child, exit, says } = start(GOOD, 'hangs');
  await says('started');
  child.kill('SIGTERM');
  await says('stopping');
  child.kill('SIGTERM');
  expect(await exit).toBe(1);
});

test('an error that nobody caught is logged and ends it', async () => {
  const { exit, messages } = start(GOOD, 'dies');
  expect(await exit).toBe(1);
  expect(messages()).toContain('unexpected error outside any request');
});
