import { wallMs } from '@fabula/kit/clock';
import { credentials, Client as GrpcClient } from '@grpc/grpc-js';

const PATH = '/grpc.health.v1.Health/Check';
const DEADLINE_MS = 1_500;
/** `HealthCheckResponse {status: SERVING}`: field 1, value 1. */
const SERVING = Buffer.from([0x08, 0x01]);
const same = (bytes: Buffer) => bytes;
/** Whoever comes back is seen soon, and a connection that swallows everything is given up. */
const SETTINGS = {
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 1_000,
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 5_000,
};

/** Asks one instance of a part by gRPC health whether it serves. A connection of its own, so that one that is away is seen to be. */
export class PeerHealth {
  private readonly client: GrpcClient;

  constructor(address: string) {
    this.client = new GrpcClient(address, credentials.createInsecure(), SETTINGS);
  }

  /** Throws where the instance is away, or does not serve. */
  async check(): Promise<void> {
    const answer = await new Promise<Buffer>((resolve, reject) => {
      const deadline = wallMs() + DEADLINE_MS;
      this.client.makeUnaryRequest(PATH, same, same, Buffer.alloc(0), { deadline }, (error, value) =>
        error ? reject(new Error('does not answer')) : resolve(value ?? Buffer.alloc(0)),
      );
    });
    if (!answer.equals(SERVING)) throw new Error('does not serve');
  }

  close(): void {
    this.client.close();
  }
}
