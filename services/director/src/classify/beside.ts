import type { Language } from '@fabula/rules/release/text';
import { isOfToday } from '../lexicon/modern-life.ts';
import type { Token } from '../text/tokens.ts';
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
export function isBeside(tokens: readonly Token[], { story }: Speech): boolean {
  if (KIN[story.language].test(tokens.map(({ text }) => text).join(' '))) return true;
  const content = tokens.filter(({ kind }) => kind === 'content');
  const strange = content.filter(
    ({ stem, text }) => !story.isOfStory(stem) && !story.isName(text) && !/^\d+$/.test(text),
  );
  const isToday = strange.some(({ text }) => isOfToday(text, story.language));
  return strange.length > content.length * (isToday ? PARTLY : MOSTLY);
}

/** Whether every thought of the speech is about something else. */
export function isAllBeside(speech: Speech): boolean {
  const told = clausesIn(speech).filter((clause) => clause.some(({ kind }) => kind === 'content'));
  return told.length > 0 && told.every((clause) => isBeside(clause, speech));
}
