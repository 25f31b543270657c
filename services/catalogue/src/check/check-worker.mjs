// Where this runs from its sources, a thread does not inherit what reads TypeScript.
const isSource = import.meta.url.endsWith('/src/check/check-worker.mjs');
if (isSource) {
  const { register } = await import('tsx/esm/api');
  register();
}
const { compileDraft } = await import(isSource ? './compile-draft.ts' : './compile-draft.js');

/** One draft, from its files to a release or what keeps it from being one. Null: nothing, but the code is loaded then. */
export default (job) => (job === null ? undefined : compileDraft(job));
