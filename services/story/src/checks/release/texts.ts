import { type Language, otherLanguage } from '@fabula/rules/release/text';
import { LANGUAGE_NAMES, seemsToBe } from '../../language-of.ts';
import type { FieldPath } from '../../source-file.ts';
import { walkParts } from '../../walk-parts.ts';
import type { CheckedRelease } from './checked-release.ts';

/** What fabula.speech.v1.SynthesizeRequest takes. */
const MOST_CHARACTERS = 2_000;
/** Some 16 seconds at 15 characters a second. */
const MANY_CHARACTERS = 240;

/** What is said can be spoken, and is in the language under which it stands. */
export function checkTexts(checked: CheckedRelease): void {
  for (const moment of checked.release.moments) {
    for (const { path, text, language, isSpoken } of textsIn(moment)) {
      if (isSpoken && text.length > MANY_CHARACTERS) {
        const code = text.length > MOST_CHARACTERS ? 'FS603' : 'FS604';
        checked.inMoment(code, moment, path, `This line has ${text.length} characters.`);
      }
      const other = otherLanguage(language);
      if (seemsToBe(text, other))
        checked.inMoment('FS605', moment, path, `This seems to be ${LANGUAGE_NAMES[other]}.`);
    }
  }
}

interface Text {
  readonly path: FieldPath;
  readonly text: string;
  readonly language: Language;
  readonly isSpoken: boolean;
}

/** Every text under `en` or `fr`; a list of examples as one. */
function textsIn(part: unknown): Text[] {
  const found: Text[] = [];
  walkParts(part, (value, path) => {
    const key = path.at(-1);
    if (key !== 'en' && key !== 'fr') return;
    if (typeof value === 'string')
      found.push({ path: [...path], text: value, language: key, isSpoken: path.at(-2) === 'text' });
    else if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
      found.push({ path: [...path], text: value.join(' . '), language: key, isSpoken: false });
    return false;
  });
  return found;
}
