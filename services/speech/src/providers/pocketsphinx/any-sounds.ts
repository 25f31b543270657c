import type { ListenedFor } from './grammar.ts';

/** All phones of the English model. */
const PHONES =
  'AA AE AH AO AW AY B CH D DH EH ER EY F G HH IH IY JH K L M N NG OW OY P R S SH T TH UH UW V W Y Z ZH'.split(
    ' ',
  );

const idOf = (phone: string) => `x${phone}`;

/**
 * Any sounds in any order: what speech scores against this depends on the voice, the microphone and the room alone. A
 * phrase that was said scores nearly as well, any other speech does not.
 */
export const ANY_SOUNDS: ListenedFor = {
  jsgf: `#JSGF V1.0;\ngrammar any;\npublic <sounds> = ( ${PHONES.map(idOf).join(' | ')} )+ ;\n`,
  dictionary: PHONES.map((phone) => `${idOf(phone)} ${phone}\n`).join(''),
};
