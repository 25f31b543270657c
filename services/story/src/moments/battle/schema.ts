import { battle, opponent } from '@fabula/rules/moments/battle/schema';
import { STYLES } from '@fabula/rules/release/cards';
import { examples } from '@fabula/rules/release/text';
import { z } from 'zod';
import type { Names } from '../../names.ts';
import { NUMBER_LIMITS } from '../../number-limits.ts';
import { bounded } from '../../schema/bounded.ts';
import { linesSchema, someLines } from '../../schema/line.ts';
import { byCharacter } from '../../schema/parts.ts';
import type { SharedFields } from '../../schema/shared-fields.ts';

export function battleSchema({ names, talk }: SharedFields) {
  return z.strictObject({
    ...talk,
    opponents: byCharacter(names, opponentSchema(names)),
    patience: bounded(battle.shape.patience, NUMBER_LIMITS.count),
    asksAttack: someLines(names),
    asksDefense: someLines(names),
    gauges: gaugesSchema(),
    careless: z.strictObject({ examples, lines: someLines(names) }),
    strong: someLines(names),
    weak: someLines(names),
    held: someLines(names),
    hurt: someLines(names),
    success: someLines(names),
    failure: someLines(names),
    draw: linesSchema(names).default([]),
    type: z.literal('battle'),
  });
}

function opponentSchema(names: Names) {
  const { health, attack, weakTo, recoilsFrom } = opponent.shape;
  return z.strictObject({
    health: bounded(health, NUMBER_LIMITS.health),
    attack: bounded(attack, NUMBER_LIMITS.attack),
    attacks: someLines(names),
    weakTo,
    recoilsFrom,
    defeated: linesSchema(names).default([]),
  });
}

/** By style. */
function gaugesSchema() {
  return z.partialRecord(z.enum(STYLES), examples).transform((gauges) =>
    STYLES.flatMap((style) => {
      const said = gauges[style];
      return said === undefined ? [] : [{ style, examples: said }];
    }),
  );
}
