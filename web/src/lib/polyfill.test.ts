import { expect, test } from '@jest/globals';
import { addedNames } from './polyfill.ts';

/** Does something as if the browser had less than it has: what is added is fetched anew, and the browser's own put back. */
async function inOlderBrowser(act: () => void | Promise<void>): Promise<void> {
  const owners = [AbortSignal, Array.prototype, crypto, Object.getPrototypeOf(crypto), Promise];
  const keys = addedNames.map((name) => name.replace(/.*\./, ''));
  const own = owners.flatMap((owner) =>
    keys.flatMap((key) => {
      const is = Object.getOwnPropertyDescriptor(owner, key);
      return is ? [{ owner, key, is }] : [];
    }),
  );
  for (const { owner, key } of own) delete owner[key];
  try {
    await import(`./polyfill.ts?older=${Math.random()}`);
    await act();
  } finally {
    for (const owner of owners) for (const key of keys) delete owner[key];
    for (const { owner, key, is } of own) Object.defineProperty(owner, key, is);
  }
}

test('what an older browser lacks is there, and nobody who lists what an array has finds it', () =>
  inOlderBrowser(() => {
    const letters = ['b', 'c', 'a'];
    expect([letters.toSorted(), letters.toReversed()]).toEqual([
      ['a', 'b', 'c'],
      ['a', 'c', 'b'],
    ]);
    expect([letters.toSpliced(1, 1, 'x', 'y'), letters.toSpliced(1)]).toEqual([['b', 'x', 'y', 'a'], ['b']]);
    expect([letters.with(-1, 'z'), letters.with(0, 'z')]).toEqual([
      ['b', 'c', 'z'],
      ['z', 'c', 'a'],
    ]);
    expect(() => letters.with(3, 'z')).toThrow(RangeError);
    expect([4, 30, 200].toSorted((a, b) => b - a)).toEqual([200, 30, 4]);
    expect(letters).toEqual(['b', 'c', 'a']);
    const seen: string[] = [];
    for (const key in letters) seen.push(key);
    expect(seen).toEqual(['0', '1', '2']);
    expect(crypto.randomUUID()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  }));

test('of several signals the first that aborts says why, also one that had before', () =>
  inOlderBrowser(() => {
    const [one, other] = [new AbortController(), new AbortController()];
    const all = AbortSignal.any([one.signal, other.signal]);
    expect(all.aborted).toBe(false);
    other.abort('enough');
    one.abort('late');
    expect([all.aborted, all.reason]).toEqual([true, 'enough']);
    expect(AbortSignal.any([one.signal, new AbortController().signal]).reason).toBe('late');
    expect(AbortSignal.any([]).aborted).toBe(false);
  }));

interface Settled {
  readonly promise: Promise<string>;
  readonly resolve: (value: string) => void;
  readonly reject: (why: Error) => void;
}
/** TypeScript's library of our language has it not yet. */
const withResolvers = () => (Promise as unknown as { withResolvers(): Settled }).withResolvers();

test('a promise comes with the two that settle it', () =>
  inOlderBrowser(async () => {
    const { promise, resolve } = withResolvers();
    resolve('done');
    expect(await promise).toBe('done');
    const refused = withResolvers();
    refused.reject(new Error('no'));
    await expect(refused.promise).rejects.toThrow('no');
  }));
