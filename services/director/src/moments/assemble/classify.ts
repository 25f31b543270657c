import type { MomentOf } from '@fabula/rules/release/moment';
import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import { isAllBeside } from '../../classify/beside.ts';
import { describedIn } from '../../classify/described.ts';
import { namedIn, tokensOf } from '../../classify/named.ts';
import { speakerIn } from '../../classify/speaker.ts';
import type { Classifier, Speech } from '../../classify/speech.ts';
import { expand } from '../../text/contractions.ts';
import { asksOpenly, asksSomething } from '../../text/questions.ts';
import { withRefusals } from '../../text/refusals.ts';
import { fold } from '../../text/stem.ts';
import { clausesOf } from '../../text/tokens.ts';

/** Who is named after these goes; the others stay. */
const WITHOUT: Record<Language, RegExp> = {
  en: /\b(?:without|except|but not|but|leave|leaves|drop|minus|not|never)\b([^,.;:!?]*)/g,
  fr: /\b(?:sans|sauf|laisse|laissez|moins|excepte|pas|jamais|renvoie|renvoyez)\b([^,.;:!?]*)/g,
};
/** What is said before a verb of staying (2) or going, and where one stays (3). */
const VERBS: Record<Language, RegExp> = {
  en: /([^.,;:!?]*?)\b(?:(stays?|remains?|waits?|minds?|guards?|watch(?:es)?|goe?s? (?=home))|goe?s?|comes?|climbs?|follows?)\b( ?(?:the (?:boat|house|door)|behind|below|here|there|down|downstairs|home|outside|in|on|at|with)\b)?/g,
  fr: /([^.,;:!?]*?)\b(?:(restes?|restent|restez|attends?|attendent|gardes?(?= l[ae] (?:gondole|barque|porte|maison))|rentrer?|rentrent)|vas?|vont|montes?|montent|viens?|viennent|suit|suivent)\b( (?:en bas|ici|la|le|chez|derriere|dehors|a|dans|sur|avec)\b)?/g,
};
/** Whoever is left, when somebody was taken away. */
const OTHERS: Record<Language, RegExp> = {
  en: /\b(?:the (?:other|others|rest)|other two|everyone else|everybody else)\b/,
  fr: /\b(?:les (?:deux )?autres|le reste|tous les autres)\b/,
};
/** Who is sent away, and who does not go. */
const SENT_HOME: Record<Language, RegExp> = {
  en: /\b(?:send|keep) ([^,.;:!?]*?) (?:home|back|away)\b|([^,.;:!?]*?)\b(?:is|does|do|will|can) not (?:go|going|come|coming|climb)\b/g,
  fr: /\b(?:renvoie|renvoyez|laisse partir) ([^,.;:!?]*)|([^,.;:!?]*?)\b(?:vas?|montes?|viens?|vient|sort) pas\b/g,
};
/** As few as were named are meant to be so few. */
const NO_MORE: Record<Language, RegExp> = {
  en: /\b(?:only|just|alone|nobody else|by (?:him|her|it)self)\b/,
  fr: /\b(?:seule?|seulement|juste|rien que|personne de autre)\b/,
};

/** Who was named to stay; "everybody but Tomo" names the others. Nobody, where it is to be asked who else is meant. */
export const classify: Classifier<MomentOf<'assemble'>> = (scene, speech) => {
  if (isAllBeside(scene, speech) || asksOpenly(speech.words, speech.story.language))
    return { characters: [] };
  const characters = chosen(scene, speech);
  const room = scene.moment.maxNumberOfCharacters;
  return { characters: isToAsk(scene, speech, { characters, room }) ? [] : characters };
};

function chosen(scene: Scene, speech: Speech): string[] {
  const called = calledIn(scene, speech, speech.words);
  const gone = excluded(scene, speech);
  const told = called.length < 2 ? describedIn(scene, speech) : [];
  const before = [...new Set([...called, ...told])].filter((id) => !gone.includes(id));
  const rest = scene.nameable.filter((id) => !gone.includes(id));
  const { language } = speech.story;
  const isRest = OTHERS[language].test(fold(expand(speech.words, language)));
  return gone.length > 0 && (before.length === 0 || isRest) ? rest : before;
}

/** Who is called in a part of the words, whatever is denied in it: here a "not" takes away, and is looked for by itself. */
function calledIn(scene: Scene, speech: Speech, part: string): string[] {
  const { language, correct } = speech.story;
  const clauses = clausesOf(part, language, correct).map((clause) =>
    clause.map((token) => ({ ...token, negated: false })),
  );
  const named = namedIn(scene, speech, scene.nameable, clauses.flat());
  return [...new Set([...named, ...speakerIn(scene, speech, clauses)])];
}

/**
 * One name where there is room for more, and more to choose from, may be all that was understood: it is asked again,
 * but of one who insists.
 */
function isToAsk(
  { nameable }: Scene,
  speech: Speech,
  { characters, room }: { characters: readonly string[]; room: number },
): boolean {
  if (characters.length !== 1 || Math.min(room, nameable.length) < 2) return false;
  const { language } = speech.story;
  return (
    !speech.isRepeated && !isSentence(speech) && !NO_MORE[language].test(fold(expand(speech.words, language)))
  );
}

/** "I'd like Osk to sit, he saw everything" is more than a name of which the other half was not heard. */
function isSentence(speech: Speech): boolean {
  const { language } = speech.story;
  const tokens = tokensOf(speech);
  if (asksAny(speech)) return false;
  const isPaired = PAIRING[language].test(fold(expand(speech.words, language)));
  return !isPaired && tokens.length >= SENTENCE;
}

/** "Tomo, then. Is he good at anything?": who asks has not made up their mind. */
function asksAny({ words, story: { language } }: Speech): boolean {
  const parts = words.match(/[^.,;:!?…]+[.,;:!?…]*/g) ?? [];
  return parts.some((part) => asksSomething(part.trim(), language));
}

/** Words of one that says whom it wants and why; what joins another name to the first. */
const SENTENCE = 3;
const PAIRING: Record<Language, RegExp> = {
  en: /\b(?:and|with|plus|both|two|stay|stays)\b/,
  fr: /\b(?:et|avec|plus|deux|reste|restes|restent)\b/,
};

/** Who is taken away, or said to stay where the others go. */
function excluded(scene: Scene, speech: Speech): string[] {
  const { language } = speech.story;
  const plain = fold(withRefusals(expand(speech.words, language), language));
  const without = [...plain.matchAll(WITHOUT[language])].map(([, who = '']) => who);
  const sent = [...plain.matchAll(SENT_HOME[language])].map(([, away, stays]) => away ?? stays ?? '');
  return [...without, ...sent, ...leftBehind(plain, language)].flatMap((part) =>
    calledIn(scene, speech, part),
  );
}

/** "Tomo stays here", « Tomo reste, les autres montent »; who stays and nothing else is said may as well be chosen. */
function leftBehind(plain: string, language: Language): string[] {
  const found = [...plain.matchAll(VERBS[language])];
  const someGo = found.some(([, , stays]) => stays === undefined);
  return found.flatMap(([, who = '', stays, place]) =>
    stays !== undefined && (someGo || place !== undefined) ? who : [],
  );
}
