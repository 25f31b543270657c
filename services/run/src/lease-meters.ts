import { type CacheMeter, cacheMeter, fromZero, type Metrics } from '@fabula/kit/metrics';
import type { Begun } from './rpc/grant-turn.ts';

const GRANTS: readonly Begun['grant'][] = ['granted', 'running', 'busy', 'committed', 'refused'];

/** What SREs see of the leases of turns. */
export interface LeaseMeters {
  /** How a turn's beginning was answered. */
  begun(begun: Begun): void;
  /** Whether a run still was as this process had left it. */
  readonly known: CacheMeter;
}

export function leaseMeters(metrics: Metrics): LeaseMeters {
  const begins = fromZero(
    metrics.counter('fabula_turn_begins_total', 'Turns that engines asked to begin', ['grant']),
    GRANTS.map((grant) => ({ grant })),
  );
  const help = 'Leases that ran out in the hands of an engine and were given to another turn';
  const takeovers = fromZero(metrics.counter('fabula_lease_takeovers_total', help), [{}]);
  return {
    known: cacheMeter(metrics, 'known_runs'),
    begun: (begun) => {
      begins.inc({ grant: begun.grant });
      if (begun.grant === 'granted' && begun.granted.isTakeover) takeovers.inc();
    },
  };
}
