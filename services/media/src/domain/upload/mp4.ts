import type { Bytes } from './bytes.ts';
import { BadVideo, VideoTooLong } from './errors.ts';
import { MOST_VIDEO_MS } from './limits.ts';

/** A stretch of a file. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Box extends Stretch {
  readonly type: string;
}

export interface Video {
  readonly durationMs: number;
  readonly width: number;
  readonly height: number;
}

/** No file of ours has as many of them in one place. */
const MOST_BOXES = 10_000;
/** The headers that are read are shorter. */
const HEADER_BYTES = 256;

/** What a video says of itself (ISO/IEC 14496-12): of it the heads of its boxes are read alone. Throws BadVideo and VideoTooLong. */
export async function videoOf(bytes: Bytes): Promise<Video> {
  const file = await boxesIn(bytes, { from: 0, to: bytes.length });
  const movie = named(file, 'moov');
  if (file[0]?.type !== 'ftyp' || movie === undefined)
    throw new BadVideo('This video has no table of contents.');
  if (!file.some(({ type }) => type === 'mdat')) throw new BadVideo('There is no picture in this video.');
  const parts = await boxesIn(bytes, movie);
  const durationMs = durationOf(await headerOf(bytes, named(parts, 'mvhd')));
  if (!(durationMs > 0)) throw new BadVideo('This video does not say how long it is.');
  if (durationMs > MOST_VIDEO_MS) throw new VideoTooLong();
  for (const part of parts.filter(({ type }) => type === 'trak')) {
    const track = await boxesIn(bytes, part);
    if (await isVisual(bytes, track))
      return { durationMs, ...sizeOf(await headerOf(bytes, named(track, 'tkhd'))) };
  }
  throw new BadVideo('There is no picture in this video.');
}

async function isVisual(bytes: Bytes, track: readonly Box[]): Promise<boolean> {
  const media = named(track, 'mdia');
  const handler = media && (await headerOf(bytes, named(await boxesIn(bytes, media), 'hdlr')));
  return handler !== undefined && handler.byteLength >= 12 && nameAt(handler, 8) === 'vide';
}

/** Boxes that fill a stretch from its beginning to its end. Throws BadVideo where they do not. */
async function boxesIn(bytes: Bytes, { from, to }: Stretch): Promise<Box[]> {
  const boxes: Box[] = [];
  let at = from;
  while (at < to) {
    const rest = to - at;
    const { type, head, size } = boxOf(await bytes.read(at, Math.min(16, rest)), rest);
    if (size < head || size > rest || boxes.length >= MOST_BOXES)
      throw new BadVideo('This video is damaged or incomplete.');
    boxes.push({ type, from: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

/** A size of 1 stands behind the type with eight bytes, 0 is all the rest. */
function boxOf(view: DataView, rest: number) {
  if (rest < 8) return { type: '', head: 8, size: 0 };
  const [size, type] = [view.getUint32(0), nameAt(view, 4)];
  if (size === 0) return { type, head: 8, size: rest };
  if (size !== 1) return { type, head: 8, size };
  return { type, head: 16, size: rest < 16 ? 0 : Number(view.getBigUint64(8)) };
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

function named(boxes: readonly Box[], wanted: string): Box | undefined {
  return boxes.find(({ type }) => type === wanted);
}

async function headerOf(bytes: Bytes, box: Box | undefined): Promise<DataView | undefined> {
  return box && bytes.read(box.from, Math.min(box.to - box.from, HEADER_BYTES));
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(at + n)));
}
