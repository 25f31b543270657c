/**
 * Reads a paged list to its end. `page` gets the last row of the page before, and answers the next one; an empty page ends it.
 * Throws where a list goes on for ever.
 */
export async function allPages<Row>(
  page: (last: Row | undefined) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let n = 0; n < 100; n += 1) {
    const rows = await page(all.at(-1));
    if (rows.length === 0) return all;
    all.push(...rows);
  }
  throw new Error('the list has no end');
}
