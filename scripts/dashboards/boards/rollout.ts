import type { Board } from '../board.ts';
import { PART, perSecond, quantile } from '../promql.ts';

const SITE = 'namespace=~"$namespace"';
const PARTS = 'app_kubernetes_io_component=~"gateway|auth|catalogue|run|moment-engine|speech|media"';

export const ROLLOUT: Board = {
  uid: 'fabula-rollout',
  title: 'Release and rollout',
  about: 'What runs, since when, and what players feel of its being replaced.',
  panels: [
    {
      title: 'Pods that answer, by part',
      question: 'Is every part there?',
      unit: 'short',
      alert: 'FabulaPartAway',
      queries: {
        '{{app_kubernetes_io_component}}': `sum by (app_kubernetes_io_component) (up{${SITE}, ${PARTS}})`,
      },
    },
    {
      title: 'Pods by release',
      question: 'How far is the rollout? Two releases live side by side meanwhile.',
      unit: 'short',
      alert: 'FabulaPartAway',
      queries: {
        '{{app_kubernetes_io_version}}': `count by (app_kubernetes_io_version) (up{${SITE}, ${PARTS}} == 1)`,
      },
      from: {
        'up{namespace="play", app_kubernetes_io_component="run", app_kubernetes_io_version="0.2.0", pod="a"}':
          '1x60',
      },
    },
    {
      title: 'Age of the youngest process',
      question: 'Does a part start again and again?',
      unit: 's',
      alert: 'FabulaPartAway',
      queries: {
        '{{part}}': `min by (part) (time() - process_start_time_seconds{${SITE}, part!="", ${PART}})`,
      },
    },
    {
      title: 'Starts within ten minutes',
      question: 'How many processes were replaced?',
      unit: 'short',
      alert: 'FabulaPartAway',
      queries: {
        '{{part}}': `count by (part) (time() - process_start_time_seconds{${SITE}, part!="", ${PART}} < 600) or 0 * count by (part) (process_start_time_seconds{${SITE}, part!="", ${PART}})`,
      },
    },
    {
      title: 'Turns left by engines that stop',
      question: 'Does a rollout hand turns over? They are played by others: `left` is no failure.',
      unit: 'ops',
      alert: 'FabulaTurnsAgain',
      queries: {
        left: perSecond('fabula_turns_total', '', 'outcome="left"'),
        'sent again': perSecond('fabula_turns_again_total'),
        'taken over': perSecond('fabula_lease_takeovers_total'),
      },
    },
    {
      title: 'Sockets closed, by code',
      question: 'Do gateways send their pages away in order?',
      unit: 'ops',
      alert: 'FabulaResumesFail',
      queries: { '{{code}}': perSecond('fabula_sockets_closed_total', 'code') },
    },
    {
      title: 'Pages that come back, p95',
      question: 'How long do they wait for their story?',
      unit: 's',
      alert: 'FabulaResumesFail',
      queries: { p95: quantile(0.95, 'fabula_resume_seconds') },
    },
    {
      title: 'Calls that fail by code, as callers see them',
      question: 'Does a rollout cost calls? UNAVAILABLE is a part that was not there when it was asked.',
      unit: 'reqps',
      alert: 'FabulaCallsFail',
      queries: {
        '{{code}}': perSecond(
          'fabula_rpc_client_requests_total',
          'code',
          'code=~"UNAVAILABLE|DEADLINE_EXCEEDED"',
        ),
      },
    },
    {
      title: 'Until certificates end',
      question: 'Was each renewed? cert-manager does so a month before.',
      unit: 's',
      alert: 'FabulaCertificateEnds',
      queries: {
        '{{namespace}} {{name}}':
          'min by (namespace, name) (certmanager_certificate_expiration_timestamp_seconds) - time()',
      },
      from: {
        'certmanager_certificate_expiration_timestamp_seconds{namespace="play", name="site"}': '7776000x60',
      },
    },
  ],
};
