import { expect, test } from '@jest/globals';
import { collectedLog } from './testing/log.ts';

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln';

test('secrets and what players say are not written, at any depth', () => {
  const { log, lines } = collectedLog();
  const secrets = {
    token: 's1',
    access_token: 's1',
    refreshToken: 's1',
    authorization: 's1',
    cookie: 's1',
    'set-cookie': ['s1'],
    password: 's1',
    newPassword: 's1',
    email: 's1',
    transcript: 's1',
    transcription: 's1',
    transcribed_player_answer: 's1',
    text: 's1',
    prompt: 's1',
  };
  log.info(
    {
      ...secrets,
      deep: { list: [{ ...secrets, kept: 'k' }] },
      url: `/ws?token=${JWT}`,
      who: 'a.b@c.example',
    },
    'hi',
  );
  const [line] = lines();
  expect(JSON.stringify(line)).not.toMatch(/s1|eyJ|a\.b@c/);
  expect(line).toMatchObject({ part: 'test', level: 'info', msg: 'hi', deep: { list: [{ kept: 'k' }] } });
});

test('of an error come its name, text, code and cause; not what a driver hung on it', () => {
  const { log, lines } = collectedLog();
  const cause = Object.assign(new Error(`bad token ${JWT}`), {
    code: '23505',
    detail: 'Key (line)=(I love you)',
    bindings: ['I love you'],
  });
  log.error({ err: new Error('insert failed', { cause }) }, 'oops');
  const text = JSON.stringify(lines());
  expect(text).not.toMatch(/I love you|eyJ/);
  expect(lines()[0]).toMatchObject({
    err: { type: 'Error', message: 'insert failed', cause: { code: '23505' } },
  });
});

test('a circle or bytes do not break a line', () => {
  const { log, lines } = collectedLog();
  const circle: Record<string, unknown> = { bytes: new Uint8Array(3) };
  circle.self = circle;
  log.info(circle, 'round');
  expect(lines()[0]).toMatchObject({ bytes: '[3 bytes]', msg: 'round' });
});

test('a message is redacted as its fields are, also one that is made of an error', () => {
  const { log, lines } = collectedLog();
  const error = new Error('no answer to GET /users?email=ada%40example.org');
  log.warn(`no mail to ada@example.org`);
  log.warn({ n: 1 }, `token=s1`);
  log.error(error);
  log.error({ err: error });
  const text = JSON.stringify(lines());
  expect(text).not.toMatch(/ada|s1/);
  expect(lines().map(({ msg }) => msg)).toEqual([
    'no mail to [redacted]',
    'token=[redacted]',
    ...Array(2).fill('no answer to GET /users?email=[redacted]'),
  ]);
});

test('an error at any depth, its code and names of fields are no way around', () => {
  const { log, lines } = collectedLog();
  const error = Object.assign(new Error('insert failed'), {
    bindings: ['I love you'],
    code: 'postgres://ada:s1@db/x',
  });
  log.warn({ deep: { error }, 'ada@example.org': 1, err: error }, 'oops');
  expect(JSON.stringify(lines())).not.toMatch(/I love you|ada|s1/);
  expect(lines()[0]).toMatchObject({
    deep: { error: { type: 'Error', message: 'insert failed' } },
    err: { type: 'Error', code: 'postgres://[redacted]@db/x' },
  });
});

test('what is no error and is thrown is told by its text', () => {
  const { log, lines } = collectedLog();
  log.warn({ err: 'gone: token=s1' }, 'oops');
  expect(lines()[0]).toMatchObject({ err: { type: 'string', message: 'gone: token=[redacted]' } });
});
