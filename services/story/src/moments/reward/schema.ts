import { reward } from '@fabula/rules/moments/reward/schema';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from '../../names.ts';
import { NUMBER_LIMITS } from '../../number-limits.ts';
import { bounded } from '../../schema/bounded.ts';
import { linesSchema } from '../../schema/line.ts';
import { conditionText, type Kind, namedAs } from '../../schema/parts.ts';
import type { SharedFields } from '../../schema/shared-fields.ts';

export function rewardSchema({ names, listening }: SharedFields) {
  const options = z
    .strictObject({
      items: offered(names, names.items, 'item'),
      characters: offered(names, names.characters, 'character'),
      dynamicItems: offered(names, names.dynamicItems, 'dynamic item'),
    })
    .transform(({ items, characters, dynamicItems }) => [
      ...items.map((option) => ({ kind: 'item' as const, ...option })),
      ...characters.map((option) => ({ kind: 'character' as const, ...option })),
      ...dynamicItems.map((option) => ({ kind: 'dynamic_item' as const, ...option })),
    ]);
  const pick = bounded(reward.shape.pick, NUMBER_LIMITS.count);
  return z.strictObject({ ...listening, options, pick, type: z.literal('reward') });
}

/** Slugs only, or by slug what is special about each. */
function offered(names: Names, ids: ReadonlyMap<string, string>, kind: Kind) {
  const special = z.strictObject({
    when: conditionText(names).optional(),
    examples: examples.default({ en: [], fr: [] }),
    lines: linesSchema(names).default([]),
  });
  const options = namedAs({ ids, kind, entry: special, attach: (value, id) => ({ id, ...value }) });
  return z.preprocess(nothingSpecial, options).default([]);
}

/** A plain list in its long form. */
function nothingSpecial(written: unknown): unknown {
  const isList = Array.isArray(written) && written.every((slug) => typeof slug === 'string');
  return isList ? Object.fromEntries(written.map((slug) => [slug, {}])) : written;
}
