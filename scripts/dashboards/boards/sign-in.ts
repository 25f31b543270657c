import type { Board } from '../board.ts';
import { highest, perSecond, quantile, share } from '../promql.ts';

const MAILS = 'namespace="play", part="auth", pod="a"';

export const SIGN_IN: Board = {
  uid: 'fabula-sign-in',
  title: 'Sign-in',
  about: 'Who comes in, who does not, and whose doing that is.',
  panels: [
    {
      title: 'Sign-ins by how they end',
      question: 'Do players come in? Many `refused` or `limited` at once are somebody who tries passwords.',
      unit: 'ops',
      alert: 'FabulaSignInsFail',
      queries: { '{{outcome}}': perSecond('fabula_sign_ins_total', 'outcome') },
    },
    {
      title: 'Sign-ins that fail by our doing',
      question: 'Which share could not be looked at? The promise is below 0.1 %.',
      unit: 'percentunit',
      alert: 'FabulaSignInsFail',
      queries: { failed: share('fabula_sign_ins_total', 'outcome="failed"') },
    },
    {
      title: 'Who came in, by the way they took',
      question: 'Is one way shut: Google, or links by mail?',
      unit: 'ops',
      alert: 'FabulaSignInsFail',
      queries: { '{{way}}': perSecond('fabula_sign_ins_total', 'way', 'outcome="in"') },
    },
    {
      title: 'Who failed, by the way they took',
      question: 'Which way is broken?',
      unit: 'ops',
      alert: 'FabulaSignInsFail',
      queries: { '{{way}}': perSecond('fabula_sign_ins_total', 'way', 'outcome="failed"') },
    },
    {
      title: 'Password hashes',
      question: 'How many are made? Each takes a core for a while: many of them slow sign-in for all.',
      unit: 'ops',
      alert: 'FabulaSignInsFail',
      queries: { '{{kind}}': perSecond('fabula_password_hashes_total', 'kind') },
    },
    {
      title: 'Calls of auth, p95',
      question: 'Which of its calls is slow?',
      unit: 's',
      alert: 'FabulaSignInsFail',
      queries: { '{{method}}': quantile(0.95, 'fabula_rpc_duration_seconds', 'method', 'part="auth"') },
    },
    {
      title: 'HTTP of auth, p95',
      question: 'Are pages and tokens of the sign-in slow?',
      unit: 's',
      alert: 'FabulaSignInsFail',
      queries: { '{{route}}': quantile(0.95, 'fabula_http_request_seconds', 'route', 'part="auth"') },
    },
    {
      title: 'Mails by how they end',
      question: 'Do links reach their players?',
      unit: 'ops',
      alert: 'FabulaMailsGivenUp',
      queries: { '{{outcome}}': perSecond('fabula_mails_total', 'outcome') },
      from: { [`fabula_mails_total{${MAILS}, kind="magic-link", outcome="sent"}`]: '0+6x60' },
    },
    {
      title: 'Mails that wait, and that were given up',
      question: 'Is the mail server away?',
      unit: 'short',
      alert: 'FabulaMailsGivenUp',
      queries: { waiting: highest('fabula_mails_waiting'), 'given up': highest('fabula_mails_dead') },
      from: { [`fabula_mails_waiting{${MAILS}}`]: '2x60', [`fabula_mails_dead{${MAILS}}`]: '0x60' },
    },
  ],
};
