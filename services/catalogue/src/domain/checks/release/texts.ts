import { LANGUAGES } from '@fabula/rules/release/text';
import { seemsToBe } from '../../language-of.ts';
import type { FieldPath } from '../../problem.ts';
import type { CheckedRelease } from './checked-release.ts';

/** What fabula.speech.v1.SynthesizeRequest takes. */
const MOST_CHARACTERS = 2_000;
/** Some 16 seconds at 15 characters a second. */
const MANY_CHARACTERS = 240;

/** What is said can be spoken, and is in the language under which it stands. */
export function checkTexts(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    for (const { path, text, isSpoken } of textsIn(moment)) {
      const language = String(path.findLast((step) => step === 'en' || step === 'fr'));
      if (isSpoken && text.length > MOST_CHARACTERS)
        checked.inMoment('FS603', moment, path, { message: `This line has ${text.length} characters.` });
      else if (isSpoken && text.length > MANY_CHARACTERS)
        checked.inMoment('FS604', moment, path, { message: `This line has ${text.length} characters.` });
      const other = LANGUAGES.find((each) => each !== language);
      if (other && seemsToBe(text, other))
        checked.inMoment('FS605', moment, path, { message: `This seems to be ${NAMES[other]}.` });
    }
  }
}

const NAMES = { en: 'English', fr: 'French' };

interface Text {
  readonly path: FieldPath;
  readonly text: string;
  readonly isSpoken: boolean;
}

/** Every text under `en` or `fr`; a list of examples as one. */
function textsIn(value: unknown, path: FieldPath = []): Text[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== 'en' && key !== 'fr') return textsIn(inner, [...path, key]);
    const here = [...path, key];
    if (typeof inner === 'string') return [{ path: here, text: inner, isSpoken: path.at(-1) === 'text' }];
    const isList = Array.isArray(inner) && inner.every((each) => typeof each === 'string');
    return isList ? [{ path: here, text: inner.join(' . '), isSpoken: false }] : [];
  });
}
