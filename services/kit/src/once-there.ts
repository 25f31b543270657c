/** Made when it is first asked for, and kept; whoever asks meanwhile waits for the same. A failure is not kept: the next tries anew. */
export function onceThere<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
