import type { FieldPath } from '@fabula/story/source-file';

type Step = string | number;

export function isWithin(path: FieldPath, around: FieldPath): boolean {
  return around.length <= path.length && around.every((step, at) => path[at] === step);
}

export function isSamePath(a: FieldPath, b: FieldPath): boolean {
  return a.length === b.length && isWithin(a, b);
}

/** A place in an attribute, by which its widget is found in the page. */
export function placeName(at: FieldPath): string {
  return JSON.stringify(at);
}

/**
 * What of a file's findings a widget tells: those within its place that no widget below it tells.
 * @param isDeeper whether a widget stands at this step below
 */
export function ownFindings<T extends { readonly path: FieldPath }>(
  findings: readonly T[],
  at: FieldPath,
  isDeeper: (step: Step) => boolean = () => false,
): T[] {
  return findings.filter(({ path }) => {
    if (!isWithin(path, at)) return false;
    const next = path[at.length];
    return next === undefined || !isDeeper(next);
  });
}
