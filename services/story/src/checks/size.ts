import { MOST_PACKED_BYTES, MOST_RELEASE_BYTES } from '@fabula/rules/release/size';
import type { Sources } from '../names.ts';
import type { Problems } from '../problem.ts';

const MEBIBYTE = 1024 * 1024;

interface Packable {
  readonly json: string;
  /** How many bytes it has gzipped. */
  readonly packedBytes: ((json: string) => number) | undefined;
}

/** A release can travel from part to part. */
export function checkSize({ json, packedBytes }: Packable, sources: Sources, problems: Problems): void {
  const bytes = new TextEncoder().encode(json).length;
  // What is small enough as it is need not be packed to know that.
  const isTooLarge =
    bytes > MOST_RELEASE_BYTES ||
    (bytes > MOST_PACKED_BYTES && (packedBytes?.(json) ?? 0) > MOST_PACKED_BYTES);
  if (!isTooLarge) return;
  const [size, most] = [bytes, MOST_RELEASE_BYTES].map((one) => (one / MEBIBYTE).toFixed(1));
  const message = `The release has ${size} MiB; it may have ${most}, and ${MOST_PACKED_BYTES / MEBIBYTE} packed.`;
  problems.report('FS508', { source: sources.story, path: [], message });
}
