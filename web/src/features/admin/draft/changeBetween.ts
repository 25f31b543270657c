/** What was replaced in a text. */
interface Replaced {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** The one change between two texts: what they begin and end with alike stays, and so do others' cursors in it. */
export function changeBetween(before: string, after: string): Replaced {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  if (isHalf(before, head) || isHalf(after, head)) head -= 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  if (isHalf(before, before.length - tail) || isHalf(after, after.length - tail)) tail -= 1;
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) };
}

/** Between the two units of one sign: whoever cuts there makes two signs that nobody knows. */
function isHalf(text: string, at: number): boolean {
  const [before, behind] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  return before >= 0xd800 && before < 0xdc00 && behind >= 0xdc00 && behind < 0xe000;
}
