const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A new trace that begins with what the player does on this page: W3C traceparent, sampled. */
export function newTraceparent(): string {
  return `00-${hex(16)}-${hex(8)}-01`;
}
