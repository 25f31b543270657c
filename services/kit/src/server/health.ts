import type * as grpc from '@grpc/grpc-js';
import { service } from 'grpc-health-check';
import { monotonicMs } from '../clock.ts';
import type { ReadyReport } from '../lifecycle.ts';

/** Milliseconds for which an answer stands: each asker would have every dependency looked at. */
const SHARED_MS = 1_000;

/** gRPC health: serving as long as the server takes calls and what it needs is ready. */
export class Health {
  isAccepting = false;
  private ready: () => Promise<Pick<ReadyReport, 'ok'>> = async () => ({ ok: true });
  private last: { readonly at: number; readonly isReady: Promise<boolean> } | undefined;

  addTo(server: grpc.Server): void {
    server.addService(service, {
      check: (_call: unknown, answer: grpc.sendUnaryData<{ status: string }>) => {
        void this.isServing().then((is) => answer(null, { status: is ? 'SERVING' : 'NOT_SERVING' }));
      },
    });
  }

  /** What else must be so. */
  needs(ready: () => Promise<Pick<ReadyReport, 'ok'>>): void {
    this.ready = ready;
  }

  private async isServing(): Promise<boolean> {
    if (!this.isAccepting) return false;
    if (!this.last || monotonicMs() - this.last.at > SHARED_MS) {
      const isReady = this.ready().then(
        ({ ok }) => ok,
        () => false,
      );
      this.last = { at: monotonicMs(), isReady };
    }
    return this.last.isReady;
  }
}
