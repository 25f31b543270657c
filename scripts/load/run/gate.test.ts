import { expect, test } from '@jest/globals';
import { Gate } from './gate.ts';

test('nobody begins before all are there, and all at the same moment', async () => {
  const gate = await Gate.open(3);
  try {
    const arrive = async () =>
      (await (await fetch(gate.url, { method: 'POST' })).json()) as { startAtMs: number };
    const first = [arrive(), arrive()];
    while (gate.ready < 2) await Promise.race([...first, new Promise((resolve) => setTimeout(resolve, 5))]);
    const all = await Promise.all([...first, arrive()]);
    expect(new Set(all.map(({ startAtMs }) => startAtMs)).size).toBe(1);
    expect(await gate.started).toBe(all[0]?.startAtMs);
    expect(await arrive()).toEqual(all[0]);
  } finally {
    gate.close();
  }
});
