/** Does the same work `count` times, at most `width` at once, and answers the results in order. */
export async function inParallel<T>(
  count: number,
  width: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const results = new Array<T>(count);
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < count; n = next++) results[n] = await work(n);
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, worker));
  return results;
}
