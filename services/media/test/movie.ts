/** What a video says of itself, and nothing to be seen: boxes as ISO/IEC 14496-12 has them. */
export function movie({
  seconds = 4,
  width = 320,
  height = 240,
  handler = 'vide',
  rest = new Uint8Array(100),
} = {}): Buffer {
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1_000, 12);
  header.writeUInt32BE(seconds * 1_000, 16);
  const track = Buffer.alloc(84);
  track.writeUInt16BE(width, 76);
  track.writeUInt16BE(height, 80);
  const kind = Buffer.alloc(24);
  kind.write(handler, 8, 'latin1');
  const trak = box('trak', box('tkhd', track), box('mdia', box('hdlr', kind)));
  const moov = box('moov', box('mvhd', header), trak);
  return Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), moov, box('mdat', Buffer.from(rest))]);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}
