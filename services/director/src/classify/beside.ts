import type { Language } from '@fabula/rules/release/text';
import type { Scene } from '@fabula/rules/scene';
import { isOfToday } from '../lexicon/modern-life.ts';
import type { Token } from '../text/tokens.ts';
import { callsIn } from './named.ts';
import { clausesIn } from './speaker.ts';
import type { Speech } from './speech.ts';

/** Whose people and things are the player's own: "my grandmother", « ma voiture ». */
const KIN: Record<Language, RegExp> = {
  en: /\b(?:my|our) (?:grand\w+|mother|mum|mom|dad|father|brother|sister|cousin|aunt|uncle|wife|husband|son|daughter|kids?|neighbour|car|cat|dog|house)\b/,
  fr: /\b(?:ma|mon|mes|notre|nos) (?:grand|mere|maman|pere|papa|frere|soeur|cousine?|tante|oncle|femme|mari|fils|fille|enfants|voisine?|voiture|chat|chien|maison)\b/,
};
/** Share of the content from which what is said in words that the story does not have is about something else. */
const MOSTLY = 0.5;
/** The same where one of them is a thing of today. */
const PARTLY = 0.3;

/** Whether a row of tokens is about something that is nothing of the story's: one of its words there means no choice. */
export function isBeside(
  tokens: readonly Token[],
  { story }: Speech,
  isCalled: (token: Token) => boolean = nobody,
): boolean {
  if (KIN[story.language].test(tokens.map(({ text }) => text).join(' '))) return true;
  const said = new Map(tokens.flatMap((token) => (token.kind === 'content' ? [[token.text, token]] : [])));
  const content = [...said.values()];
  const strange = content.filter(
    (token) =>
      !story.isOfStory(token.stem) &&
      !story.isName(token.text) &&
      !/^\d+$/.test(token.text) &&
      !isCalled(token),
  );
  const isToday = strange.some(({ text }) => isOfToday(text, story.language));
  return strange.length > content.length * (isToday ? PARTLY : MOSTLY);
}

function nobody(): boolean {
  return false;
}

/** Whether every thought of the speech is about something else; who and what can be named here is known by its own name. */
export function isAllBeside(scene: Scene, speech: Speech): boolean {
  const told = clausesIn(speech).filter((clause) => clause.some(({ kind }) => kind === 'content'));
  return (
    told.length > 0 &&
    told.every((clause) => {
      const calls = callsIn(scene, speech, scene.nameable, clause);
      const called = new Set(
        clause.filter((_token, at) => calls.some(({ from, to }) => from <= at && at < to)),
      );
      return isBeside(clause, speech, (token) => called.has(token));
    })
  );
}
