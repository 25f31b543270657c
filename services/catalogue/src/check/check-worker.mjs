// Where this runs from its sources, a thread does not inherit what reads TypeScript.
const isSource = import.meta.url.endsWith('/src/check/check-worker.mjs');
if (isSource) {
  const { register } = await import('tsx/esm/api');
  register();
}
const { CheckDesk } = await import(isSource ? './check-desk.ts' : './check-desk.js');
const desk = new CheckDesk();

/** One question of `Job` after the other. */
export default (job) => desk.do(job);
