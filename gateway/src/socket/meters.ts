import type { Metrics } from '@fabula/kit/metrics';

/** What SREs see of the sockets. */
export interface SocketMeters {
  opened(): void;
  closed(code: number): void;
  frameIn(type: string): void;
  frameOut(bytes: number): void;
  unsent(change: number): void;
}

/** Types that a client may send; whatever else it makes up counts as one. */
const KNOWN = new Set(['USER_INPUT', 'RESUME', 'STOP_SPEAKING', 'AUDIO_CHUNK', 'TOKEN', 'PING']);

export function socketMeters(metrics: Metrics): SocketMeters {
  const open = metrics.gauge('fabula_sockets_open', 'WebSockets that are open');
  const closes = metrics.counter('fabula_sockets_closed_total', 'WebSockets closed, by close code', ['code']);
  const framesIn = metrics.counter('fabula_frames_in_total', 'Frames from clients', ['type']);
  const framesOut = metrics.counter('fabula_frames_out_total', 'Frames to clients');
  const bytesOut = metrics.counter('fabula_frame_bytes_out_total', 'Bytes of frames to clients');
  const unsent = metrics.gauge('fabula_unsent_bytes', 'Bytes of frames that clients have not taken yet');
  return {
    opened: () => open.inc(),
    closed: (code) => {
      open.dec();
      closes.inc({ code: String(code) });
    },
    frameIn: (type) => framesIn.inc({ type: KNOWN.has(type) ? type : 'unknown' }),
    frameOut: (bytes) => {
      framesOut.inc();
      bytesOut.inc(bytes);
    },
    unsent: (change) => unsent.inc(change),
  };
}
