import type { Board } from '../board.ts';
import { highest, PART, perSecond, quantile, total, VOLUMES } from '../promql.ts';

export const STORES: Board = {
  uid: 'fabula-stores',
  title: 'Data stores and queues',
  about: 'Postgres, NATS and Redis as the parts feel them, and what waits.',
  panels: [
    {
      title: 'Waiting for a connection to the database, p95',
      question:
        'Is a pool exhausted? Peace is a few milliseconds, and some tens where a part asks so seldom that it connects anew.',
      unit: 's',
      alert: 'FabulaDatabaseWaits',
      queries: { '{{part}}': quantile(0.95, 'fabula_db_wait_seconds', 'part', PART) },
    },
    {
      title: 'Connections asked for',
      question: 'How much do parts ask of the database?',
      unit: 'ops',
      alert: 'FabulaDatabaseWaits',
      queries: { '{{part}}': perSecond('fabula_db_wait_seconds_count', 'part', PART) },
    },
    {
      title: 'Age of the oldest fact that waits',
      question: 'Is the bus away? Cards, shelves and counts stand still meanwhile.',
      unit: 's',
      alert: 'FabulaFactsWait',
      queries: { '{{part}}': highest('fabula_outbox_oldest_seconds', 'part', PART) },
    },
    {
      title: 'Facts that wait for the bus',
      question: 'How many are they?',
      unit: 'short',
      alert: 'FabulaFactsWait',
      queries: { '{{part}}': highest('fabula_outbox_facts', 'part', PART) },
    },
    {
      title: 'What NATS has lost',
      question: 'Does NATS lack the stream of facts, or consumers? Parts make them again where they can.',
      unit: 'short',
      alert: 'FabulaBusMissing',
      queries: { '{{part}} {{what}}': highest('fabula_bus_missing', 'part, what') },
    },
    {
      title: 'What was made again',
      question: 'Did NATS lose its store since these processes were started?',
      unit: 'short',
      alert: 'FabulaBusMissing',
      queries: { '{{what}}': total('fabula_bus_made_again_total', 'what') },
    },
    {
      title: 'Facts that a consumer has not taken yet',
      question: 'Is a consumer behind, or stuck?',
      unit: 'short',
      alert: 'FabulaConsumerBehind',
      queries: { '{{consumer}}': highest('fabula_consumer_lag_facts', 'consumer') },
    },
    {
      title: 'Facts by what became of them',
      question: 'Are facts taken? A failed one comes again.',
      unit: 'ops',
      alert: 'FabulaConsumerBehind',
      queries: { '{{consumer}} {{outcome}}': perSecond('fabula_facts_total', 'consumer, outcome') },
    },
    {
      title: 'Parked facts',
      question: 'Which facts could nobody read? Somebody has to look at them.',
      unit: 'short',
      alert: 'FabulaFactsParked',
      queries: { '{{consumer}}': highest('fabula_parked_facts', 'consumer') },
    },
    {
      title: 'Redis: done without it',
      question: 'Is Redis away from gateways?',
      unit: 'ops',
      alert: 'FabulaRedisAway',
      queries: { '{{pod}}': perSecond('fabula_pending_fallback_total', 'pod') },
    },
    {
      title: 'Pictures that wait to be drawn',
      question: 'Is media behind?',
      unit: 'short',
      alert: 'FabulaEventLoopLate',
      queries: { waiting: total('fabula_renders_queued') },
    },
    {
      title: 'Pictures by what became of them',
      question: 'Do pictures fail? A refused one is sent undrawn.',
      unit: 'ops',
      alert: 'FabulaEventLoopLate',
      queries: { '{{outcome}}': perSecond('fabula_renders_total', 'outcome') },
    },
    {
      title: 'Lookups that found nothing',
      question: 'Which cache is cold? After a restart all of them are, for a while.',
      unit: 'ops',
      alert: 'FabulaTurnsSlow',
      queries: { '{{cache}}': perSecond('fabula_cache_lookups_total', 'cache', 'result="miss"') },
    },
    {
      title: 'Free on volumes',
      question: 'Which disk runs full? Below a tenth somebody is called.',
      unit: 'percentunit',
      alert: 'FabulaDiskFull',
      queries: {
        '{{namespace}} {{persistentvolumeclaim}}': `min by (namespace, persistentvolumeclaim) (kubelet_volume_stats_available_bytes{${VOLUMES}} / kubelet_volume_stats_capacity_bytes{${VOLUMES}})`,
      },
      from: {
        'kubelet_volume_stats_available_bytes{namespace="data", persistentvolumeclaim="fabula-1"}': '40x60',
        'kubelet_volume_stats_capacity_bytes{namespace="data", persistentvolumeclaim="fabula-1"}': '100x60',
      },
    },
  ],
};
