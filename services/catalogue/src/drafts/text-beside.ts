import { releaseText } from '@fabula/kit/release-text';

interface Packed {
  readonly contentHash: string;
  readonly packed: Uint8Array;
}

/**
 * What is kept as text of a release that is kept packed: all of it, where a catalogue from before packed ones may serve beside
 * this one, which knows the text alone; else ''. Unpacked in a thread of libuv's.
 */
export async function textBeside({ contentHash, packed }: Packed, keepsText: boolean): Promise<string> {
  return keepsText ? releaseText({ contentHash, json: '', jsonGzip: packed }) : '';
}
