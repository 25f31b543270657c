import type { Board } from '../board.ts';
import { highest, PART, perSecond, quantile } from '../promql.ts';
import { OURS } from '../slos.ts';

const CODES = `code=~"${OURS}"`;

export const SERVICES: Board = {
  uid: 'fabula-services',
  title: 'Services (RED)',
  about: 'Rate, errors and duration of every part, and what its processes take.',
  panels: [
    {
      title: 'Calls served',
      question: 'What has each part to do?',
      unit: 'reqps',
      alert: 'FabulaCallsFail',
      queries: { '{{part}}': perSecond('fabula_rpc_requests_total', 'part', PART) },
    },
    {
      title: 'Calls that fail by our doing',
      question: 'Which part fails? What players are refused is not among them.',
      unit: 'reqps',
      alert: 'FabulaCallsFail',
      queries: { '{{part}}': perSecond('fabula_rpc_requests_total', 'part', `${PART}, ${CODES}`) },
    },
    {
      title: 'The methods that fail most',
      question: 'Which call is it, and how does it end?',
      unit: 'reqps',
      alert: 'FabulaCallsFail',
      queries: {
        '{{method}} {{code}}': `topk(10, ${perSecond('fabula_rpc_requests_total', 'method, code', `${PART}, ${CODES}`)})`,
      },
    },
    {
      title: 'Calls by code',
      question: 'How do calls end, refusals among them?',
      unit: 'reqps',
      alert: 'FabulaCallsFail',
      queries: { '{{code}}': perSecond('fabula_rpc_requests_total', 'code', PART) },
    },
    {
      title: 'Duration of calls served, p95',
      question: 'Which part is slow?',
      unit: 's',
      alert: 'FabulaTurnsSlow',
      queries: { '{{part}}': quantile(0.95, 'fabula_rpc_duration_seconds', 'part', PART) },
    },
    {
      title: 'The slowest methods, p99',
      question: 'Which call is slow? PlayTurn lasts for as long as a turn is spoken.',
      unit: 's',
      alert: 'FabulaTurnsSlow',
      queries: { '{{method}}': `topk(10, ${quantile(0.99, 'fabula_rpc_duration_seconds', 'method', PART)})` },
    },
    {
      title: 'Calls made that fail by our doing, by who made them',
      question: 'Who cannot reach whom? Both sides differ where a network is between them.',
      unit: 'reqps',
      alert: 'FabulaPartAway',
      queries: { '{{part}}': perSecond('fabula_rpc_client_requests_total', 'part', `${PART}, ${CODES}`) },
    },
    {
      title: 'HTTP requests that fail',
      question: 'Do gateway, auth or media answer 5xx?',
      unit: 'reqps',
      alert: 'FabulaCallsFail',
      queries: {
        '{{part}}': `${perSecond('fabula_http_requests_total', 'part', `${PART}, status=~"5.."`)} or 0 * ${perSecond('fabula_http_requests_total', 'part', PART)}`,
      },
    },
    {
      title: 'Processors',
      question: 'Who keeps them busy? 1 is one core.',
      unit: 'short',
      alert: 'FabulaEventLoopLate',
      queries: { '{{part}}': perSecond('process_cpu_seconds_total', 'part', `part!="", ${PART}`) },
    },
    {
      title: 'Memory of the largest process',
      question: 'Does a part grow until it is killed?',
      unit: 'bytes',
      alert: 'FabulaEventLoopLate',
      queries: { '{{part}}': highest('process_resident_memory_bytes', 'part', `part!="", ${PART}`) },
    },
    {
      title: 'Lateness of event loops, p99',
      question: 'Has a process more to do than its processor can? 0.05 is one that is never late.',
      unit: 's',
      alert: 'FabulaEventLoopLate',
      queries: { '{{part}}': highest('nodejs_eventloop_lag_p99_seconds', 'part', `part!="", ${PART}`) },
    },
    {
      title: 'Collecting garbage',
      question: 'Which share of a core goes into it? Much of it is a heap that is too small.',
      unit: 'percentunit',
      alert: 'FabulaEventLoopLate',
      queries: { '{{part}}': perSecond('nodejs_gc_duration_seconds_sum', 'part', `part!="", ${PART}`) },
    },
  ],
};
