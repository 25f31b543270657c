import { expect, test } from '@jest/globals';
import { isFromShell } from './control.ts';
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
    ['POST', '/restart/run?NODE_OPTIONS=--inspect'],
    ['POST', '//'],
  ] as const;
  for (const [method, url] of others) expect(orderIn(method, url)).toBeUndefined();
});

test('a page in a browser gives no orders, whatever it calls this machine', () => {
  const host = 'localhost:4000';
  expect(isFromShell({ host }, host)).toBe(true);
  expect(isFromShell({ host: '127.0.0.1:4000' }, host)).toBe(true);
  expect(isFromShell({ host, origin: 'https://play.example' }, host)).toBe(false);
  expect(isFromShell({ host, 'sec-fetch-site': 'none' }, host)).toBe(false);
  expect(isFromShell({ host: 'play.example:4000' }, host)).toBe(false);
});

test('a part is all of its processes, and a process is itself', () => {
  const all = ['run', 'moment-engine-1', 'moment-engine-2', 'gateway-1'];
  expect(processesOf('moment-engine', all)).toEqual(['moment-engine-1', 'moment-engine-2']);
  expect(processesOf('moment-engine-2', all)).toEqual(['moment-engine-2']);
  expect(processesOf('run', all)).toEqual(['run']);
  expect([processesOf('moment', all), storeOf('redis'), storeOf('run')]).toEqual([[], 'redis', undefined]);
});
