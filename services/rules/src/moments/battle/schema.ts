import { z } from 'zod';
import { STYLES } from '../../release/cards.ts';
import { common } from '../../release/common.ts';
import { gauge } from '../../release/gauge.ts';
import { line } from '../../release/lines.ts';
import { talk } from '../../release/talk.ts';
import { examples } from '../../release/text.ts';

const style = z.enum(STYLES);

/** Who fights against the team: a character of the story, with numbers of its own in this battle. */
export const opponent = z.strictObject({
  characterId: z.uuid(),
  /** The character's own where left out. */
  health: z.int().min(1).optional(),
  attack: z.int().min(1).optional(),
  /** What it does, one by the turn's seed; alternatives. */
  attacks: z.array(line).min(1),
  /** Answers in these styles hit it harder. */
  weakTo: z.array(style).default([]),
  /** Attacks in these styles recoil doubly. */
  recoilsFrom: z.array(style).default([]),
  defeated: z.array(line).default([]),
});
export type Opponent = z.infer<typeof opponent>;

export const battle = z.strictObject({
  ...common,
  ...talk,
  type: z.literal('battle'),
  opponents: z.array(opponent).min(1),
  /** Heard player turns; then it is a draw, which is a failure. null: no end but health. */
  patience: z.int().min(1).nullable().default(null),
  /** Asks for the manner; `{style}` becomes its name, in a defence `{character}` that of the card that is struck. Alternatives. */
  asksAttack: z.array(line).min(1),
  asksDefense: z.array(line).min(1),
  gauges: z.array(gauge).min(1),
  /** What players say without thought ("hit it"): it recoils. */
  careless: z.strictObject({ examples, lines: z.array(line).min(1) }),
  /** After an attack that was fine, or weak; after a defence that held, or did not. Alternatives. */
  strong: z.array(line).min(1),
  weak: z.array(line).min(1),
  held: z.array(line).min(1),
  hurt: z.array(line).min(1),
  success: z.array(line).min(1),
  failure: z.array(line).min(1),
  draw: z.array(line).default([]),
});
