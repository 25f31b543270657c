import type { Fault } from './fault.ts';
import { FULL_VOLUME } from './faults/full-volume.ts';
import { HANGING_ENGINE } from './faults/hanging-engine.ts';
import { HELD_TABLES } from './faults/held-tables.ts';
import { LOST_STORE } from './faults/lost-store.ts';
import { BAD_MODELS } from './faults/models.ts';
import { NO_PROCESSOR } from './faults/no-processor.ts';
import { PARTS_KILLED } from './faults/parts.ts';
import { REFUSED_MAILS } from './faults/refused-mails.ts';
import { STORES_AWAY } from './faults/stores-away.ts';
import { UNREADABLE_FACT } from './faults/unreadable-fact.ts';
import { Volume } from './volume.ts';

export const OF_PARTS: readonly Fault[] = [...PARTS_KILLED, HANGING_ENGINE, NO_PROCESSOR];

/** Postgres goes last: whoever uses it has to find it again. */
export const OF_STORES: readonly Fault[] = [
  FULL_VOLUME,
  UNREADABLE_FACT,
  ...HELD_TABLES,
  LOST_STORE,
  ...STORES_AWAY,
];

/** A slow model first, as most turns of three minutes have to be late; then auth has its mail server. */
export const OF_PEERS: readonly Fault[] = [...BAD_MODELS, REFUSED_MAILS];

export const FAULTS: readonly Fault[] = [...OF_PARTS, ...OF_STORES, ...OF_PEERS];

/** Only root mounts a disk: elsewhere its alert is promtool's alone. */
export const isPossible = ({ alerts }: Fault): boolean =>
  Volume.isPossible || alerts.every(({ alert }) => alert !== 'FabulaDiskFull');
