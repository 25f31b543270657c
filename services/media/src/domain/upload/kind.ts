import type { MediaType } from './about.ts';
import type { Bytes } from './bytes.ts';

const ASCII = new TextDecoder('latin1');
const PNG = '\x89PNG\r\n\x1a\n';
/** Where a text begins, after what may stand before: a mark of byte order and white space. */
const TEXT = /^(?:\xef\xbb\xbf)?\s*([<{])/;

/** What the bytes are, whatever their file is called; undefined: nothing that a story has. */
export async function kindOf(content: Bytes): Promise<MediaType | undefined> {
  const head = ASCII.decode(await content.read(0, 512));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith(PNG)) return 'image/png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp';
  if (head.startsWith('ftyp', 4)) return 'video/mp4';
  if (head.startsWith('ID3') || /^\xff[\xe2-\xff]/.test(head)) return 'audio/mpeg';
  const sign = TEXT.exec(head)?.[1];
  if (sign === '<') return 'image/svg+xml';
  return sign === '{' ? 'application/json' : undefined;
}
