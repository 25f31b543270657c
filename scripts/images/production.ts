import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const entry = z.object({
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});
const lockFile = z.object({ packages: z.record(z.string(), entry) });

/** What npm's lock file says of the tree of packages. */
export type LockFile = z.infer<typeof lockFile>;

export function parseLockFile(text: string): LockFile {
  return lockFile.parse(JSON.parse(text));
}

/**
 * The folders of a workspace and of all that it needs to run: workspaces and packages below `node_modules`, found as Node
 * finds them. Peers and optional ones count where the lock file has them; `without` are left out with what they alone need.
 */
export function productionTree(
  { packages }: LockFile,
  workspace: string,
  without: readonly string[],
): string[] {
  const found = new Set<string>();
  const open = [workspace];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    for (const name of needsOf(packages[at])) {
      if (without.includes(name) || name.startsWith('@types/')) continue;
      const folder = foldersAbove(at).find((above) => packages[joined(above, name)]);
      if (folder === undefined) continue;
      const path = joined(folder, name);
      const { link, resolved } = packages[path] ?? {};
      open.push(link && resolved ? resolved : path);
    }
  }
  return [...found].sort();
}

function needsOf(one: LockFile['packages'][string] | undefined): string[] {
  if (!one) throw new Error('the lock file does not know this workspace');
  return Object.keys({ ...one.dependencies, ...one.optionalDependencies, ...one.peerDependencies });
}

/** From the innermost one to the top, which is ''. */
function foldersAbove(path: string): string[] {
  const steps = path.split('/');
  const folders = steps.map((_, n) => steps.slice(0, steps.length - n).join('/'));
  return [...folders.filter((folder) => !folder.endsWith('node_modules')), ''];
}

const joined = (folder: string, name: string) =>
  folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
