// Adds what an image's system is made of, Debian's packages and Node.js, to the list of packages (SPDX 2.3, JSON) of its part.
// Runs while the image is made, in it, where there is nothing but Node.js. Usage: node add-system.mjs <file>

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const [file] = process.argv.slice(2);
const sbom = JSON.parse(readFileSync(file, 'utf8'));
const format = ['db:Status-Abbrev', 'binary:Package', 'Version', 'Architecture']
  .map((field) => `\${${field}}`)
  .join('\t');
const debian = execFileSync('dpkg-query', ['--show', `--showformat=${format}\n`], { encoding: 'utf8' })
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([status]) => status?.startsWith('ii'))
  .map(([, name, version, architecture]) => {
    // Where a package may be there for several architectures its name says which.
    const [bare] = name.split(':');
    const purl = `pkg:deb/debian/${encodeURIComponent(bare)}@${encodeURIComponent(version)}?arch=${architecture}`;
    return packageOf(bare, version, purl);
  });
const node = process.versions.node;
const system = [...debian, packageOf('node', node, `pkg:generic/node@${node}`)];
const [{ spdxElementId, relatedSpdxElement: root }] = sbom.relationships.filter(
  ({ relationshipType }) => relationshipType === 'DESCRIBES',
);
if (spdxElementId !== sbom.SPDXID) throw new Error(`${file} says of nothing that it describes it`);
sbom.packages.push(...system);
sbom.relationships.push(
  ...system.map(({ SPDXID }) => ({
    spdxElementId: root,
    relatedSpdxElement: SPDXID,
    relationshipType: 'DEPENDS_ON',
  })),
);
writeFileSync(file, JSON.stringify(sbom));

function packageOf(name, versionInfo, referenceLocator) {
  return {
    name,
    // Letters, digits, "." and "-" alone may stand there.
    SPDXID: `SPDXRef-System-${name.replaceAll('+', '.plus').replace(/[^\w.-]|_/g, '-')}`,
    versionInfo,
    downloadLocation: 'NOASSERTION',
    filesAnalyzed: false,
    licenseConcluded: 'NOASSERTION',
    licenseDeclared: 'NOASSERTION',
    copyrightText: 'NOASSERTION',
    externalRefs: [{ referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator }],
  };
}
