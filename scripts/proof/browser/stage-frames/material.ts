import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** JSON of the site, as it came. */
export type Json = Readonly<Record<string, unknown>>;

/** A frame of a turn. What it answers is named where a page plays it; its sound is not kept. */
export interface KeptFrame {
  readonly type: string;
  readonly json: Json;
}

/** What the site gave for one input, and how the run stood afterwards. */
export interface KeptTurn {
  readonly frames: readonly KeptFrame[];
  readonly view: Json;
  /** What could be said next. */
  readonly prompt: Json;
}

/** A moment: the run before its start, its start, and what was said in it. */
export interface KeptMoment {
  readonly view: Json;
  readonly start: KeptTurn;
  readonly turns: readonly KeptTurn[];
}

export type MomentName = 'door' | 'stairs' | 'stowaway' | 'battle' | 'reward' | 'upgrade';

/** What the product once gave somebody who played it. */
export type Material = Readonly<Record<MomentName, KeptMoment>>;

export const MATERIAL_FILE = fileURLToPath(new URL('material.json.br', import.meta.url));

export function readMaterial(): Material {
  return JSON.parse(brotliDecompressSync(readFileSync(MATERIAL_FILE)).toString()) as Material;
}
