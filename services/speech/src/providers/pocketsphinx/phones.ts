import type { Language } from '../../domain/language.ts';

/**
 * International phonetic signs as eSpeak writes them, to the phones of the English acoustic model: for French the
 * nearest English sound (a nasal vowel is its vowel and an N). Longer signs first.
 */
const FRENCH: readonly (readonly [string, string])[] = [
  ['ɑ̃', 'AA N'],
  ['ɛ̃', 'AE N'],
  ['ɔ̃', 'AO N'],
  ['œ̃', 'AE N'],
  ['tʃ', 'CH'],
  ['dʒ', 'JH'],
  ['ʁ', 'R'],
  ['r', 'R'],
  ['ʃ', 'SH'],
  ['ʒ', 'ZH'],
  ['ɲ', 'N Y'],
  ['ŋ', 'NG'],
  ['ɥ', 'W'],
  ['w', 'W'],
  ['j', 'Y'],
  ['y', 'UW'],
  ['ø', 'ER'],
  ['œ', 'AH'],
  ['ə', 'AH'],
  ['ɛ', 'EH'],
  ['e', 'EY'],
  ['a', 'AA'],
  ['ɑ', 'AA'],
  ['ɔ', 'AO'],
  ['o', 'OW'],
  ['u', 'UW'],
  ['i', 'IY'],
  ['b', 'B'],
  ['d', 'D'],
  ['f', 'F'],
  ['ɡ', 'G'],
  ['g', 'G'],
  ['k', 'K'],
  ['l', 'L'],
  ['m', 'M'],
  ['n', 'N'],
  ['p', 'P'],
  ['s', 'S'],
  ['t', 'T'],
  ['v', 'V'],
  ['z', 'Z'],
  ['h', 'HH'],
];

const ENGLISH: readonly (readonly [string, string])[] = [
  ['tʃ', 'CH'],
  ['dʒ', 'JH'],
  ['aɪ', 'AY'],
  ['aʊ', 'AW'],
  ['eɪ', 'EY'],
  ['oʊ', 'OW'],
  ['əʊ', 'OW'],
  ['ɔɪ', 'OY'],
  ['ɪɹ', 'IH R'],
  ['ɜː', 'ER'],
  ['ɚ', 'ER'],
  ['iː', 'IY'],
  ['uː', 'UW'],
  ['ɑː', 'AA'],
  ['ɔː', 'AO'],
  ['əl', 'AH L'],
  ['i', 'IY'],
  ['ɪ', 'IH'],
  ['ᵻ', 'IH'],
  ['ɛ', 'EH'],
  ['e', 'EH'],
  ['æ', 'AE'],
  ['a', 'AE'],
  ['ɐ', 'AH'],
  ['ə', 'AH'],
  ['ʌ', 'AH'],
  ['ɑ', 'AA'],
  ['ɒ', 'AA'],
  ['ɔ', 'AO'],
  ['o', 'OW'],
  ['ʊ', 'UH'],
  ['u', 'UW'],
  ['θ', 'TH'],
  ['ð', 'DH'],
  ['ʃ', 'SH'],
  ['ʒ', 'ZH'],
  ['ŋ', 'NG'],
  ['ɹ', 'R'],
  ['r', 'R'],
  ['j', 'Y'],
  ['w', 'W'],
  ['b', 'B'],
  ['d', 'D'],
  ['f', 'F'],
  ['ɡ', 'G'],
  ['g', 'G'],
  ['h', 'HH'],
  ['k', 'K'],
  ['l', 'L'],
  ['m', 'M'],
  ['n', 'N'],
  ['p', 'P'],
  ['s', 'S'],
  ['t', 'T'],
  ['ɾ', 'T'],
  ['v', 'V'],
  ['z', 'Z'],
];

/** Phones of one word from its phonetic signs; signs without a counterpart are left out. */
export function phonesOf(language: Language, ipa: string): string {
  const table = language === 'fr' ? FRENCH : ENGLISH;
  const signs = ipa.replace(/\([^)]*\)/g, '').replace(/[ˈˌ\-\u200d\s]/g, '');
  const phones: string[] = [];
  for (let at = 0; at < signs.length; ) {
    const [sign, phone] = table.find(([candidate]) => signs.startsWith(candidate, at)) ?? [];
    if (phone) phones.push(phone);
    at += sign?.length ?? 1;
  }
  return phones.join(' ');
}
