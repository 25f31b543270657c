import { BadVideo, VideoTooLong } from './errors.ts';
import { MOST_VIDEO_MS } from './limits.ts';

interface Box {
  readonly type: string;
  readonly content: DataView;
}

export interface Video {
  readonly durationMs: number;
  readonly width: number;
  readonly height: number;
}

/** No file of ours has as many of them in one place. */
const MOST_BOXES = 10_000;

/** What a video says of itself (ISO/IEC 14496-12). Throws BadVideo and VideoTooLong. */
export function videoOf(bytes: Uint8Array): Video {
  const file = boxesIn(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const movie = contentOf(file, 'moov');
  if (file[0]?.type !== 'ftyp' || movie === undefined)
    throw new BadVideo('This video has no table of contents.');
  if (!file.some(({ type }) => type === 'mdat')) throw new BadVideo('There is no picture in this video.');
  const parts = boxesIn(movie);
  const durationMs = durationOf(contentOf(parts, 'mvhd'));
  if (!(durationMs > 0)) throw new BadVideo('This video does not say how long it is.');
  if (durationMs > MOST_VIDEO_MS) throw new VideoTooLong();
  const tracks = parts.filter(({ type }) => type === 'trak').map(({ content }) => boxesIn(content));
  const track = tracks.find(isVisual);
  if (track === undefined) throw new BadVideo('There is no picture in this video.');
  return { durationMs, ...sizeOf(contentOf(track, 'tkhd')) };
}

function isVisual(track: readonly Box[]): boolean {
  const media = contentOf(track, 'mdia');
  const handler = media && contentOf(boxesIn(media), 'hdlr');
  return handler !== undefined && handler.byteLength >= 12 && nameAt(handler, 8) === 'vide';
}

/** Boxes that fill a stretch from its beginning to its end. Throws BadVideo where they do not. */
function boxesIn(view: DataView): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at < view.byteLength) {
    const { type, head, size } = boxAt(view, at);
    if (size < head || at + size > view.byteLength || boxes.length >= MOST_BOXES)
      throw new BadVideo('This video is damaged or incomplete.');
    const content = new DataView(view.buffer, view.byteOffset + at + head, size - head);
    boxes.push({ type, content });
    at += size;
  }
  return boxes;
}

/** A size of 1 stands behind the type with eight bytes, 0 is all the rest. */
function boxAt(view: DataView, at: number) {
  const rest = view.byteLength - at;
  if (rest < 8) return { type: '', head: 8, size: 0 };
  const [size, type] = [view.getUint32(at), nameAt(view, at + 4)];
  if (size === 0) return { type, head: 8, size: rest };
  if (size !== 1) return { type, head: 8, size };
  return { type, head: 16, size: rest < 16 ? 0 : Number(view.getBigUint64(at + 8)) };
}

function durationOf(header: DataView | undefined): number {
  if (header === undefined || header.byteLength < 20) return 0;
  const isLong = header.getUint8(0) === 1;
  if (isLong && header.byteLength < 32) return 0;
  const [scale, length] = isLong
    ? [header.getUint32(20), Number(header.getBigUint64(24))]
    : [header.getUint32(12), header.getUint32(16)];
  return Math.round((length / scale) * 1000);
}

/** At its end the header has width and height, with sixteen bits behind the point. */
function sizeOf(header: DataView | undefined): { width: number; height: number } {
  const end = header?.byteLength ?? 0;
  if (header === undefined || end < 84) throw new BadVideo('This video does not say how large it is.');
  return { width: header.getUint16(end - 8), height: header.getUint16(end - 4) };
}

function contentOf(boxes: readonly Box[], wanted: string): DataView | undefined {
  return boxes.find(({ type }) => type === wanted)?.content;
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(at + n)));
}
