import { FIRST_STORY } from './first-story.ts';

/** What a new story begins with. */
export interface NewStory {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  /** YYYY-MM-DD */
  readonly createdAt: string;
}

/** Nothing but its card. */
export function emptyStory({ id, name, createdAt }: NewStory): ReadonlyMap<string, string> {
  return new Map([
    [
      'story.yaml',
      `id: ${id}
name: ${bothLanguages(name)}
description: ${bothLanguages(name)}
languages: [en, fr]
isInOwnerCatalogue: true
rating: ESRB_PENDING
genres: []
interactivityLevel: Low
branchingLevel: Low
backgroundColor: "#0b0f2b"
textColor: "#ffffff"
controlColor: "#ffcf70"
estimatedMinutes: 10
createdAt: ${createdAt}
par: 4
`,
    ],
  ]);
}

/** Three moments that can be played as soon as there are pictures. Its ids are new ones. */
export function firstStory(story: NewStory, newId: () => string): ReadonlyMap<string, string> {
  const begun = emptyStory(story).get('story.yaml') ?? '';
  const texts = new Map(FIRST_STORY.map(([path, text]) => [path, text] as const));
  texts.set('story.yaml', `${begun}${texts.get('story.yaml') ?? ''}`);
  return withNewIds(texts, new Map([[story.id, story.id]]), newId);
}

/** A copy with ids of its own and no owner in its text. */
export function copiedStory(
  texts: ReadonlyMap<string, string>,
  { from, to }: { readonly from: string; readonly to: NewStory },
  newId: () => string,
): ReadonlyMap<string, string> {
  const copies = new Map(withNewIds(texts, new Map([[from, to.id]]), newId));
  const text = copies.get('story.yaml') ?? '';
  const named = text.replace(/^ownerId:.*\n/m, '').replace(NAME, () => `name: ${bothLanguages(to.name)}\n`);
  return copies.set('story.yaml', named);
}

/** The name at the top of a file, with the lines that are indented below it. */
const NAME = /^name:.*\n(?:[ \t]+.*\n)*/m;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const ID = new RegExp(`\\bid: *['"]?(${UUID})`, 'g');

/** Every id that some file declares is another one, wherever it is written. */
function withNewIds(
  texts: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, string>,
  newId: () => string,
): ReadonlyMap<string, string> {
  const ids = new Map(known);
  for (const text of texts.values())
    for (const [, id = ''] of text.matchAll(ID)) if (!ids.has(id)) ids.set(id, newId());
  const renewed = (text: string) => text.replaceAll(new RegExp(UUID, 'g'), (id) => ids.get(id) ?? id);
  return new Map([...texts].map(([path, text]) => [path, renewed(text)]));
}

/** JSON is YAML. */
function bothLanguages({ en, fr }: NewStory['name']): string {
  return `{ en: ${JSON.stringify(en)}, fr: ${JSON.stringify(fr)} }`;
}
