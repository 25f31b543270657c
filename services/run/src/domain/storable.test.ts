import { expect, it } from '@jest/globals';
import { storable } from './storable.ts';

it('only what Postgres refuses is replaced, however deep', () => {
  const value = { a: ['x\0y', 'half \ud83d', 'whole \ud83d\udc19', '\\u0000'], b: { c: 1, d: null } };
  expect(storable(value)).toEqual({
    a: ['x\ufffdy', 'half \ufffd', 'whole \ud83d\udc19', '\\u0000'],
    b: { c: 1, d: null },
  });
});
