import { BadText, FileTooLarge } from './errors.ts';
import { MOST_TEXT_BYTES } from './limits.ts';

/** CR, NUL, a mark of byte order, and half a character. */
const ODD = /[\r\0\ufeff]|\p{Surrogate}/u;

/** Its bytes as UTF-8. Throws BadText and FileTooLarge, with the file's path. */
export function textBytes(path: string, text: string): number {
  const bytes = Buffer.byteLength(text);
  if (bytes > MOST_TEXT_BYTES)
    throw new FileTooLarge({
      message: `${path} is larger than ${MOST_TEXT_BYTES / 1024} KiB.`,
      field: 'files',
    });
  if (ODD.test(text))
    throw new BadText({
      message: `${path} holds characters that texts of a story cannot have.`,
      field: 'files',
    });
  return bytes;
}

/** The same text as a folder's tools may have written it, with the ends of lines that editors know. */
export function asDraftText(text: string): string {
  return text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
}

/** Without what a database's JSON cannot hold, which YAML can spell. */
export function printable(text: string): string {
  return text.replaceAll(/\0|\p{Surrogate}/gu, '');
}
