import { create, fromJson, type JsonValue } from '@bufbuild/protobuf';
import { frameJson } from '@fabula/kit/json';
import { silentMp3 } from '@fabula/kit/silent-mp3';
import { decodeFrame, encodeFrame, frameValue } from '@fabula/proto/frames';
import { type AudioReference, AudioReferenceSchema } from '@fabula/proto/speech/v1/speech_pb';
import type { Sounds } from './sounds.ts';

const TYPE = 'AudioReference';
const HEAD = Buffer.from(`${TYPE}\0`);

export type Frames = readonly Uint8Array[];

/**
 * What is kept behind an AudioAnswer in the place of its sound. It is for gateways alone; one of the release before sends it
 * out, and a page passes over a frame of a type that it does not know.
 */
export function referenceFrame(reference: AudioReference): Uint8Array {
  return encodeFrame(TYPE, frameJson(AudioReferenceSchema, reference));
}

/** The reference among frames that were kept together, where there is one. */
export function referenceIn([, frame]: readonly Buffer[]): AudioReference | undefined {
  if (!frame || HEAD.compare(frame, 0, HEAD.length) !== 0) return undefined;
  try {
    const json = JSON.parse(frame.toString('utf8', HEAD.length)) as JsonValue;
    return fromJson(AudioReferenceSchema, json, { ignoreUnknownFields: true });
  } catch {
    return create(AudioReferenceSchema); // Of a later release that writes it otherwise: the line goes out without its sound.
  }
}

/** Frames as they go to the player: with their sound where they were kept without it. Never rejects. */
export function withSound(
  frames: readonly Buffer[],
  sounds: Pick<Sounds, 'known' | 'get'>,
): Frames | Promise<Frames> {
  const reference = referenceIn(frames);
  const [answer] = frames;
  if (!reference || !answer) return frames;
  const known = sounds.known(reference);
  if (known) return [Buffer.concat([answer, known])];
  return sounds.get(reference).then((mp3) => [mp3 ? Buffer.concat([answer, mp3]) : mute(answer, reference)]);
}

/** A line that nobody is heard to say: its caption has its time. */
function mute(answer: Buffer, { durationMs }: AudioReference): Uint8Array {
  const header = { ...(frameValue(decodeFrame(answer)) as object), voice_quality: 'silence' };
  return encodeFrame('AudioAnswer', JSON.stringify(header), silentMp3(durationMs));
}
