/** A request for a token is given up after this long, ms. */
const PATIENCE_MS = 5_000;

/** Whether a request of keycloak-js is answered in time; itself it waits for ever. Throws what the request throws. */
export const inTime = (answer: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    answer.then(() => true),
    new Promise<boolean>((late) => setTimeout(late, PATIENCE_MS, false)),
  ]);
