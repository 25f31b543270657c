import type { Asked, Board } from '../board.ts';
import { BUDGET, ratioOf } from '../slo-rules.ts';
import { SLOS } from '../slos.ts';

const burnOf = (window: string, filter = '') =>
  `${ratioOf(window)}{namespace=~"$namespace"${filter}} / on (slo) group_left () max by (slo) (${BUDGET})`;

const TITLES: Readonly<Record<string, string>> = {
  'turns-answered': 'Turns answered: 99.9 %',
  'first-word': 'First word within 2.5 s: 95 %, engine by engine',
  resumed: 'Pages given their story back within 8 s: 99.9 %',
  'signed-in': 'Sign-ins that work: 99.9 %',
  catalogue: 'Catalogue answers: 99.9 %',
};

const WINDOWS = ['5m', '1h', '6h', '3d'];

const promises: readonly Asked[] = SLOS.map(({ name, alert, by }) => ({
  title: TITLES[name] ?? name,
  question:
    'How many times faster than a month allows is the budget spent? 14.4 for an hour, 6 for six hours and 1 for three days call somebody.',
  unit: 'short',
  alert,
  queries: Object.fromEntries(
    WINDOWS.map((window) => [
      [window, ...by.map((label) => `{{${label}}}`)].join(' '),
      burnOf(window, `, slo="${name}"`),
    ]),
  ),
}));

export const SLO_BURN: Board = {
  uid: 'fabula-slo-burn',
  title: 'SLO burn',
  about: 'What was promised to players, and how fast what may go wrong is being used up.',
  panels: [
    ...promises,
    {
      title: 'Share of three days’ budget that is used',
      question: 'Which promise is about to be broken? Above 1 it is.',
      unit: 'percentunit',
      alert: 'FabulaTurnsUnanswered',
      as: 'stat',
      queries: { '{{slo}} {{engine}}': burnOf('3d') },
    },
    {
      title: 'Alerts that fire',
      question: 'What is wrong now? Each name is the name of a runbook.',
      unit: 'short',
      alert: 'FabulaPartAway',
      queries: {
        '{{alertname}}': 'count by (alertname) (ALERTS{alertname=~"Fabula.+", alertstate="firing"})',
      },
      from: { 'ALERTS{alertname="FabulaPartAway", alertstate="firing", namespace="play"}': '1x60' },
    },
  ],
};
