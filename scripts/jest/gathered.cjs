const { readFileSync } = require('node:fs');
const { basename, dirname, resolve } = require('node:path');

const IMPORTED = /^import '(\..+)';$/gm;

/**
 * Jest's filter: without the tests that an `all.test.ts` among them imports. Each file has modules of its own, which are
 * loaded, compiled and warmed up anew: of the director's tests that was half of the time. Where nothing of a file reaches
 * another one (its hooks, stores and fake timers are those of a `describe` of its own), those of a folder run as one.
 * What no such file imports runs by itself, and so does what is named alone.
 */
module.exports = (paths) => {
  const gathered = new Set(
    paths
      .filter((path) => basename(path) === 'all.test.ts')
      .flatMap((path) =>
        [...readFileSync(path, 'utf8').matchAll(IMPORTED)].map(([, to]) => resolve(dirname(path), to)),
      ),
  );
  return { filtered: paths.filter((path) => !gathered.has(path)) };
};
