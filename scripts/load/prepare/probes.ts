import { encodeFrame } from '@fabula/proto/frames';
import type { FrameProbe } from '../plan.ts';

/** Frames of each kind that a player sends, and some that a gateway sends; as text that is not all ASCII, too. */
const FRAMES: readonly Omit<FrameProbe, 'frame'>[] = [
  { type: 'USER_INPUT', json: '{"text":"ça veut dire quoi, le blanc ?","input_id":"a"}' },
  { type: 'USER_INPUT', json: '{"audio_format":"pcm","sample_rate":16000}', body: '00010080ff7f' },
  { type: 'AUDIO_CHUNK', json: '{"input_id":"a","index":0,"last":true}', body: 'fffb9064' },
  { type: 'STOP_SPEAKING', json: '{"input_id":"a","heard_ms":1200}' },
  { type: 'RESUME', json: '{"player_story_id":"p","epoch":"","last_seq":0}' },
  { type: 'TOKEN', json: '{"access_token":"x.y.z"}' },
  { type: 'AudioAnswer', json: '{"text":"Là-haut, 🌊 — non.","index":1}', body: 'fff314c400' },
  { type: 'ErrorMessage', json: 'Ce n’est pas à toi.' },
];

/** These frames by the codec that gateway and web share: k6 makes the same bytes of them, or does not start. */
export function frameProbes(): FrameProbe[] {
  return FRAMES.map((frame) => {
    const body = frame.body === undefined ? undefined : Buffer.from(frame.body, 'hex');
    return { ...frame, frame: Buffer.from(encodeFrame(frame.type, frame.json, body)).toString('hex') };
  });
}
