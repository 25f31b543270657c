import { z } from 'zod';
import type { Exceptions } from './exceptions.ts';

const entry = z.object({
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  version: z.string().default(''),
  license: z.string().default('none'),
});
const lockFile = z.object({ packages: z.record(z.string(), entry) });

/** A package of others that is shipped: in images, in the page, or by `make start`. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As it says itself: an SPDX expression. */
  readonly licence: string;
}

/** All packages of npm's lock file but tools. */
export function shippedPackages(lock: string): Shipped[] {
  const { packages } = lockFile.parse(JSON.parse(lock));
  return Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .map(([path, { version, license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license.replace(/^\((.*)\)$/, '$1'),
    }));
}

/** One line for each package whose licence is not let pass, and for each exception that no package needs. */
export function licenceFaults(
  packages: readonly Shipped[],
  { licences, licenceExceptions }: Exceptions,
): string[] {
  const used = new Set<string>();
  const isTaken = (name: string, licence: string) =>
    licences.includes(licence) ||
    licenceExceptions.some((exception) => {
      const pattern = exception.packages.find((one) => isNamed(name, one));
      if (pattern === undefined || exception.licence !== licence) return false;
      used.add(pattern);
      return true;
    });
  // Of a choice (OR) somebody has to choose: that is an exception, with its whole text.
  const faults = packages.flatMap(({ name, version, licence }) => {
    const all = licence.includes(' OR ') ? [licence] : licence.split(' AND ');
    return all.filter((one) => !isTaken(name, one)).map((one) => `${name} ${version}: ${one}`);
  });
  const unused = licenceExceptions.flatMap((exception) => exception.packages).filter((one) => !used.has(one));
  return [...faults, ...unused.map((one) => `${one}: an exception that no package needs`)];
}

const isNamed = (name: string, pattern: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** How many packages have each licence, the most frequent first. */
export function countLicences(packages: readonly Shipped[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
