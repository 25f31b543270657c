import type { Language } from '@fabula/rules/release/text';
import type { Speech } from '../classify/speech.ts';
import { spokenClauses } from './spoken-clauses.ts';

/** What is told to be done, without asking. */
const DEMAND: Record<Language, RegExp> = {
  en: /^(?:now |just |then |and )*(?:hand|give|open|tell|talk|answer|move|get|let|show|say|do|fetch|bring|shut|come|go|take|light|hurry|obey|stop|confess|admit|speak)\b/,
  fr: /^(?:et |maintenant |allez )*(?:donne|file|rends|ouvre|dis|parle|reponds|bouge|laisse|montre|fais|apporte|ferme|viens|va|prends|allume|obeis|arrete|avoue|passe|magne|degage|donnez|rendez|ouvrez|dites|parlez|repondez|bougez|laissez|montrez|faites)\b/,
};

/** Whether somebody is insulted and told what to do in one breath. */
export function isAbusiveDemand({ act, words, story }: Speech): boolean {
  if (act?.act !== 'insult') return false;
  return spokenClauses(words, story.language).some(({ words: said }) => DEMAND[story.language].test(said));
}
