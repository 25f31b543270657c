import type { DraftEdit } from '../api.ts';

/** Edits of one person without a longer pause between them. */
export interface Spell {
  readonly by: string;
  /** ISO 8601. */
  readonly from: string;
  readonly to: string;
  /** The first and the last revision. */
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly kinds: readonly string[];
  readonly paths: readonly string[];
}

/** A longer pause ends a spell of work; the specification's. */
const PAUSE_MS = 10 * 60_000;

/** @param edits newest first @returns newest first */
export function spellsOf(edits: readonly DraftEdit[]): Spell[] {
  const spells: Spell[] = [];
  for (const edit of edits) {
    const later = spells.at(-1);
    if (later && goesOn(edit, later)) spells[spells.length - 1] = joined(edit, later);
    else spells.push(spellOf(edit));
  }
  return spells;
}

/** What makes many files at once stands by itself. */
const WHOLE = ['adopt', 'create', 'import'];

const goesOn = (edit: DraftEdit, { by, from, kinds }: Spell): boolean =>
  edit.by === by &&
  ![edit.kind, ...kinds].some((kind) => WHOLE.includes(kind)) &&
  Date.parse(from) - Date.parse(edit.at) <= PAUSE_MS;

const spellOf = ({ by, at, revision, kind, paths }: DraftEdit): Spell => ({
  ...{ by, from: at, to: at, first: revision, last: revision, count: 1 },
  ...{ kinds: [kind], paths },
});

function joined({ at, revision, kind, paths }: DraftEdit, spell: Spell): Spell {
  return {
    ...spell,
    from: at,
    first: revision,
    count: spell.count + 1,
    kinds: [...new Set([kind, ...spell.kinds])],
    paths: [...new Set([...paths, ...spell.paths])].sort(),
  };
}
