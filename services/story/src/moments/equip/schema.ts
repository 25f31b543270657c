import { equip } from '@fabula/rules/moments/equip/schema';
import { PROPERTIES } from '@fabula/rules/release/cards';
import { quality } from '@fabula/rules/release/quality';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from '../../names.ts';
import { NUMBER_LIMITS } from '../../number-limits.ts';
import { bounded } from '../../schema/bounded.ts';
import { linesSchema, someLines } from '../../schema/line.ts';
import { named, reference, withId } from '../../schema/parts.ts';
import type { SharedFields } from '../../schema/shared-fields.ts';

export function equipSchema({ names, talk }: SharedFields) {
  const { attempts, scoreThresholdForAward } = equip.shape;
  const written = z.strictObject({
    ...talk,
    attempts: bounded(attempts, NUMBER_LIMITS.count),
    scoreThresholdForAward,
    items: z.array(reference(names.items, 'item')).default([]),
    qualities: named(qualitySchema(names), withId),
    suits: z.array(suitSchema(names)).default([]),
    properties: propertiesSchema().default([]),
    askWho: someLines(names),
    askWhat: someLines(names),
    awarded: someLines(names),
    again: someLines(names),
    failure: someLines(names),
    type: z.literal('equip'),
  });
  // The release calls them by their ids.
  return written.transform(({ items, ...rest }) => ({ ...rest, itemIds: items }));
}

/** What makes work or a performance better. */
export function qualitySchema(names: Names) {
  return z.strictObject({
    points: quality.shape.points,
    examples,
    reacts: linesSchema(names).default([]),
  });
}

function suitSchema(names: Names) {
  const suit = z.strictObject({
    item: reference(names.items, 'item').optional(),
    character: reference(names.characters, 'character').optional(),
    points: bounded(z.int(), NUMBER_LIMITS.suitPoints),
    lines: linesSchema(names).default([]),
  });
  return suit.transform(({ item, character, ...rest }) => ({
    itemId: item,
    characterId: character,
    ...rest,
  }));
}

/** By property. */
function propertiesSchema() {
  return z.partialRecord(z.enum(PROPERTIES), examples).transform((entries) =>
    PROPERTIES.flatMap((property) => {
      const said = entries[property];
      return said === undefined ? [] : [{ property, examples: said }];
    }),
  );
}
