/** The address of a part of a story's pages. */
export const storyPath = (storyId: string, part = ''): string =>
  `/admin/stories/${storyId}${part === '' ? '' : `/${part}`}`;

/** How a story is written. */
export const HELP_PATH = '/admin/help';

/** The address of one text of a story. */
export const textPath = (storyId: string, file: string): string => storyPath(storyId, `text/${file}`);

/** Where in a text, as the address tells it. */
export const atLine = (line: number): string => `#L${line}`;

/** Undefined where the address tells no line. */
export function lineOf(hash: string): number | undefined {
  const line = /^#L(\d+)$/.exec(hash)?.[1];
  return line === undefined ? undefined : Number(line);
}
