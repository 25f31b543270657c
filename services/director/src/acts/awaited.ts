import type { Moment } from '@fabula/rules/release/moment';
import type { Language } from '@fabula/rules/release/text';
import type { Judgement } from '@fabula/rules/types';
import type { Classifier, SceneOf, Speech } from '../classify/speech.ts';
import { spansOf } from '../matching/spans.ts';
import { asksOpenly } from '../text/questions.ts';
import { actOf } from './act-of.ts';
import { isRequest } from './clearly.ts';
import { type SpokenClause, spokenClauses } from './spoken-clauses.ts';

/** "Is it the Small Hours?" guesses, and asks nothing that is not asked of whoever guesses. */
const GUESSING: Record<Language, RegExp> = {
  en: /^(?:is it|was it|would it be|could it be|is that|it is)\s+/,
  fr: /^(?:est ce que ce est|est ce que c est|ce serait|ca serait|ce est|c est|est ce)\s+/,
};

/**
 * What answers the question of a test, however it is said: with hesitation, with a rising tone, behind a wrong try that
 * is taken back, or before a retort. Null: what was said as a whole decides.
 */
export function awaitedAnswer<M extends Moment>(
  scene: SceneOf<M>,
  speech: Speech,
  classify: Classifier<M>,
): Partial<Judgement> | null {
  if (!scene.question) return null;
  const clauses = spokenClauses(speech.words, speech.story.language);
  const answered = (words: string) => classify(scene, spoken(words, speech));
  if (speech.act?.isWhole && isRequest(speech.act)) return retorted(clauses, speech, answered);
  const from = clauses.findLastIndex(({ corrects }) => corrects) + 1;
  if (from > 0) {
    const corrected = answered(joined(clauses.slice(from), speech.story.language));
    if (corrected.answer) return corrected;
  }
  const whole = classify(scene, speech);
  if (whole.answer || (whole.deflection && speech.act === null)) return whole;
  const tries = [joined(clauses, speech.story.language), ...triesIn(clauses, speech.story.language)];
  for (const words of tries) {
    if (words === '') continue;
    const tried = answered(words);
    if (isGood(tried)) return tried;
    // A try that is wrong as a whole is not right for a part of it.
    if (tried.answer === 'wrong' && words === tries[0]) return null;
  }
  return null;
}

/** "Guilty of what? Of taking a book.": what is said after a question that is thrown back, and asks for nothing itself. */
function retorted(
  clauses: readonly SpokenClause[],
  speech: Speech,
  answered: (words: string) => Partial<Judgement>,
): Partial<Judgement> | null {
  const asked = clauses.findLastIndex(({ asks }) => asks);
  const rest = joined(clauses.slice(asked + 1), speech.story.language);
  if (asked < 0 || rest.split(' ').length < RETORT || spoken(rest, speech).act !== null) return null;
  const tried = answered(rest);
  return isGood(tried) ? tried : null;
}

/** Words that make a retort: fewer may be a sigh. */
const RETORT = 4;

const isGood = ({ answer }: Partial<Judgement>) => answer === 'right' || answer === 'partly';

function joined(clauses: readonly SpokenClause[], language: Language): string {
  return triesIn(clauses, language).reverse().join(' ');
}

/** The last one first. */
function triesIn(clauses: readonly SpokenClause[], language: Language): string[] {
  return clauses
    .filter(({ words, asks }) => words !== '' && !asksOpenly(asks ? `${words}?` : words, language))
    .map(({ words }) => words.replace(GUESSING[language], ''))
    .reverse();
}

/** What was said, as if that had been all. */
export function spoken(words: string, speech: Speech): Speech {
  const { language } = speech.story;
  const act = actOf(words, language, (word) => speech.story.isName(word));
  return { ...speech, words, spans: spansOf(words, speech.story), act };
}
