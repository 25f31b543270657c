import type { Board } from '../board.ts';
import { perSecond, quantile, total } from '../promql.ts';

const HTTP = 'part="gateway"';

export const GATEWAY: Board = {
  uid: 'fabula-gateway',
  title: 'Gateway',
  about: 'Sockets, frames and HTTP: what stands between players and the parts.',
  panels: [
    {
      title: 'Open sockets by gateway',
      question: 'Are players spread over gateways, and does one lose them?',
      unit: 'short',
      alert: 'FabulaResumesFail',
      queries: { '{{pod}}': total('fabula_sockets_open', 'pod') },
    },
    {
      title: 'Sockets closed, by code',
      question: 'Why do sockets end? 1001 and 1005 are pages that leave, 1006 lines that broke, 44xx is us.',
      unit: 'ops',
      alert: 'FabulaResumesFail',
      queries: { '{{code}}': perSecond('fabula_sockets_closed_total', 'code') },
    },
    {
      title: 'Pages that come back',
      question: 'Do they get all they missed? `incomplete` is also who was away for too long.',
      unit: 'ops',
      alert: 'FabulaResumesFail',
      queries: { '{{outcome}}': perSecond('fabula_resumes_total', 'outcome') },
    },
    {
      title: 'Time to give a story back, p95',
      question: 'How long does a page that came back wait? The promise is 8 s.',
      unit: 's',
      alert: 'FabulaResumesFail',
      queries: { p95: quantile(0.95, 'fabula_resume_seconds') },
    },
    {
      title: 'Frames from pages',
      question: 'What do pages send? `unknown` is no page of ours.',
      unit: 'ops',
      alert: 'FabulaTurnsUnanswered',
      queries: { '{{type}}': perSecond('fabula_frames_in_total', 'type') },
    },
    {
      title: 'Bytes to pages',
      question: 'How much goes out?',
      unit: 'Bps',
      alert: 'FabulaTurnsUnanswered',
      queries: { bytes: perSecond('fabula_frame_bytes_out_total') },
    },
    {
      title: 'Bytes that pages have not taken',
      question: 'Do clients read too slowly? It is memory of gateways.',
      unit: 'bytes',
      alert: 'FabulaEventLoopLate',
      queries: { '{{pod}}': total('fabula_unsent_bytes', 'pod') },
    },
    {
      title: 'Writing what is pending, p95',
      question: 'Is Redis slow? Frames go out once they are kept.',
      unit: 's',
      alert: 'FabulaRedisAway',
      queries: { p95: quantile(0.95, 'fabula_pending_write_seconds') },
    },
    {
      title: 'Done without Redis',
      question:
        'Do gateways keep frames in their own memory? Then a page that comes back elsewhere misses some.',
      unit: 'ops',
      alert: 'FabulaRedisAway',
      queries: { '{{operation}}': perSecond('fabula_pending_fallback_total', 'operation') },
    },
    {
      title: 'Frames kept and sent again',
      question: 'How much do pages miss?',
      unit: 'ops',
      alert: 'FabulaResumesFail',
      queries: {
        kept: perSecond('fabula_pending_frames_kept_total'),
        again: perSecond('fabula_pending_frames_replayed_total'),
      },
    },
    {
      title: 'HTTP requests by route and status',
      question: 'What is asked for, and what fails?',
      unit: 'reqps',
      alert: 'FabulaPartAway',
      queries: { '{{route}} {{status}}': perSecond('fabula_http_requests_total', 'route, status', HTTP) },
    },
    {
      title: 'HTTP by route, p95',
      question: 'Which route is slow?',
      unit: 's',
      alert: 'FabulaPartAway',
      queries: { '{{route}}': quantile(0.95, 'fabula_http_request_seconds', 'route', HTTP) },
    },
  ],
};
