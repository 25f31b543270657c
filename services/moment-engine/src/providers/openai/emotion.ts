import { EMOTIONS, type Emotion } from '@fabula/rules/release/text';
import { fieldsOf, nameIn, numberIn } from './tolerant.ts';

/** The emotion that the model means; what is no emotion is the moment's own. */
export function emotionIn(value: unknown, own: Emotion): Emotion {
  const { key: named, strength } = fieldsOf(value);
  const key = nameIn(typeof value === 'string' ? value : named, EMOTIONS);
  if (key === null) return own;
  const number = numberIn(strength) ?? own.strength;
  return { key, strength: Math.min(5, Math.max(1, Math.round(number))) };
}
