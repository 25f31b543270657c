/** The share of `said` that has to be changed, left out or put in to make it `heard`: 0 is right, beyond 1 is possible. */
export function wordErrorRate(said: readonly string[], heard: readonly string[]): number {
  let row = heard.map((_, j) => j + 1);
  let first = 0; // distance of what was said so far to nothing heard
  for (const word of said) {
    const next: number[] = [];
    let [diagonal, left] = [first, first + 1];
    first += 1;
    heard.forEach((other, j) => {
      const above = row[j] ?? 0;
      left = Math.min(above + 1, left + 1, diagonal + (word === other ? 0 : 1));
      diagonal = above;
      next.push(left);
    });
    row = next;
  }
  const distance = row.at(-1) ?? said.length;
  return said.length === 0 ? heard.length : distance / said.length;
}
