import { factsOf, metBy, perfectOf, utteredIn, withMet } from '../../answers/perfects.ts';
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
  const answers = [...before.answers, verdict];
  const facts = factsOf(met);
  const next = moment.questions[answers.length];
  const score = scoreOfAnswers(answers, moment.questions.length);
  const outcome = next ? null : outcomeOf(moment, score);
  const lines = next ? next.asked : moment[outcome ?? 'failure'];
  return step({
    data: { answers, perfects: withMet(before.perfects, met) },
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

/** What meets no answer is wrong; a perfect answer to this very question is right by itself. */
function judged(
  turn: Turn<Testing>,
  question: Question | undefined,
  before: TestingData,
): { verdict: Verdict; met: Perfect[] } {
  const uttered = utteredIn(turn, turn.moment.perfects, { perfects: before.perfects, heard: [] });
  const answered = { fresh: [], uttered, ...(question ? { questionId: question.id } : {}) };
  const met = metBy(turn, turn.moment.perfects, answered);
  const isRight = turn.judgement.answer === 'right' || met.some((rule) => isAnswer(rule, uttered));
  return isRight ? { verdict: 'right', met } : { verdict: turn.judgement.answer ?? 'wrong', met: [] };
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
