import type { Language } from '../../domain/language.ts';

/** A phonetic sign, and what may stand for it, the likeliest first; '' where it may go unheard. */
type Sound = readonly [sign: string, phones: readonly string[]];

/**
 * International phonetic signs as eSpeak writes them, to the phones of the English acoustic model; longer signs first.
 * For French these are what an alignment of French phrases chooses most, over several voices: the model's R is never
 * heard in a French one, a nasal vowel rarely has an N, and a consonant in a cluster may be swallowed.
 */
const FRENCH: readonly Sound[] = [
  ['ɑ̃', ['AO', 'AA', 'AO N']],
  ['ɛ̃', ['AE N', 'AE', 'AA N']],
  ['ɔ̃', ['AO', 'OW', 'OW N']],
  ['œ̃', ['AH N', 'AE N']],
  ['tʃ', ['CH']],
  ['dʒ', ['JH']],
  ['ʁ', ['AH', '', 'HH', 'W', 'R']],
  ['r', ['AH', 'R']],
  ['ʃ', ['SH']],
  ['ʒ', ['ZH']],
  ['ɲ', ['N Y']],
  ['ŋ', ['NG']],
  ['ɥ', ['W']],
  ['w', ['W']],
  ['j', ['Y']],
  ['y', ['Y UW', 'IH', 'UW']],
  ['ø', ['UH', 'ER']],
  ['œ', ['AH', 'UH']],
  ['ə', ['UH', 'AH', '']],
  ['ɛ', ['EH']],
  ['e', ['EY', 'IH']],
  ['a', ['AA']],
  ['ɑ', ['AA']],
  ['ɔ', ['AO', 'AA']],
  ['o', ['OW', 'UH', 'AO']],
  ['u', ['UW', 'OW']],
  ['i', ['IY', 'IH']],
  ['b', ['B']],
  ['d', ['DH', 'D']],
  ['f', ['F']],
  ['ɡ', ['G']],
  ['g', ['G']],
  ['k', ['K']],
  ['l', ['L', '']],
  ['m', ['M']],
  ['n', ['N']],
  ['p', ['P']],
  ['s', ['S']],
  ['t', ['T']],
  ['v', ['V', 'DH']],
  ['z', ['Z']],
  ['h', ['HH']],
];

const ENGLISH: readonly Sound[] = [
  ['tʃ', ['CH']],
  ['dʒ', ['JH']],
  ['aɪ', ['AY']],
  ['aʊ', ['AW']],
  ['eɪ', ['EY']],
  ['oʊ', ['OW']],
  ['əʊ', ['OW']],
  ['ɔɪ', ['OY']],
  ['ɪɹ', ['IH R']],
  ['ɜː', ['ER']],
  ['ɚ', ['ER']],
  ['iː', ['IY']],
  ['uː', ['UW']],
  ['ɑː', ['AA']],
  ['ɔː', ['AO']],
  ['əl', ['AH L']],
  ['i', ['IY']],
  ['ɪ', ['IH']],
  ['ᵻ', ['IH']],
  ['ɛ', ['EH']],
  ['e', ['EH']],
  ['æ', ['AE']],
  ['a', ['AE']],
  ['ɐ', ['AH']],
  ['ə', ['AH']],
  ['ʌ', ['AH']],
  ['ɑ', ['AA']],
  ['ɒ', ['AA']],
  ['ɔ', ['AO']],
  ['o', ['OW']],
  ['ʊ', ['UH']],
  ['u', ['UW']],
  ['θ', ['TH']],
  ['ð', ['DH']],
  ['ʃ', ['SH']],
  ['ʒ', ['ZH']],
  ['ŋ', ['NG']],
  ['ɹ', ['R']],
  ['r', ['R']],
  ['j', ['Y']],
  ['w', ['W']],
  ['b', ['B']],
  ['d', ['D']],
  ['f', ['F']],
  ['ɡ', ['G']],
  ['g', ['G']],
  ['h', ['HH']],
  ['k', ['K']],
  ['l', ['L']],
  ['m', ['M']],
  ['n', ['N']],
  ['p', ['P']],
  ['s', ['S']],
  ['t', ['T']],
  ['ɾ', ['T']],
  ['v', ['V']],
  ['z', ['Z']],
];

/** Ways to say one word that a dictionary gets: more make the search slow and phrases alike. */
const MOST_WAYS = 16;

interface PhoneSequence {
  readonly phones: readonly string[];
  /** How far from the likeliest. */
  readonly oddness: number;
}

/**
 * Ways to say one word from its phonetic signs, in phones of the English model, the likeliest first; signs without a
 * counterpart are left out.
 */
export function waysToSay(language: Language, ipa: string): string[] {
  let ways: PhoneSequence[] = [{ phones: [], oddness: 0 }];
  for (const phones of soundsIn(language === 'fr' ? FRENCH : ENGLISH, ipa)) ways = extended(ways, phones);
  return [...new Set(ways.map((way) => way.phones.join(' ')))].filter((way) => way !== '');
}

function extended(ways: readonly PhoneSequence[], sounds: readonly string[]): PhoneSequence[] {
  return ways
    .flatMap(({ phones, oddness }) =>
      sounds.map((sound, i) => ({
        phones: sound === '' ? phones : [...phones, sound],
        oddness: oddness + i,
      })),
    )
    .sort((a, b) => a.oddness - b.oddness)
    .slice(0, MOST_WAYS);
}

function soundsIn(table: readonly Sound[], ipa: string): (readonly string[])[] {
  const signs = ipa.replace(/\([^)]*\)/g, '').replace(/[ˈˌ\-\u200d\s]/g, '');
  const sounds: (readonly string[])[] = [];
  for (let at = 0; at < signs.length; ) {
    const [sign, phones] = table.find(([candidate]) => signs.startsWith(candidate, at)) ?? [];
    if (phones) sounds.push(phones);
    at += sign?.length ?? 1;
  }
  return sounds;
}
