import { useMemo } from 'react';
import { ThingPicture } from '../media/ThingPictures.tsx';
import { FilePage, type FilePageProps } from '../moment/FilePage.tsx';
import { type Section, withMore } from '../moment/layout.ts';
import { Sections } from '../moment/Sections.tsx';
import { storySchema } from '../moment/schemas.ts';
import { entrySchema } from '../widgets/schema.ts';
import { valueAt } from '../widgets/values.ts';
import { ThingHead, type ThingHeadProps } from './ThingHead.tsx';
import { FIELDS, placeOfThing } from './things.ts';

export type StoryPartProps = Omit<FilePageProps, 'path'> & Omit<ThingHeadProps, 'kind'>;

interface Props extends StoryPartProps {
  readonly kind: keyof typeof FIELDS;
  readonly layout: readonly Section[];
}

/** Something that story.yaml declares under its name. */
export function StoryPartPage({ kind, layout, slug, onRenamed, onDeleted, ...page }: Props) {
  const { file, path } = useMemo(() => placeOfThing(kind, slug), [kind, slug]);
  const field = FIELDS[kind];
  const schema = entrySchema(storySchema().properties?.[field] ?? {}) ?? {};
  const sections = withMore(layout, Object.keys(schema.properties ?? {}));
  return (
    <>
      <ThingHead {...{ slug, kind, onRenamed, onDeleted }} draft={page.draft} />
      <FilePage {...page} key={slug} path={file} within={path}>
        {({ value }) => (
          <>
            <ThingPicture kind={kind === 'place' ? 'place' : 'item'} slug={slug} />
            <Sections at={path} names={[field]} {...{ schema, sections }} value={valueAt(value, path)} />
          </>
        )}
      </FilePage>
    </>
  );
}
