const LENGTH = 4;

/**
 * One entry of the pending store: frames that are stored and replayed together (TurnFailed and its ErrorMessage), each
 * after its length (32 bits, big endian).
 */
export function packFrames(frames: readonly Uint8Array[]): Buffer {
  const parts = frames.flatMap((frame) => {
    const length = Buffer.alloc(LENGTH);
    length.writeUInt32BE(frame.length);
    return [length, frame];
  });
  return Buffer.concat(parts);
}

/** The frames of an entry, as views on it. */
export function unpackFrames(entry: Buffer): Buffer[] {
  const frames: Buffer[] = [];
  for (let at = 0; at + LENGTH <= entry.length; ) {
    const end = at + LENGTH + entry.readUInt32BE(at);
    frames.push(entry.subarray(at + LENGTH, end));
    at = end;
  }
  return frames;
}
