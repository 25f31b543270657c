import { AppError } from '@fabula/kit/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Engine, MetricsListener } from '../src/domain/engine.ts';
import type { EngineMetrics } from '../src/domain/engine-stream.ts';
import { SpeechAborted } from '../src/domain/errors.ts';
import { LANGUAGES } from '../src/domain/language.ts';
import { children } from './children.ts';

export interface Conformance<Request, Item> {
  readonly make: (report: MetricsListener) => Engine<Request, Item>;
  /** Something that the engine can do. */
  readonly request: () => Promise<Request> | Request;
  /** The same without sound or text. */
  readonly empty: () => Request;
  /** What a good result looks like. Throws if it does not. */
  readonly check: (items: readonly Item[]) => void;
}

/** What every engine promises, whichever vendor is behind it. */
export function engineConformance<R, I>(name: string, conformance: Conformance<R, I>): void {
  describe(`${name}, as every engine,`, () => {
    const reports: EngineMetrics[] = [];
    const engine = conformance.make((metrics) => reports.push(metrics));
    let request: R;
    beforeAll(async () => {
      request = await conformance.request();
      await engine.open();
    });
    beforeEach(() => {
      reports.length = 0;
    });
    afterAll(() => engine.close());

    test('names itself and what it can do', () => {
      expect(engine.name).toMatch(/^[a-z-]+$/);
      const able = LANGUAGES.map((language) => engine.capability(language)).filter((c) => c !== undefined);
      expect(able.length).toBeGreaterThan(0);
    });

    test('does its work and reports what it cost', async () => {
      conformance.check(await collect(engine.start(request)));
      expect(reports).toEqual([
        expect.objectContaining({ engine: engine.name, role: engine.role, outcome: 'ok' }),
      ]);
      expect(reports[0]?.totalMs).toBeGreaterThanOrEqual(reports[0]?.firstMs ?? Number.NaN);
    });

    test('does not begin what was called off before', async () => {
      const stream = engine.start(request, AbortSignal.abort());
      await expect(collect(stream)).rejects.toThrow(SpeechAborted);
      expect(reports).toEqual([expect.objectContaining({ outcome: 'aborted', results: 0 })]);
    });

    test.each([0, 3, 10, 30])(
      'stops within its work (after %i ms) and leaves no program behind',
      async (ms) => {
        const before = children().length;
        const stream = engine.start(request);
        setTimeout(() => stream.abort(), ms);
        const ended = await collect(stream).catch((error: unknown) => error);
        if (!Array.isArray(ended)) expect(ended).toBeInstanceOf(SpeechAborted);
        expect(reports).toHaveLength(1);
        expect(children().length).toBeLessThanOrEqual(before);
      },
    );

    test('works on after all that, many times at once', async () => {
      const all = await Promise.all([1, 2, 3, 4].map(() => collect(engine.start(request))));
      for (const items of all) conformance.check(items);
    });

    test('survives a reader who leaves early', async () => {
      for await (const _ of engine.start(request)) break;
      expect(reports).toHaveLength(1);
      conformance.check(await collect(engine.start(request)));
    });

    test('answers nothing to nothing, or fails by name', async () => {
      const ended = await collect(engine.start(conformance.empty())).catch((error: unknown) => error);
      expect(Array.isArray(ended) || ended instanceof AppError).toBe(true);
    });

    test('leaves no program behind when closed, and may be closed twice', async () => {
      await engine.close();
      await engine.close();
      expect(children()).toEqual([]);
    });
  });
}

export async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
