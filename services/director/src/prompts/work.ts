import { propertyName } from '@fabula/rules/names';
import { PROPERTIES } from '@fabula/rules/release/cards';
import { z } from 'zod';
import { listed, sayings } from './lists.ts';
import type { PromptSource } from './prompt.ts';

/** How good a piece of work or a performance is, 0 to 100. */
export const percent = z.int().min(0).max(100).nullable();

/** What makes work good, and what it can bring. */
export function workIn({ scene }: PromptSource): { qualities: string; properties: string } {
  const { language } = scene.state;
  const qualities = scene.qualities.map(({ id, points, examples }) => ({
    id,
    about: [`${points} points`, ...sayings('for instance', examples, scene)],
  }));
  const properties = PROPERTIES.map((property) => {
    const words = scene.properties.find((each) => each.property === property);
    return {
      id: property,
      about: [propertyName(property)[language], ...sayings('asked for like this', words?.examples, scene)],
    };
  });
  return { qualities: listed(qualities), properties: listed(properties) };
}
