import { expect, test } from '@jest/globals';
import { spansIn } from './spans.ts';

test('reads what an exporter sends', () => {
  const body = {
    resourceSpans: [
      {
        resource: { attributes: [{ key: 'service.name', value: { stringValue: 'run' } }] },
        scopeSpans: [
          {
            scope: { name: 'fabula' },
            spans: [
              {
                traceId: '5b8aa5a2d2c872e8321cf37308d69df2',
                spanId: '051581bf3cb55c13',
                name: 'turn.commit',
                kind: 1,
                startTimeUnixNano: '1700000000000000000',
                endTimeUnixNano: '1700000000002500000',
                attributes: [],
                status: { code: 0 },
              },
            ],
          },
        ],
      },
    ],
  };
  expect(spansIn(JSON.stringify(body))).toEqual([
    { traceId: '5b8aa5a2d2c872e8321cf37308d69df2', name: 'turn.commit', kind: 1, part: 'run', ms: 2.5 },
  ]);
});

test('refuses what is no export', () => {
  expect(() => spansIn('{"resourceSpans": 1}')).toThrow();
});
