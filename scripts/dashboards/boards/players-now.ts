import type { Board } from '../board.ts';
import { LANGUAGE, perSecond, quantile, share, total } from '../promql.ts';

const FIRST_WORD = 'fabula_turn_first_word_seconds';
const SAID = 'input!="start"';
const STAGES = 'fabula_turn_stage_seconds';

export const PLAYERS_NOW: Board = {
  uid: 'fabula-players-now',
  title: 'Players now',
  about: 'What players have of the site this minute. Whoever is called looks here first.',
  panels: [
    {
      title: 'Open sockets',
      question: 'How many pages are connected? A step down is a gateway, a proxy or a network that went.',
      unit: 'short',
      alert: 'FabulaResumesFail',
      as: 'stat',
      queries: { open: total('fabula_sockets_open') },
    },
    {
      title: 'Turns that failed by our doing',
      question:
        'Which share of what players said got an error in place of an answer? The promise is below 0.1 %.',
      unit: 'percentunit',
      alert: 'FabulaTurnsUnanswered',
      as: 'stat',
      queries: {
        failed: share('fabula_turn_ends_total', 'outcome="failed"', 'outcome=~"answered|failed"'),
      },
    },
    {
      title: 'Turns by how they end',
      question: 'Is anybody playing, and do they get answers?',
      unit: 'ops',
      alert: 'FabulaTurnsUnanswered',
      queries: { '{{outcome}}': perSecond('fabula_turn_ends_total', 'outcome') },
    },
    {
      title: 'Time to the first word after the player ends',
      question: 'How long is the silence after somebody spoke? The promise is 95 % below 2.5 s.',
      unit: 's',
      alert: 'FabulaFirstWordLate',
      isTraced: true,
      queries: {
        p50: quantile(0.5, FIRST_WORD, '', SAID),
        p95: quantile(0.95, FIRST_WORD, '', SAID),
      },
    },
    {
      title: 'Turns by language',
      question: 'In which languages is played?',
      unit: 'ops',
      alert: 'FabulaTurnsUnanswered',
      queries: { '{{language}}': perSecond(`${STAGES}_count`, 'language', `stage="own", ${LANGUAGE}`) },
    },
    {
      title: 'Turns that end with an error, by language',
      question:
        'Does one language fail and the other not? What a player did wrong is among them, which is alike in both.',
      unit: 'ops',
      alert: 'FabulaTurnsUnanswered',
      queries: {
        '{{language}}': perSecond('fabula_turns_total', 'language', `outcome="failed", ${LANGUAGE}`),
      },
    },
    {
      title: 'First sentence ready at the engine by language, p95',
      question: 'Does one language wait longer than the other, for a recogniser or a voice of its own?',
      unit: 's',
      alert: 'FabulaFirstWordLate',
      isTraced: true,
      queries: { '{{language}}': quantile(0.95, STAGES, 'language', `stage="speak-first", ${LANGUAGE}`) },
    },
    {
      title: 'Turns of which nothing was understood',
      question: 'Are players asked to say it again?',
      unit: 'ops',
      alert: 'FabulaFirstWordLate',
      queries: { '{{engine}}': perSecond('fabula_turns_not_heard_total', 'engine') },
    },
    {
      title: 'Sockets that were refused',
      question: 'Does anybody fail to connect? 401 is a token that ran out, 5xx is ours.',
      unit: 'ops',
      alert: 'FabulaResumesFail',
      queries: { '{{status}}': perSecond('fabula_sockets_refused_total', 'status') },
    },
  ],
};
