import { LANGUAGES } from '@fabula/rules/release/text';
import type { CheckedRelease } from './checked-release.ts';

/** Whoever speaks has a voice that was chosen. */
export function checkVoices(checked: CheckedRelease): void {
  for (const { slug, voices } of checked.release.characters) {
    for (const language of LANGUAGES) {
      const { engine, name, pitch, speed } = voices[language];
      if (name !== '' || engine !== '' || pitch !== 0 || speed !== 1) continue;
      const message = `"${slug}" has no voice of its own.`;
      checked.inCharacter('FS507', slug, ['voices', language], message);
    }
  }
}
