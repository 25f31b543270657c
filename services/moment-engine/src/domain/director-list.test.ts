import type { Director, DirectorPart, TurnContext } from '@fabula/director/director';
import { EMPTY_JUDGEMENT } from '@fabula/rules/proposal';
import type { Scene } from '@fabula/rules/scene';
import { describe, expect, test } from '@jest/globals';
import { DirectorList } from './director-list.ts';

const scene = { state: { language: 'en' } } as unknown as Scene;
const context = {} as unknown as TurnContext;
const line = (text: string): DirectorPart => ({
  kind: 'line',
  line: { text, characterId: '', emotion: { key: 'normal', strength: 1 } },
});
const judgement: DirectorPart = { kind: 'judgement', judgement: EMPTY_JUDGEMENT };

function director(
  name: string,
  parts: readonly (DirectorPart | 'fail')[],
  languages: readonly ('en' | 'fr')[] = ['en'],
): Director {
  return {
    name,
    capabilities: { languages, isDeterministic: true },
    async *direct() {
      for (const part of parts) {
        if (part === 'fail') throw new Error(name);
        yield part;
      }
    },
  };
}

async function heard(directors: readonly [Director, ...Director[]]) {
  const failures: string[] = [];
  const list = new DirectorList(directors, ({ director: name, followedBy }) =>
    failures.push(`${name}>${followedBy}`),
  );
  const texts: string[] = [];
  const ended = (async () => {
    for await (const part of list.direct(scene, 'hello', context, new AbortController().signal)) {
      texts.push(part.kind === 'line' ? part.line.text : part.kind);
    }
  })();
  const error = await ended.then(
    () => undefined,
    (thrown: Error) => thrown.message,
  );
  return { texts, failures, error };
}

const scripted = director('scripted', [line('from the script'), judgement]);

describe('a list of directors', () => {
  test('a failure before the first line is followed by the next, and its judgement is forgotten', async () => {
    const { texts, failures } = await heard([director('model', [judgement, 'fail']), scripted]);
    expect(texts).toEqual(['from the script', 'judgement']);
    expect(failures).toEqual(['model>scripted']);
  });

  test('a failure after it leaves what was spoken, and the next one judges without a word', async () => {
    const { texts, failures, error } = await heard([director('model', [line('well'), 'fail']), scripted]);
    expect(texts).toEqual(['well', 'judgement']);
    expect(failures).toEqual(['model>scripted']);
    expect(error).toBeUndefined();
  });

  test('a failure after the judgement, too, asks nobody', async () => {
    const { texts, failures } = await heard([director('model', [line('well'), judgement, 'fail']), scripted]);
    expect(texts).toEqual(['well', 'judgement']);
    expect(failures).toEqual(['model>undefined']);
  });

  test('a director that does not speak the language is not asked', async () => {
    const { texts, failures } = await heard([director('french', ['fail'], ['fr']), scripted]);
    expect(texts[0]).toBe('from the script');
    expect(failures).toEqual([]);
  });

  test('the last failure is everybody’s', async () => {
    const { error } = await heard([director('a', ['fail']), director('b', ['fail'])]);
    expect(error).toBe('b');
  });
});
