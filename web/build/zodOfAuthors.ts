import type { Plugin } from 'vite';

const MARK = '?authors';
/** Who takes all of zod. */
const AUTHORS = /\/(services\/(rules|story|director|players)|web\/src\/(features\/admin|workers))\//;

/**
 * Gives authors' pages a copy of zod of their own: they take all of it, sign-in its small part, and one copy for both would
 * have players fetch what only authors use.
 */
export function zodOfAuthors(): Plugin {
  return {
    name: 'zod-of-authors',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer = '', options) {
      const isOfCopy = importer.endsWith(MARK);
      if (!isOfCopy && !(/^zod($|\/)/.test(source) && AUTHORS.test(importer))) return undefined;
      const from = isOfCopy ? importer.slice(0, -MARK.length) : importer;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found && { ...found, id: `${found.id}${MARK}` };
    },
  };
}
