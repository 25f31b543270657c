import type { Scene } from '@fabula/rules/scene';
import type { Judgement } from '@fabula/rules/types';
import type { Speech } from '../classify/speech.ts';
import { TITLES } from '../lexicon/titles.ts';
import { asksOpenly, wantsToKnow } from '../text/questions.ts';
import { spokenClauses } from './spoken-clauses.ts';

/** Of somebody or something: "is he any good", « elle sait faire quoi ». */
const OF_ANOTHER = {
  en: /^(?:is|are|was|were|does|did|has|have) (?:he|she|it|they|that|this|these|those|there|the|anybody|anyone)\b/,
  fr: /^(?:est ce que )?(?:il|elle|ils|elles|ca|ce|cela)\b/,
};
/** Said between a name and a question about it. */
const NOTHING = { en: /^(?:then|now|there)$/, fr: /^(?:la|dites|dis)$/ };

/** Whether all that was said wants to know something, and names at most whom it asks about. */
export function onlyAsks({ words, story }: Speech): boolean {
  const { language } = story;
  const clauses = spokenClauses(words, language).filter(({ words: said }) => said !== '');
  const isAsked = (said: string, asks: boolean) => {
    const marked = asks ? `${said}?` : said;
    return (
      asksOpenly(marked, language) ||
      (asks && OF_ANOTHER[language].test(said) && wantsToKnow(marked, language))
    );
  };
  const isNamed = (said: string) =>
    NOTHING[language].test(said) ||
    said.split(/[\s'-]+/).every((word) => story.isName(word) || NOTHING[language].test(word));
  return (
    clauses.some(({ words: said, asks }) => isAsked(said, asks)) &&
    clauses.every(({ words: said, asks }) => isAsked(said, asks) || isNamed(said))
  );
}

/** What whoever is in a fight may plainly ask, and strikes nobody with: who somebody is, what a word means, what they may do. */
const PLAIN = {
  en: [
    /^who (?:is|are|was) (?:you|he|she|they|that|this|it|<name>)$|^(?:and )?who are you\b.{0,12}$/,
    /^what (?:is|are) (?:(?:a|an|the|my|your) )?\S+$|^what does .{1,30} mean$|^what (?:is|are) (?:this|that|it|your name)\b/,
    /^(?:is|was) (?:this|that|it) (?:a|some|meant)\b.{1,24}$|^are you (?:serious|joking|kidding)\b/,
    /^(?:can|may|could) i (?!say|tell|ask|remind|speak)\b.{1,30}$|^where (?:am i|are we)\b|^how does (?:this|it) work$/,
  ],
  fr: [
    /^(?:ce est qui|c'est qui|qui est|qui ce est|qui es|qui etes|tu es qui|vous etes qui)(?:[ -](?:ca|toi|vous|tu|lui|elle|<name>))*$/,
    /^(?:ce est quoi|qu'est ce que ce est|que est ce que ce est)(?: (?:une?|le|la|les|des))?(?: \S+)?$|^ca veut dire quoi\b/,
    /^(?:ce est|c'est) une blague$|^(?:tu plaisantes|vous plaisantez)\b|^on est ou$|^comment ca marche$/,
    /^(?:je peux|est ce que je peux|puis je|je pourrais) (?!dire|demander|rappeler|parler)\b.{1,30}$/,
  ],
};
const MOST_WORDS = 8;

/** Whether nothing but a plain question was put to somebody in a fight; a plea may ask too. */
export function asksPlainly({ words, story }: Speech): boolean {
  const { language } = story;
  const clauses = spokenClauses(words, language).filter(({ words: said }) => said !== '');
  return (
    clauses.length > 0 &&
    clauses.every(({ words: said }) => {
      const named = said
        .split(/[\s-]+/)
        .map((word) => (story.isName(word) || TITLES.has(word) ? '<name>' : word));
      const plain = named.join(' ').replace(/<name>(?: <name>)+/g, '<name>');
      return named.length <= MOST_WORDS && PLAIN[language].some((form) => form.test(plain));
    })
  );
}

/** Whether the words only ask where something is chosen, given out or struck with: then they choose and strike nothing. */
export function asksInsteadOfMoving(
  scene: Scene,
  speech: Speech,
  { thematic = false, reason = false }: Partial<Judgement>,
): boolean {
  if (scene.battle) return !thematic && asksPlainly(speech);
  // To ask for what is behind a closed way may be the reason that opens it.
  if (reason) return false;
  const isChoosing = scene.nameable.length > 0 || scene.options.length > 0 || scene.paths.length > 0;
  return isChoosing && onlyAsks(speech);
}
