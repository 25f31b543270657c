import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const STORIES = './services/story/test/stories';

/** `npm run check-story` with these arguments, as a process of its own. */
function checkStory(...args: readonly string[]): Promise<{ code: number; out: string; err: string }> {
  const command = [
    '--import',
    'tsx',
    '--conditions=source',
    'services/catalogue/src/check-story.ts',
    ...args,
  ];
  const options = { cwd: ROOT, env: { PATH: process.env.PATH } };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, command, options, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

describe('check-story', () => {
  test('--help says how it is used', async () => {
    expect(await checkStory('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--json') });
  });

  test('ends with 0 for a story that can be published, with its hash', async () => {
    const { code, out } = await checkStory(`${STORIES}/good`);
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/^good: fit .* \([0-9a-f]{8}\)\n$/),
    });
  });

  test('ends with 1 where something is to mend, and names each with its code', async () => {
    const { code, out } = await checkStory(`${STORIES}/good`, `${STORIES}/muddled`);
    expect(code).toBe(1);
    expect(out).toContain('muddled/error FS201 moments/the-talk.yaml:1:1 id: This id is used already');
    expect(out).toMatch(/muddled: \d+ to mend, \d+ to look at\n$/);
  });

  test('--json is one document with place, meaning and moment of each problem', async () => {
    const { code, out } = await checkStory('--json', `${STORIES}/muddled`);
    const [story] = JSON.parse(out);
    expect(code).toBe(1);
    expect(story).toMatchObject({ story: 'muddled', publishable: false });
    expect(story.problems).toContainEqual({
      ...{ code: 'FS301', severity: 'error', file: 'moments/the-loft.yaml', line: 1, column: 1 },
      ...{ field: 'id', path: ['id'], moment: 'the-loft', message: 'No way leads to this moment.' },
      mend: expect.any(String),
    });
  });

  test('--explain says what a code means', async () => {
    expect(await checkStory('--explain', 'FS305')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^FS305/),
    });
    expect(await checkStory('--explain', 'FS999')).toMatchObject({ code: 2 });
  });

  test('ends with 2 for a story or an option that there is not', async () => {
    expect(await checkStory('nowhere')).toMatchObject({ code: 2, err: expect.stringContaining('"nowhere"') });
    expect(await checkStory('--loud')).toMatchObject({ code: 2, err: expect.stringContaining('--loud') });
  });
});
