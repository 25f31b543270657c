import { InProcess } from '@fabula/kit/in-process';
import { createLogger } from '@fabula/kit/log';
import { createMetrics } from '@fabula/kit/metrics';
import type { PartDeps } from '@fabula/kit/part';
import {
  keyFilesIn,
  loadKeys,
  type Part,
  ServiceSigner,
  serviceVerifier,
  type Verifiers,
} from '@fabula/kit/tokens';

export interface PartDepsOptions {
  readonly keysFolder: string;
  readonly logLevel: string;
  /** Who verifies players' tokens: shared, so that a token is verified once for all parts. */
  readonly players: Verifiers['players'];
  /** Which sessions have ended: read once for all parts. */
  readonly ended: Verifiers['ended'];
}

/** Makes what each part is given, though all of them share this process: a key, a log and metrics of its own. They call each other without a wire. */
export function partDeps({
  keysFolder,
  logLevel,
  players,
  ended,
}: PartDepsOptions): (part: Part) => PartDeps {
  const services = serviceVerifier(loadKeys(keyFilesIn(keysFolder, 'gateway')).publicKeys);
  const inProcess = new InProcess();
  return (part) => ({
    part,
    log: createLogger(part, { level: logLevel }),
    // The process is measured once, by the part that everybody meets first.
    metrics: createMetrics(part, { process: part === 'gateway' }),
    signer: new ServiceSigner(part, loadKeys(keyFilesIn(keysFolder, part)).privateKey),
    verifiers: { services, players, ended },
    inProcess,
  });
}
