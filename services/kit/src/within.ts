/** The time was over first. */
export const LATE = Symbol('late');

/** What `work` comes to, or LATE where that takes longer than so many milliseconds; then the work goes on, and nobody waits. */
export async function within<T>(ms: number, work: Promise<T> | T): Promise<T | typeof LATE> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, ms, LATE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
