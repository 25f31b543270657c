import { expect, test } from '@jest/globals';
import { MemoryBus } from './memory.ts';

const fact = new Uint8Array(0);

test('tells every consumer, and throws if one of them did not take it', async () => {
  const bus = new MemoryBus();
  const got: string[] = [];
  await bus.subscribe('fails', 'fabula.run.x', async () => {
    throw new Error('not now');
  });
  await bus.subscribe('takes', 'fabula.run.x', async (id) => void got.push(id));
  await expect(bus.publish('fabula.run.x', '1', fact)).rejects.toThrow('not taken by every consumer');
  expect(got).toEqual(['1']);
});

test.each([
  ['fabula.run.x', 'fabula.run.x', true],
  ['fabula.run.x', 'fabula.run.y', false],
  ['fabula.*.x', 'fabula.run.x', true],
  ['fabula.*', 'fabula.run.x', false],
  ['fabula.>', 'fabula.run.x', true],
  ['fabula.run.x.>', 'fabula.run.x', false],
])('%s hears %s: %s', async (pattern, subject, heard) => {
  const bus = new MemoryBus();
  let n = 0;
  await bus.subscribe('c', pattern, async () => {
    n += 1;
  });
  await bus.publish(subject, '1', fact);
  expect(n).toBe(heard ? 1 : 0);
});

test('refuses facts until all consumers listen', async () => {
  const bus = MemoryBus.held();
  await expect(bus.publish('fabula.run.x', '1', fact)).rejects.toThrow('held');
  bus.release();
  await bus.publish('fabula.run.x', '1', fact);
});

test('a consumer has one name, and listens once', async () => {
  const bus = new MemoryBus();
  await bus.subscribe('c', 'a', async () => {});
  await expect(bus.subscribe('c', 'b', async () => {})).rejects.toThrow('c listens already');
});
