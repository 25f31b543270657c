import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HEIGHTS, parseVariant, QUALITIES, WIDTHS } from './variant.ts';

describe('parseVariant', () => {
  it('asks for the file itself when nothing is asked', () => {
    expect(parseVariant({ v: 'abc' })).toBeUndefined();
  });

  it('takes what is on the lists as it is', () => {
    expect(parseVariant({ width: '2560', quality: '92' })).toEqual({
      width: 2560,
      height: undefined,
      quality: 92,
    });
    expect(parseVariant({ width: '400', height: '300', quality: '85' })).toEqual({
      width: 400,
      height: 300,
      quality: 85,
    });
  });

  it('takes the nearest of what is not', () => {
    expect(parseVariant({ width: '1100', quality: '1' })).toEqual({
      width: 1200,
      height: undefined,
      quality: 65,
    });
    expect(parseVariant({ width: '999999', height: '-5' })).toMatchObject({ width: 3840, height: 80 });
  });

  it('never leaves the lists, whatever the query says', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('width', 'height', 'quality'), fc.anything()), (query) => {
        const variant = parseVariant(query);
        if (!variant) return;
        expect(WIDTHS).toContain(variant.width);
        expect(QUALITIES).toContain(variant.quality);
        if (variant.height !== undefined) expect(HEIGHTS).toContain(variant.height);
      }),
    );
  });
});
