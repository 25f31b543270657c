/** Whether a promise is kept within `ms`. Throws what the promise throws until then. */
export const inTime = (promise: Promise<unknown>, ms: number): Promise<boolean> =>
  Promise.race([promise.then(() => true), new Promise<boolean>((late) => setTimeout(late, ms, false))]);
