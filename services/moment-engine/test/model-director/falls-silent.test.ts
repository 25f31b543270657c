import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Behaviour } from '../model/model-server.ts';
import { after, breathing, ModelTable } from '../model/model-table.ts';

let table: ModelTable;

describe('a model director that falls silent', () => {
  beforeAll(async () => {
    table = await ModelTable.lay();
  });
  afterAll(() => table.server.close());
  afterEach(() => table.server.reset());

  describe('a model of which nothing comes is followed by the script', () => {
    const silent: Behaviour = () => {};
    const failing: readonly [string, Behaviour | readonly Behaviour[], string][] = [
      ['says nothing', silent, 'silent'],
      ['stalls after its headers', (reply) => reply.begin(), 'silent'],
      ['sends comments only', breathing, 'silent'],
      [
        'is cut before its first sentence',
        after(
          () => '{"emotion":',
          (reply) => reply.cut(),
        ),
        'cut',
      ],
      [
        'ends without an end',
        after(
          () => '{"emotion":',
          (reply) => reply.response.end(),
        ),
        'cut',
      ],
      ['is truncated before its first sentence', (reply) => reply.say('{"emotion"', 'length'), 'truncated'],
      ['talks nonsense', (reply) => reply.say('I would rather talk about the weather.'), 'nonsense'],
      ['answers something else', (reply) => reply.say('{"answer": 42}'), 'nonsense'],
      ['says an empty text', (reply) => reply.say('{"dialogue":"","judgement":{}}'), 'nonsense'],
      [
        'reports an error in its stream',
        after(
          () => '',
          (reply) => reply.event({ error: { message: 'x' } }),
        ),
        'broken',
      ],
      ['is too busy for long', (reply) => reply.fail(429, 'slow down', { 'retry-after': '120' }), 'busy'],
      ['knows no such model', (reply) => reply.fail(404, 'no such model'), 'refused'],
      ['does not like the question', (reply) => reply.fail(400, 'bad words'), 'declined'],
      [
        'is broken for good',
        Array.from({ length: 3 }, (): Behaviour => (reply) => reply.fail(500, 'oops')),
        'broken',
      ],
    ];

    test.each(failing)('%s', async (_, behaviour, reason) => {
      table.server.plans.push(...[behaviour].flat());
      const { words, facet } = table.example();
      const { lines, judgement, decision, call, failures } = await table.play(words, { reason });
      expect(failures).toEqual([`the model failed: ${reason} > scripted`]);
      expect(judgement.facets).toEqual([facet]);
      expect(lines.length).toBeGreaterThan(0);
      expect(decision.output.dialogue).not.toBe('');
      expect(call).toMatchObject({ outcome: 'fell_back', failure: reason });
    });
  });
});
