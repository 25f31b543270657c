import { fromZero, type Metrics } from '@fabula/kit/metrics';
import { CLOSE } from './close-codes.ts';

/** What SREs see of the sockets. */
export interface SocketMeters {
  opened(): void;
  closed(code: number): void;
  frameIn(type: string): void;
  frameOut(bytes: number): void;
  unsent(change: number): void;
  /** An upgrade was answered with an HTTP error. */
  refused(status: number): void;
  /** A page came back: with all that it missed, or with a part of it; so long after it asked. */
  resumed(outcome: 'complete' | 'incomplete', frames: number, seconds: number): void;
  /** A page came back and could not be given the story. */
  notResumed(): void;
}

/** Types that a client may send; whatever else it makes up counts as one. */
const KNOWN = new Set(['USER_INPUT', 'RESUME', 'STOP_SPEAKING', 'AUDIO_CHUNK', 'TOKEN', 'PING']);

export function socketMeters(metrics: Metrics): SocketMeters {
  const open = metrics.gauge('fabula_sockets_open', 'WebSockets that are open');
  const closes = metrics.counter('fabula_sockets_closed_total', 'WebSockets closed, by close code', ['code']);
  const framesIn = fromZero(
    metrics.counter('fabula_frames_in_total', 'Frames from clients', ['type']),
    [...KNOWN, 'unknown'].map((type) => ({ type })),
  );
  const framesOut = metrics.counter('fabula_frames_out_total', 'Frames to clients');
  const bytesOut = metrics.counter('fabula_frame_bytes_out_total', 'Bytes of frames to clients');
  const refusals = fromZero(
    metrics.counter('fabula_sockets_refused_total', 'WebSockets refused', ['status']),
    ['401', '500', '503'].map((status) => ({ status })),
  );
  const resumes = fromZero(
    metrics.counter('fabula_resumes_total', 'Pages that came back, by whether they got all they had missed', [
      'outcome',
    ]),
    [{ outcome: 'complete' }, { outcome: 'incomplete' }, { outcome: 'failed' }],
  );
  const help = 'From the question of a page that came back until it is told what it has missed';
  const waits = metrics.histogram('fabula_resume_seconds', help);
  const replayed = metrics.counter(
    'fabula_pending_frames_replayed_total',
    'Frames of the pending store sent again to pages that came back',
  );
  const unsent = metrics.gauge('fabula_unsent_bytes', 'Bytes of frames that clients have not taken yet');
  return {
    opened: () => open.inc(),
    closed: (code) => {
      open.dec();
      closes.inc({ code: isKnownCode(code) ? String(code) : 'other' });
    },
    frameIn: (type) => framesIn.inc({ type: KNOWN.has(type) ? type : 'unknown' }),
    frameOut: (bytes) => {
      framesOut.inc();
      bytesOut.inc(bytes);
    },
    unsent: (change) => unsent.inc(change),
    refused: (status) => refusals.inc({ status: String(status) }),
    resumed: (outcome, frames, seconds) => {
      resumes.inc({ outcome });
      waits.observe(seconds);
      replayed.inc(frames);
    },
    notResumed: () => resumes.inc({ outcome: 'failed' }),
  };
}

/** Those of the protocol (RFC 6455) and ours. A client may close with any of 3000 to 4999: whatever it makes up counts as one. */
function isKnownCode(code: number): boolean {
  return (code >= 1000 && code <= 1015) || Object.values<number>(CLOSE).includes(code);
}
