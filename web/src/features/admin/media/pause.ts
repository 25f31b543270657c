/** Waits so many milliseconds. Answers false where `signal` says first that nobody waits any more. */
export function pause(ms: number, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = () => end(false);
    const timer = setTimeout(() => end(true), ms);
    const end = (isOver: boolean) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      resolve(isOver);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop);
  });
}
