import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Behaviour } from '../model/model-server.ts';
import { ModelTable, SAID, said } from '../model/model-table.ts';

let table: ModelTable;

describe('a model director that is read with good will', () => {
  beforeAll(async () => {
    table = await ModelTable.lay();
  });
  afterAll(() => table.server.close());
  afterEach(() => table.server.reset());

  describe('a model that is read with good will', () => {
    const repaired: readonly [string, Behaviour][] = [
      ['puts its JSON in a fence', (reply) => reply.say(`\`\`\`json\n${reply.content}\n\`\`\``)],
      ['is polite first', (reply) => reply.say(`Sure! Here it is:\n${reply.content}`)],
      ['thinks aloud', (reply) => reply.say(`<think>{"dialogue":"x"}</think>${reply.content}`)],
    ];

    test.each(repaired)('%s', async (_, behaviour) => {
      const { facet } = table.example();
      table.server.answer = () => said(facet);
      table.server.plans.push(behaviour);
      const { lines, judgement, call } = await table.play('It was never your fault.');
      expect(lines[0]?.text).toBe(SAID[0]);
      expect(judgement.facets).toEqual([facet]);
      expect(call).toMatchObject({ outcome: 'repaired', failure: null });
    });

    test('knows no ids, no emotions and no numbers as they should be', async () => {
      const { facet } = table.example();
      table.server.answer = () => ({
        emotion: { key: 'GRUMPY', strength: 'nine' },
        dialogue: 'As you like it.',
        judgement: {
          facets: [facet.toUpperCase(), 'all', 7],
          perfects: 'none',
          deflection: 'n/a',
          path: 'win',
        },
      });
      const { lines, judgement, call } = await table.play('It was never your fault.');
      expect(lines[0]?.emotion).toEqual(table.momentOf('dialogue').defaultEmotion);
      expect(judgement).toMatchObject({ facets: [facet], perfects: [], deflection: null, path: null });
      expect(call?.outcome).toBe('repaired');
    });

    test('calls cards by their names', async () => {
      table.server.answer = () => ({
        ...said(),
        judgement: { characters: ['Ada', 'nobody'], items: ['Kettle'], quality: '80' },
      });
      const { judgement } = await table.play('The kettle for Ada.', { type: 'equip' });
      const id = (list: readonly { slug: string; id: string }[], slug: string) =>
        list.find((e) => e.slug === slug)?.id;
      expect(judgement).toMatchObject({
        characters: [id(table.release.characters, 'ada')],
        items: [id(table.release.items, 'kettle')],
        quality: 80,
      });
    });

    test('does not stream at all', async () => {
      const { facet } = table.example();
      table.server.answer = () => said(facet);
      table.server.plans.push(({ response, content }) => {
        const body = {
          choices: [{ message: { content }, finish_reason: 'stop' }],
          usage: { prompt_tokens: 3 },
        };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
      const { judgement, call } = await table.play('It was never your fault.');
      expect(judgement.facets).toEqual([facet]);
      expect(call).toMatchObject({ outcome: 'ok', tokensIn: 3, tokensOut: null });
    });
  });
});
