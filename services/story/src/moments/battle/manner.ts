import { LANGUAGES } from '@fabula/rules/release/text';
import type { CheckedMoment } from '../checked-moment.ts';

/** Whoever asks for a manner says which. */
export function checkManner({ moment, report }: CheckedMoment<'battle'>): void {
  for (const field of ['asksAttack', 'asksDefense'] as const) {
    moment[field].forEach(({ text }, index) => {
      for (const language of LANGUAGES.filter((each) => !text[each].includes('{style}')))
        report('FS416', [field, index, language], 'This line does not say in which manner.');
    });
  }
}
