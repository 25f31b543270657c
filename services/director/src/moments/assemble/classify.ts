import type { MomentOf } from '@fabula/rules/release/moment';
import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import { namedIn } from '../../classify/named.ts';
import { speakerIn } from '../../classify/speaker.ts';
import type { Classifier, Speech } from '../../classify/speech.ts';
import { expand } from '../../text/contractions.ts';
import { fold } from '../../text/stem.ts';
import { clausesOf } from '../../text/tokens.ts';

/** Who is named after these goes; the others stay. */
const WITHOUT: Record<Language, RegExp> = {
  en: /\b(?:without|except|but not|but|leave|leaves|drop|minus|not)\b(.*)$/,
  fr: /\b(?:sans|sauf|laisse|laissez|moins|excepte|pas)\b(.*)$/,
};
/** What is said before a verb of staying (2) or going, and where one stays (3). */
const VERBS: Record<Language, RegExp> = {
  en: /([^.,;:!?]*?)\b(?:(stays?|remains?|waits?)|goe?s?|comes?|climbs?|follows?)\b( (?:behind|below|here|there|down|downstairs|home|outside|in|on|at|with)\b)?/g,
  fr: /([^.,;:!?]*?)\b(?:(restes?|restent|restez|attends?|attendent)|vas?|vont|montes?|montent|viens?|viennent|suit|suivent)\b( (?:en bas|ici|la|derriere|dehors|a|dans|sur|avec)\b)?/g,
};
/** As few as were named are meant to be so few. */
const NO_MORE: Record<Language, RegExp> = {
  en: /\b(?:only|just|alone|nobody else|by (?:him|her|it)self)\b/,
  fr: /\b(?:seule?|seulement|juste|rien que|personne de autre)\b/,
};

/** Who was named to stay; "everybody but Tomo" names the others. Nobody, where it is to be asked who else is meant. */
export const classify: Classifier<MomentOf<'assemble'>> = (scene, speech) => {
  const characters = chosen(scene, speech);
  const room = scene.moment.maxNumberOfCharacters;
  return { characters: isToAsk(scene, speech, { characters, room }) ? [] : characters };
};

function chosen(scene: Scene, speech: Speech): string[] {
  const named = calledIn(scene, speech, speech.words);
  const gone = excluded(scene, speech);
  const before = named.filter((id) => !gone.includes(id));
  const rest = scene.nameable.filter((id) => !gone.includes(id));
  return gone.length > 0 && before.length === 0 ? rest : before;
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
  return !speech.isRepeated && !NO_MORE[language].test(fold(expand(speech.words, language)));
}

/** Who is taken away, or said to stay where the others go. */
function excluded(scene: Scene, speech: Speech): string[] {
  const { language } = speech.story;
  const plain = fold(expand(speech.words, language));
  const without = WITHOUT[language].exec(plain)?.[1] ?? '';
  return [without, ...leftBehind(plain, language)].flatMap((part) => calledIn(scene, speech, part));
}

/** "Tomo stays here", « Tomo reste, les autres montent »; who stays and nothing else is said may as well be chosen. */
function leftBehind(plain: string, language: Language): string[] {
  const found = [...plain.matchAll(VERBS[language])];
  const someGo = found.some(([, , stays]) => stays === undefined);
  return found.flatMap(([, who = '', stays, place]) =>
    stays !== undefined && (someGo || place !== undefined) ? who : [],
  );
}
