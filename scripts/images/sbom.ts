import { execFileSync } from 'node:child_process';
import { z } from 'zod';

const document = z.looseObject({
  name: z.string(),
  packages: z.array(z.looseObject({ SPDXID: z.string(), packageFileName: z.string().default('') })),
  relationships: z.array(z.looseObject({ spdxElementId: z.string(), relatedSpdxElement: z.string() })),
});

/** A list of packages in SPDX, without those that are not in an image. */
export type Sbom = z.infer<typeof document>;

/** What npm says of a workspace's packages, of which only those in `tree` are in the image (SPDX 2.3, JSON). */
export function sbomOf(root: string, workspace: string, tree: readonly string[]): Sbom {
  const args = ['sbom', '--sbom-format=spdx', '--omit=dev', `--workspace=${workspace}`];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return onlyOf(document.parse(JSON.parse(text)), tree);
}

/** Leaves out packages that lie in other folders, and what is said of them. The root, which lies in none, stays. */
export function onlyOf(sbom: Sbom, tree: readonly string[]): Sbom {
  const isHere = new Set(['', ...tree]);
  const packages = sbom.packages.filter(({ packageFileName }) => isHere.has(packageFileName));
  const ids = new Set(['SPDXRef-DOCUMENT', ...packages.map(({ SPDXID }) => SPDXID)]);
  const relationships = sbom.relationships.filter(
    ({ spdxElementId, relatedSpdxElement }) => ids.has(spdxElementId) && ids.has(relatedSpdxElement),
  );
  return { ...sbom, packages, relationships };
}
