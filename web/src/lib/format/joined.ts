/** Parts of a text with neighbours joined by a space, as long as they have at most `longest` characters together. */
export function joined(parts: readonly string[], longest: number): string[] {
  const texts: string[] = [];
  for (const part of parts) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= longest)
      texts[texts.length - 1] = `${last} ${part}`;
    else texts.push(part);
  }
  return texts;
}
