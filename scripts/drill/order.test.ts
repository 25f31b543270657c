import { expect, test } from '@jest/globals';
import { orderIn, processesOf, storeOf } from './order.ts';

test('an order is a path, and settings are its query', () => {
  expect(orderIn('POST', '/restart/moment-engine?FABULA_LLM_KEY=the+key&FABULA_LLM_URL=')).toEqual({
    verb: 'restart',
    name: 'moment-engine',
    settings: { FABULA_LLM_KEY: 'the key', FABULA_LLM_URL: '' },
  });
  expect(orderIn('POST', '/start/nats')).toEqual({ verb: 'start', name: 'nats', settings: {} });
});

test('nothing else is one', () => {
  const others = [
    ['GET', '/restart/run'],
    ['POST', '/'],
    ['POST', '/restart'],
    ['POST', '/break/run'],
    ['POST', '/restart/run/now'],
  ] as const;
  for (const [method, url] of others) expect(orderIn(method, url)).toBeUndefined();
});

test('a part is all of its processes, and a process is itself', () => {
  const all = ['run', 'moment-engine-1', 'moment-engine-2', 'gateway-1'];
  expect(processesOf('moment-engine', all)).toEqual(['moment-engine-1', 'moment-engine-2']);
  expect(processesOf('moment-engine-2', all)).toEqual(['moment-engine-2']);
  expect(processesOf('run', all)).toEqual(['run']);
  expect([processesOf('moment', all), storeOf('redis'), storeOf('run')]).toEqual([[], 'redis', undefined]);
});
