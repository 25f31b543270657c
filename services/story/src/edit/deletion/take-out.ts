import type { Condition } from '@fabula/rules/release/condition';
import { collectNames, type Names } from '../../names.ts';
import { readStory } from '../../read-story.ts';
import { type FieldPath, SourceFile } from '../../source-file.ts';
import type { StoryFolder } from '../../story-folder.ts';
import type { Edit } from '../edit.ts';
import { FolderEdits } from '../folder-edits.ts';
import { declarationOf } from '../rename/declaration.ts';
import { ownFiles } from '../rename/own-files.ts';
import type { Tell } from '../rename/references.ts';
import type { Thing } from '../thing.ts';
import { cutOf } from './cut.ts';
import { type NamedPlace, whoNames } from './who-names.ts';

export interface TakenOut {
  /** All places that name it. */
  readonly named: readonly NamedPlace[];
  readonly edits: FolderEdits;
  /** They name it still: their authors have to name something else there. */
  readonly left: readonly NamedPlace[];
}

/**
 * Deletes a thing with its files and media, and takes out the lines that name it. A condition that asks for it is decided:
 * what never holds any more goes with what depends on it.
 * @throws NoSuchPlace, EditAsText
 */
export function takeOut(folder: StoryFolder, thing: Thing, tell: Tell = () => {}): TakenOut {
  const names = collectNames(readStory(folder).sources);
  const isGone = goneIn(thing, names);
  const cuts: Cut[] = [];
  const left: NamedPlace[] = [];
  // To find them takes as long as to take them out.
  const named = whoNames(folder, thing, (share) => tell(share / 2));
  for (const place of named) {
    const content = new SourceFile(place.file, folder.texts.get(place.file) ?? '').value;
    const edit = cutOf(place, { content, names, isGone });
    if (edit === undefined) left.push(place);
    else cuts.push({ file: place.file, edit });
  }
  const edits = new FolderEdits(folder);
  const isCut = ({ file, path }: NamedPlace) =>
    cuts.some((cut) => cut.edit.kind === 'remove' && cut.file === file && isWithin(path, cut.edit.path));
  const steps = inOrder([...cuts, ...declared(folder, thing)]);
  for (const [at, { file, edit }] of steps.entries()) {
    tell((1 + at / steps.length) / 2);
    edits.edit(file, edit);
  }
  const own = ownFiles(folder, thing);
  for (const path of own.texts) edits.removeText(path);
  for (const path of own.media) edits.removeMedia(path);
  return { edits, named, left: left.filter((place) => !isCut(place)) };
}

interface Cut {
  readonly file: string;
  readonly edit: Edit;
}

/** Where it is declared by a key. */
function declared(folder: StoryFolder, thing: Thing): Cut[] {
  const declaration = declarationOf(folder, thing);
  if (declaration.kind === 'files') return [];
  return [{ file: declaration.file, edit: { kind: 'remove', path: declaration.path } }];
}

/** Each once, without those within another one, later entries of a list first. */
function inOrder(cuts: readonly Cut[]): Cut[] {
  const removed = cuts.filter(({ edit }) => edit.kind === 'remove');
  const apart = cuts.filter(
    (cut, at) =>
      !cuts.slice(0, at).some((before) => isAlike(before, cut)) &&
      !removed.some((other) => other.file === cut.file && isInside(cut.edit.path, other.edit.path)),
  );
  return apart.sort((a, b) => compare(b.edit.path, a.edit.path));
}

function isAlike(a: Cut, b: Cut): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isWithin(path: FieldPath, around: FieldPath): boolean {
  return around.every((step, at) => path[at] === step);
}

function isInside(path: FieldPath, around: FieldPath): boolean {
  return path.length > around.length && isWithin(path, around);
}

function compare(a: FieldPath, b: FieldPath): number {
  const at = a.findIndex((step, index) => step !== b[index]);
  const [one, other] = [a[at], b[at]];
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : 1;
}

function goneIn(thing: Thing, names: Names): (part: Condition) => boolean {
  const id = {
    moment: names.moments.get(thing.slug),
    character: names.characters.get(thing.slug),
    item: names.dynamicItems.get(thing.slug) ?? names.items.get(thing.slug),
    fact: thing.slug,
    ...{ place: undefined, facet: undefined },
  }[thing.kind];
  return (part) => id !== undefined && idOf(part, thing.kind) === id;
}

/** What a part of a condition asks for, if it is of this kind. */
function idOf(part: Condition, kind: Thing['kind']): string | undefined {
  if (kind === 'moment') return 'momentId' in part ? part.momentId : undefined;
  if (kind === 'character') return 'characterId' in part ? part.characterId : undefined;
  if (kind === 'item') return 'itemId' in part ? part.itemId : undefined;
  return kind === 'fact' && 'fact' in part ? part.fact : undefined;
}
