import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { ModelCall } from '../../src/domain/model-call.ts';
import type { Behaviour } from '../model/model-server.ts';
import { ModelTable, SAID, said } from '../model/model-table.ts';

let table: ModelTable;

/** Asks one model again and again, with nobody behind it. */
function asking() {
  const { model, scene, context } = table.alone();
  const ask = async (words: string) => {
    for await (const part of model.direct(scene, words, context, new AbortController().signal))
      expect(part).toBeDefined();
  };
  return { model, ask };
}

describe('a model director that stumbles', () => {
  beforeAll(async () => {
    table = await ModelTable.lay();
  });
  afterAll(() => table.server.close());
  afterEach(() => table.server.reset());

  describe('a server that stumbles before the first word is asked again', () => {
    const stumbles: readonly [string, Behaviour][] = [
      ['429 with Retry-After', (reply) => reply.fail(429, 'slow down', { 'retry-after': '0.01' })],
      ['500', (reply) => reply.fail(500, 'oops')],
      ['a connection that is cut', (reply) => reply.cut()],
    ];

    test.each(stumbles)('after %s', async (_, behaviour) => {
      table.server.answer = () => said();
      table.server.plans.push(behaviour);
      const { lines, call } = await table.play('hello');
      expect(lines[0]?.text).toBe(SAID[0]);
      expect(call?.outcome).toBe('ok');
      expect(table.server.asked).toHaveLength(2);
    });

    test('after a form that it does not know, by the next simpler one, and no more by that', async () => {
      table.server.answer = () => said();
      const refuse: Behaviour = (reply) => reply.fail(400, "unknown field 'response_format'");
      table.server.plans.push(refuse, refuse);
      const { lines } = await table.play('hello');
      expect(lines[0]?.text).toBe(SAID[0]);
      const forms = table.server.asked.map((asked) => asked.response_format?.type);
      expect(forms).toEqual(['json_schema', 'json_object', undefined]);
    });
  });

  test('what is said of one question does not weaken the form for good', async () => {
    table.server.answer = () => said();
    const { model, ask } = asking();
    await ask('hello');
    table.server.plans.push((reply) => reply.fail(400, 'bad words: response_format'));
    await ask('response_format');
    await ask('hello');
    await model.close();
    const forms = table.server.asked.map((asked) => asked.response_format?.type);
    expect(forms).toEqual(['json_schema', 'json_schema', 'json_object', 'json_schema']);
  });

  test.each([400, 413, 422])(
    'questions that are declined with %s are no sign that the server is away',
    async (status) => {
      const { model, ask } = asking();
      const decline: Behaviour = (reply) => reply.fail(status, 'bad words');
      table.server.plans.push(decline, decline, decline, decline);
      for (let n = 0; n < 4; n += 1) await expect(ask('hello')).rejects.toThrow('the model failed: declined');
      table.server.answer = () => said();
      await ask('hello');
      await model.close();
    },
  );

  test('a server that is away three times is not waited for the fourth time', async () => {
    const calls: ModelCall[] = [];
    const { model, scene, context } = table.alone((call) => calls.push(call));
    const refuse: Behaviour = (reply) => reply.fail(404, 'gone');
    table.server.plans.push(refuse, refuse, refuse);
    const asking = async () => {
      for await (const part of model.direct(scene, 'hello', context, new AbortController().signal))
        expect(part).toBeUndefined();
    };
    for (const reason of ['refused', 'refused', 'refused', 'resting'])
      await expect(asking()).rejects.toThrow(`the model failed: ${reason}`);
    expect(model.isResting).toBe(true);
    await model.close();
    expect(table.server.asked).toHaveLength(3);
    expect(calls).toHaveLength(3);
  });
});
