import { EMOTION_KEYS } from '@fabula/figure/numbers';
import { FINISHES, PROPERTIES, STYLES } from '@fabula/rules/release/cards';
import { EMOTIONS } from '@fabula/rules/release/text';
import { scene } from '@fabula/web/lib/i18n/en/scene';
import { expect, test } from '@jest/globals';

const { styles, finishes, properties } = scene;

/** The law names things, the page's texts call them something; neither may import the other. */
test('the page has a text for each manner, finish and property of the law, and a face for each emotion', () => {
  expect(Object.keys(styles)).toEqual([...STYLES]);
  expect(Object.keys(finishes)).toEqual([...FINISHES.map((finish) => finish.toLowerCase()), 'permanent']);
  expect(Object.keys(properties)).toEqual([...PROPERTIES]);
  expect([...EMOTION_KEYS].toSorted()).toEqual([...EMOTIONS].toSorted());
});
