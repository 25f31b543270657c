import type { Board } from '../board.ts';
import { LANGUAGE, perSecond, quantile, share, total } from '../promql.ts';

const STAGES = 'fabula_turn_stage_seconds';
const ENGINE = 'fabula_speech_engine_seconds';

export const VOICE: Board = {
  uid: 'fabula-voice',
  title: 'Voice',
  about: 'Whether players are heard, by whom, and whether the story has its voice.',
  panels: [
    {
      title: 'First word after the player ends, p95 by who heard',
      question: 'Which recogniser keeps players waiting? `none` is what was typed.',
      unit: 's',
      alert: 'FabulaFirstWordLate',
      isTraced: true,
      queries: {
        '{{engine}}': quantile(0.95, 'fabula_turn_first_word_seconds', 'engine', 'input!="start"'),
      },
    },
    {
      title: 'Turns by how the input came',
      question: 'Do players speak (`streamed`, `recorded`) or type (`written`)?',
      unit: 'ops',
      alert: 'FabulaFirstWordLate',
      queries: { '{{input}}': perSecond('fabula_turn_first_word_seconds_count', 'input') },
    },
    {
      title: 'Hearing by engine and language, p95',
      question: 'Which recogniser is slow, and in which language?',
      unit: 's',
      alert: 'FabulaFirstWordLate',
      isTraced: true,
      queries: {
        '{{engine}} {{language}}': quantile(0.95, STAGES, 'engine, language', `stage="hear", ${LANGUAGE}`),
      },
    },
    {
      title: 'Not heard, by who tried',
      question: 'Does a recogniser understand nothing? A fallback that took over shows as another name.',
      unit: 'ops',
      alert: 'FabulaFirstWordLate',
      queries: { '{{engine}}': perSecond('fabula_turns_not_heard_total', 'engine') },
    },
    {
      title: 'Work of engines',
      question: 'Which engines work, and which of them is a fallback that should not?',
      unit: 'ops',
      alert: 'FabulaFirstWordLate',
      queries: { '{{role}} {{engine}}': perSecond(`${ENGINE}_count`, 'role, engine') },
    },
    {
      title: 'Failures of engines',
      question: 'Which engine fails? The next one takes its place.',
      unit: 'ops',
      alert: 'FabulaFirstWordLate',
      queries: { '{{role}} {{engine}}': perSecond(`${ENGINE}_count`, 'role, engine', 'outcome="failed"') },
    },
    {
      title: 'First results of engines, p95',
      question: 'How soon has a voice its first sound, a recogniser its first word?',
      unit: 's',
      alert: 'FabulaFirstWordLate',
      queries: {
        '{{role}} {{engine}}': quantile(0.95, 'fabula_speech_engine_first_seconds', 'role, engine'),
      },
    },
    {
      title: 'Jobs that wait for an engine',
      question: 'Are there too few recognisers or voices for those who speak at once?',
      unit: 'short',
      alert: 'FabulaFirstWordLate',
      queries: { '{{queue}}': total('fabula_speech_jobs_waiting', 'queue') },
    },
    {
      title: 'Who speaks',
      question: 'Is anything said by `silence`, which stands in for a voice that failed?',
      unit: 'ops',
      alert: 'FabulaFirstWordLate',
      queries: { '{{engine}}': perSecond(`${STAGES}_count`, 'engine', `stage="speak", ${LANGUAGE}`) },
    },
    {
      title: 'Cut off by players',
      question: 'How often is the story told to be silent? Many at once are a voice that annoys, or echoes.',
      unit: 'ops',
      alert: 'FabulaFirstWordLate',
      queries: { 'stop speaking': perSecond('fabula_frames_in_total', '', 'type="STOP_SPEAKING"') },
    },
    {
      title: 'Fetching the sound of a line, p95',
      question: 'Do gateways wait for sounds? `other` and `none` are a speech that was restarted or is away.',
      unit: 's',
      alert: 'FabulaFirstWordLate',
      queries: { '{{end}}': quantile(0.95, 'fabula_sound_fetch_seconds', 'end') },
    },
    {
      title: 'Lines that were at hand',
      question: 'Which share of lines need not be made? Low after a release or a restart, then rising.',
      unit: 'percentunit',
      alert: 'FabulaFirstWordLate',
      queries: {
        'sounds of gateways': share('fabula_cache_lookups_total', 'result="hit"', 'cache="sounds"'),
        'sentences of speech': share('fabula_cache_lookups_total', 'result="hit"', 'cache="sentences"'),
        'lines of engines': share('fabula_cache_lookups_total', 'result="hit"', 'cache="spoken_lines"'),
      },
    },
  ],
};
