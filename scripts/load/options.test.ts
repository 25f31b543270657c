import { expect, test } from '@jest/globals';
import { optionsFrom, usage } from './options.ts';
import { SCENARIOS } from './scenarios.ts';

test('a scenario alone is enough: the rest is usual', () => {
  expect(
    optionsFrom({ SCENARIO: 'text', ORIGIN: '', METRICS: '', RATE: '', PLAYERS: '', DURATION: '' }),
  ).toEqual({
    ...{ scenario: 'text', origin: undefined, metrics: undefined, turnLogs: undefined },
    ...{ rate: 0, players: 20, seconds: 60, to: undefined },
  });
});

test('what is asked for is taken', () => {
  const asked = {
    SCENARIO: 'ramp',
    ORIGIN: 'http://localhost:8080/',
    RATE: '2.5',
    PLAYERS: '40',
    DURATION: '2m',
  };
  expect(optionsFrom({ ...asked, TO: '/tmp/there' })).toMatchObject({
    ...{ origin: 'http://localhost:8080', rate: 2.5, players: 40, seconds: 120, to: '/tmp/there' },
  });
});

test('metrics have names, or numbers in their place, and short addresses', () => {
  const METRICS = 'run=10.0.0.3:9464, http://127.0.0.1:9/metrics';
  expect([...(optionsFrom({ SCENARIO: 'text', METRICS }).metrics ?? [])]).toEqual([
    ['run', 'http://10.0.0.3:9464/metrics'],
    ['part-2', 'http://127.0.0.1:9/metrics'],
  ]);
});

test('logs are files, parted as addresses are', () => {
  expect(optionsFrom({ SCENARIO: 'text', TURN_LOGS: 'a.log b.log,c.log' }).turnLogs).toEqual([
    'a.log',
    'b.log',
    'c.log',
  ]);
});

test.each([
  [
    {},
    /SCENARIO is missing: choose among voice, text, catalogue, sign-in, reconnect-storm, spike, soak, ramp/,
  ],
  [{ SCENARIO: 'constructor' }, /no scenario 'constructor': choose among voice/],
  [{ SCENARIO: 'text', ORIGIN: 'localhost:8080' }, /ORIGIN is the address of a site/],
  [{ SCENARIO: 'text', RATE: 'fast' }, /RATE is a number from 0.1 to 10000, and not 'fast'/],
  [{ SCENARIO: 'text', PLAYERS: '0' }, /PLAYERS is a number from 1/],
  [{ SCENARIO: 'text', DURATION: '1' }, /DURATION is a time from 5s to 12h/],
  [{ SCENARIO: 'text', DURATION: '13h' }, /DURATION is a time/],
  [{ SCENARIO: 'text', METRICS: 'http://[' }, /METRICS: 'http:\/\/\[' is no address/],
])('what cannot be done is said: %j', (env, said) => {
  expect(() => optionsFrom(env)).toThrow(said);
});

test('the help names each scenario', () => {
  for (const name of Object.keys(SCENARIOS)) expect(usage()).toContain(`  ${name} `);
});
