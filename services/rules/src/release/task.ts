import { z } from 'zod';
import { PROPERTIES } from './cards.ts';
import { condition } from './condition.ts';
import { line } from './lines.ts';
import { examples, localized } from './text.ts';

/** How well a character does a task; who is not named does it plainly. */
export const FITS = ['best', 'right', 'plain', 'misfit'] as const;
export type Fit = (typeof FITS)[number];

/** A task for one of the team. Tasks are asked for in order; several may be given out in one breath. */
export const task = z.strictObject({
  id: z.string(),
  /** The task in a few words, for cards and screens. */
  label: localized,
  asked: z.array(line).min(1),
  /** Only under this condition there is this task at all. */
  when: condition.optional(),
  /** Who has this property, or carries an item that has it, does it better. */
  property: z.enum(PROPERTIES).optional(),
  /** How players speak of the task. */
  examples,
  fits: z.array(
    z.strictObject({
      characterId: z.uuid(),
      fit: z.enum(FITS),
      /** What is said when this character is given the task; a misfit refuses it with them. */
      lines: z.array(line).min(1),
      /** Why this character: saying so is worth a point. */
      reason: examples.optional(),
    }),
  ),
});
export type Task = z.infer<typeof task>;
