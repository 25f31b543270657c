import { propertyName } from '@fabula/rules/names';
import { PROPERTIES, type Property } from '@fabula/rules/release/cards';
import { clausesOf } from '../text/tokens.ts';
import { tokensOf } from './named.ts';
import type { Speech } from './speech.ts';

/** Properties that were called by their names. */
export function propertiesSaid(speech: Speech): Property[] {
  const { language } = speech.story;
  const stems = new Set(tokensOf(speech).flatMap(({ stem, negated }) => (negated ? [] : stem)));
  return PROPERTIES.filter((property) =>
    clausesOf(propertyName(property)[language], language)
      .flat()
      .some(({ stem }) => stems.has(stem)),
  );
}
