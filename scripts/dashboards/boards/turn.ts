import type { Asked, Board } from '../board.ts';
import { buckets, LANGUAGE, perSecond, quantile, total } from '../promql.ts';

const STAGES = 'fabula_turn_stage_seconds';

const heat = (stage: string, title: string, question: string): Asked => ({
  ...{ title, question, unit: 's', alert: 'FabulaTurnsSlow', as: 'heat', isTraced: true },
  queries: { '{{le}}': buckets(STAGES, `stage="${stage}", ${LANGUAGE}`) },
});

export const TURN: Board = {
  uid: 'fabula-turn',
  title: 'A turn',
  about: 'Where the time of a turn goes, stage by stage (ARCHITECTURE.md, Why was this turn slow?).',
  panels: [
    heat('own', 'Own time', 'What does a turn take beside hearing, directing and speaking? Peace is 10 ms.'),
    heat('hear', 'Hearing', 'How long is recognition? Slow ones are a cold or a busy recogniser.'),
    heat('direct', 'Directing', 'How long do answer and law take? Seconds are a language model.'),
    heat('speak', 'Speaking', 'How long are voices waited for after the director is done?'),
    heat('speak-first', 'First sentence', 'How long from the input at the engine to its first sentence?'),
    heat('commit', 'Commit', 'How long does run take to keep a turn? Slow ones are the database.'),
    {
      title: 'Stages, p95',
      question: 'Which stage is it?',
      unit: 's',
      alert: 'FabulaTurnsSlow',
      isTraced: true,
      queries: {
        '{{stage}}': quantile(
          0.95,
          STAGES,
          'stage',
          'stage=~"begin|hear|direct|speak-first|speak|commit|own"',
        ),
      },
    },
    {
      title: 'The slowest stages by who did them, p99',
      question: 'Whose slowness is it: which recogniser, director or voice?',
      unit: 's',
      alert: 'FabulaTurnsSlow',
      isTraced: true,
      queries: {
        '{{stage}} {{engine}}': `topk(5, ${quantile(0.99, STAGES, 'stage, engine', `engine!="", ${LANGUAGE}`)})`,
      },
    },
    {
      title: 'At the gateway, p95',
      question: 'When do transcript, first sound and output reach the player? Less the engine it is hops.',
      unit: 's',
      alert: 'FabulaTurnsSlow',
      isTraced: true,
      queries: { '{{stage}}': quantile(0.95, STAGES, 'stage', 'stage=~"gateway_.+"') },
    },
    {
      title: 'Turns at engines, by how they end',
      question: 'Do engines commit what they play, or leave it to each other?',
      unit: 'ops',
      alert: 'FabulaTurnsAgain',
      queries: { '{{outcome}}': perSecond('fabula_turns_total', 'outcome') },
    },
    {
      title: 'Turns by type of moment',
      question: 'What is being played? One type that fails alone is a story or its rules.',
      unit: 'ops',
      alert: 'FabulaTurnsUnanswered',
      queries: { '{{moment_type}}': perSecond('fabula_turns_total', 'moment_type') },
    },
    {
      title: 'Turns under way',
      question: 'Do turns pile up at an engine?',
      unit: 'short',
      alert: 'FabulaTurnsSlow',
      queries: { '{{pod}}': total('fabula_turns_under_way', 'pod') },
    },
    {
      title: 'How beginnings are answered',
      question: 'Do turns wait for a lease? `busy` and `running` are asked again each 100 ms.',
      unit: 'ops',
      alert: 'FabulaLeasesTakenOver',
      queries: { '{{grant}}': perSecond('fabula_turn_begins_total', 'grant') },
    },
    {
      title: 'Sent to another engine, and leases taken over',
      question: 'Do engines leave turns (a rollout), or die and hang in the middle of them?',
      unit: 'ops',
      alert: 'FabulaLeasesTakenOver',
      queries: {
        again: perSecond('fabula_turns_again_total'),
        'taken over': perSecond('fabula_lease_takeovers_total'),
      },
    },
  ],
};
