import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { ModelCall } from '../../src/domain/model-call.ts';
import type { Behaviour } from '../model/model-server.ts';
import { after, breathing, ModelTable, SAID, said } from '../model/model-table.ts';

let table: ModelTable;

describe('a model director that dies midway', () => {
  beforeAll(async () => {
    table = await ModelTable.lay();
  });
  afterAll(() => table.server.close());
  afterEach(() => table.server.reset());

  describe('a model that fails after its first sentence keeps its lines, and the script judges', () => {
    const dying: readonly [string, Behaviour, string][] = [
      ['stalls', (reply) => reply.text(reply.upTo('Go on')), 'stalled'],
      ['stalls, and is still breathing', after((reply) => reply.upTo('Go on'), breathing), 'stalled'],
      [
        'is cut',
        after(
          (reply) => reply.upTo('judgement'),
          (reply) => reply.cut(),
        ),
        'cut',
      ],
      ['is truncated in its judgement', (reply) => reply.say(reply.upTo('perfects'), 'length'), 'truncated'],
      ['does not judge', (reply) => reply.say(`${reply.upTo(',"judgement')}}`), 'nonsense'],
      ['judges nonsense', (reply) => reply.say(`${reply.upTo('{"facets')}"yes"}`), 'nonsense'],
    ];

    test.each(dying)('%s', async (_, behaviour, reason) => {
      table.server.answer = () => said();
      table.server.plans.push(behaviour);
      const { words, facet } = table.example();
      const { lines, judgement, decision, call, failures } = await table.play(words, { reason });
      expect(lines[0]?.text).toBe(SAID[0]);
      expect(lines.every(({ text }) => said().dialogue.includes(text))).toBe(true);
      expect(judgement.facets).toEqual([facet]);
      expect(decision.output.dialogue).toContain(SAID[0]);
      expect(failures).toEqual([`the model failed: ${reason} > scripted`]);
      expect(call).toMatchObject({ outcome: 'fell_back', failure: reason });
    });
  });

  test('a turn that ends takes the question back', async () => {
    const gone = new Promise<void>((resolve) => {
      table.server.plans.push((reply) => {
        reply.begin();
        reply.response.on('close', () => resolve());
        ending.abort(new Error('the turn is over'));
      });
    });
    const ending = new AbortController();
    const calls: ModelCall[] = [];
    const { model, scene, context } = table.alone((call) => calls.push(call));
    const asking = async () => {
      for await (const part of model.direct(scene, 'hello', context, ending.signal))
        expect(part).toBeUndefined();
    };
    await expect(asking()).rejects.toThrow('the turn is over');
    await gone;
    await model.close();
    expect(calls[0]).toMatchObject({ outcome: 'aborted', failure: 'aborted', firstTokenMs: null });
  });
});
