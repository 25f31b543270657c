import type { Asked, Board } from '../board.ts';
import { buckets, LANGUAGE, perSecond, quantile, share, total } from '../promql.ts';

const STAGES = 'fabula_turn_stage_seconds';
/** A site with a model, in its first hour. */
const MODEL = { namespace: 'play', part: 'moment-engine', pod: 'a' };
const series = (metric: string, labels: Readonly<Record<string, string>> = {}) =>
  `${metric}{${Object.entries({ ...MODEL, ...labels })
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}}`;
const GROWS = '0+60x60';
const CALLS = {
  [series('fabula_model_calls_total', { prompt: 'question.v1', outcome: 'ok', failure: '' })]: GROWS,
  [series('fabula_model_calls_total', { prompt: 'question.v1', outcome: 'fell_back', failure: 'too_slow' })]:
    '0+1x60',
};
const COST = { [series('fabula_model_cost_total')]: '0+0.05x60' };
const histogram = (metric: string) => ({
  [series(`${metric}_bucket`, { le: '1.28' })]: '0+30x60',
  [series(`${metric}_bucket`, { le: '+Inf' })]: GROWS,
});

const ofModel = (asked: Omit<Asked, 'alert'>): Asked => ({ ...asked, alert: 'FabulaModelRests' });

export const DIRECTOR: Board = {
  uid: 'fabula-director',
  title: 'Director and cost',
  about: 'Who answers players, how a language model does, and what it costs.',
  panels: [
    {
      title: 'Directing by who did it, p95',
      question: 'Which director is slow? `cache` and `rules` need none.',
      unit: 's',
      alert: 'FabulaDirectorFails',
      isTraced: true,
      queries: { '{{engine}}': quantile(0.95, STAGES, 'engine', `stage="direct", ${LANGUAGE}`) },
    },
    {
      title: 'Who directs',
      question: 'Does the director that should answer do so, or the one behind it?',
      unit: 'ops',
      alert: 'FabulaDirectorFails',
      queries: { '{{engine}}': perSecond(`${STAGES}_count`, 'engine', `stage="direct", ${LANGUAGE}`) },
    },
    {
      title: 'Failures of directors',
      question: 'Which director fails? Each failure costs players its patience.',
      unit: 'ops',
      alert: 'FabulaDirectorFails',
      queries: { '{{director}}': perSecond('fabula_director_failures_total', 'director') },
    },
    ofModel({
      title: 'Model given up for a while',
      question: 'How many engines do not ask the model now, as it was away three times in a row?',
      unit: 'short',
      queries: { engines: total('fabula_model_resting') },
      from: { [series('fabula_model_resting')]: '1x60' },
    }),
    ofModel({
      title: 'Questions to the model, by how they end',
      question: 'Does the model answer? `fell_back` went to the scripted director.',
      unit: 'ops',
      queries: { '{{outcome}}': perSecond('fabula_model_calls_total', 'outcome') },
      from: CALLS,
    }),
    ofModel({
      title: 'Why the model failed',
      question: 'Is it away (`unreachable`), too slow, or answering nonsense?',
      unit: 'ops',
      queries: { '{{failure}}': perSecond('fabula_model_calls_total', 'failure', 'failure!=""') },
      from: CALLS,
    }),
    ofModel({
      title: 'Failures by prompt',
      question: 'Is it one prompt, as after a change of it?',
      unit: 'ops',
      queries: {
        '{{prompt}}': perSecond('fabula_model_calls_total', 'prompt', 'outcome=~"repaired|fell_back"'),
      },
      from: CALLS,
    }),
    ofModel({
      title: 'Time of the model, p95',
      question: 'How long until its first text, and its last?',
      unit: 's',
      queries: {
        first: quantile(0.95, 'fabula_model_first_token_seconds'),
        whole: quantile(0.95, 'fabula_model_seconds'),
      },
      from: { ...histogram('fabula_model_first_token_seconds'), ...histogram('fabula_model_seconds') },
    }),
    ofModel({
      title: 'Answers of the model',
      question: 'How are its times spread?',
      unit: 's',
      as: 'heat',
      queries: { '{{le}}': buckets('fabula_model_seconds') },
      from: histogram('fabula_model_seconds'),
    }),
    ofModel({
      title: 'Tokens',
      question: 'How much is read and written?',
      unit: 'ops',
      queries: { '{{direction}}': perSecond('fabula_model_tokens_total', 'direction') },
      from: { [series('fabula_model_tokens_total', { direction: 'in' })]: GROWS },
    }),
    ofModel({
      title: 'Cost an hour',
      question: 'What does the model cost, in the currency of its prices?',
      unit: 'short',
      queries: { cost: `${perSecond('fabula_model_cost_total')} * 3600` },
      from: COST,
    }),
    ofModel({
      title: 'Cost a turn',
      question: 'What does a turn cost?',
      unit: 'short',
      queries: {
        cost: `${perSecond('fabula_model_cost_total')} / ${perSecond('fabula_turns_total', '', 'outcome="committed"')}`,
      },
      from: { ...COST, [series('fabula_turns_total', { outcome: 'committed' })]: GROWS },
    }),
    ofModel({
      title: 'Answers that were at hand',
      question: 'Which share of questions was answered from what was judged before?',
      unit: 'percentunit',
      queries: { hits: share('fabula_cache_lookups_total', 'result="hit"', 'cache="answers"') },
      from: {
        [series('fabula_cache_lookups_total', { cache: 'answers', result: 'hit' })]: GROWS,
        [series('fabula_cache_lookups_total', { cache: 'answers', result: 'miss' })]: GROWS,
      },
    }),
  ],
};
