import { factsOf, metBy, perfectOf, utteredIn, withMet } from '../../answers/perfects.ts';
import { isByFourthLaw } from '../../law.ts';
import { openingLines, spoken } from '../../lines.ts';
import type { Perfect } from '../../release/lines.ts';
import type { MomentOf } from '../../release/moment.ts';
import type { Question } from '../../release/question.ts';
import { withFacts } from '../../situation.ts';
import { type Step, step } from '../../step.ts';
import { dataIn, type Turn } from '../../turn.ts';
import type { PlayedMoment, Verdict } from '../../types.ts';
import { type MomentRules, transitionsOf } from '../rules.ts';

type Testing = MomentOf<'testing'>;

interface TestingData {
  readonly answers: readonly Verdict[];
  readonly perfects: readonly string[];
  /** Questions that were asked again at no cost; absent: none. */
  readonly askedAgain?: readonly string[];
}
const NOTHING_ANSWERED: TestingData = { answers: [], perfects: [] };

/** The player answers questions, each once. */
export const testingRules: MomentRules<Testing> = {
  open: (turn) => {
    const first = turn.moment.questions[0];
    return step({
      data: NOTHING_ANSWERED,
      say: [...openingLines(turn), ...(first ? spoken(first.asked, turn) : [])],
    });
  },
  answer,
  exits: transitionsOf,
  expectations: ({ moment, played }) => ({
    question: askedQuestion(moment, played) ?? null,
    perfects: moment.perfects,
    deflections: moment.deflections,
  }),
  asked: (here) => spoken(askedQuestion(here.moment, here.played)?.asked ?? [], here),
  progress: (moment, played) => Math.floor((100 * dataOf(played).answers.length) / moment.questions.length),
};

/** The question that is asked now; undefined once all are answered. */
function askedQuestion(moment: Testing, played: PlayedMoment): Question | undefined {
  return moment.questions[dataOf(played).answers.length];
}

function answer(turn: Turn<Testing>): Step {
  const { moment } = turn;
  const before = dataOf(turn.played);
  const question = askedQuestion(moment, turn.played);
  const { verdict, met } = judged(turn, question, before);
  if (question && verdict === null) return askAgain(turn, before, question);
  const answers = [...before.answers, verdict ?? 'wrong'];
  const facts = factsOf(met);
  const next = moment.questions[answers.length];
  const score = scoreOfAnswers(answers, moment.questions.length);
  const outcome = next ? null : outcomeOf(moment, score);
  const lines = next ? next.asked : moment[outcome ?? 'failure'];
  return step({
    data: { ...before, answers, perfects: withMet(before.perfects, met) },
    say: spoken(lines, withFacts(turn, facts)),
    outcome,
    perfect: perfectOf(turn, met)?.id ?? null,
    facts,
    awarded: outcome !== null && score >= (moment.scoreThresholdForAward ?? Infinity),
    goal: score / 100,
    score,
    verdict: { answer: verdict, questionId: question?.id ?? null },
  });
}

/** A perfect answer to this very question is right by itself. Null: it was no try at all. */
function judged(
  turn: Turn<Testing>,
  question: Question | undefined,
  before: TestingData,
): { verdict: Verdict | null; met: Perfect[] } {
  const uttered = utteredIn(turn, turn.moment.perfects, { perfects: before.perfects, heard: [] });
  const answered = { fresh: [], uttered, ...(question ? { questionId: question.id } : {}) };
  const met = metBy(turn, turn.moment.perfects, answered);
  const isRight = turn.judgement.answer === 'right' || met.some((rule) => isAnswer(rule, uttered));
  if (isRight) return { verdict: 'right', met };
  return { verdict: turn.judgement.answer ?? noTry(turn, question, before), met: [] };
}

/**
 * What meets no answer is wrong, up to the third edition of the law; by the fourth it is asked again first, once each question.
 * Words to the game are no try however often they come.
 */
function noTry(
  { state, judgement }: Turn,
  question: Question | undefined,
  before: TestingData,
): Verdict | null {
  if (!isByFourthLaw(state) || !question) return 'wrong';
  return judgement.act === 'game-talk' || !wasAskedAgain(before, question) ? null : 'wrong';
}

function wasAskedAgain({ askedAgain = [] }: TestingData, { id }: Question): boolean {
  return askedAgain.includes(id);
}

function askAgain(turn: Turn<Testing>, before: TestingData, question: Question): Step {
  if (wasAskedAgain(before, question)) return step({ data: before, say: spoken(question.asked, turn) });
  const inOtherWords = spoken(question.again, turn);
  const say = inOtherWords.length > 0 ? inOtherWords : spoken(question.asked, turn);
  const askedAgain = [...(before.askedAgain ?? []), question.id];
  return step({ data: { ...before, askedAgain }, say, isFree: true });
}

function isAnswer(rule: Perfect, uttered: readonly Perfect[]): boolean {
  return rule.questionId !== undefined && uttered.includes(rule);
}

/** An equal share for each right answer, half of it, rounded down, for a partly right one. */
function scoreOfAnswers(answers: readonly Verdict[], questions: number): number {
  const full = 100 / questions;
  const worth = { right: full, partly: Math.floor(full / 2), wrong: 0 };
  return Math.round(answers.reduce((sum, each) => sum + worth[each], 0));
}

function outcomeOf(moment: Testing, score: number): 'success' | 'failure' {
  const needed = moment.scoreThresholdForSuccess ?? moment.scoreThresholdForAward ?? 0;
  return score >= needed ? 'success' : 'failure';
}

function dataOf(played: PlayedMoment): TestingData {
  return dataIn(played, NOTHING_ANSWERED);
}
