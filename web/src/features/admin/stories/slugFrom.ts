const MOST = 60;

/** A name as a folder can be called: `Éteindre la lumière` is `eteindre-la-lumiere`. */
export function slugFrom(name: string): string {
  const letters = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return letters
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replaceAll(/^-+|-+$/g, '');
}
