import { adminFields } from '../../../lib/i18n/en/adminFields.ts';
import { adminForms } from '../../../lib/i18n/en/adminForms.ts';
import { FilePage, type FilePageProps } from '../moment/FilePage.tsx';
import { withMore } from '../moment/layout.ts';
import { Sections } from '../moment/Sections.tsx';
import { characterSchema } from '../moment/schemas.ts';
import { CHARACTER } from './layout.ts';
import { Prose } from './Prose.tsx';
import { ThingHead, type ThingHeadProps } from './ThingHead.tsx';

export const texts = { adminFields, adminForms };

type Props = Omit<FilePageProps, 'path'> & Omit<ThingHeadProps, 'kind'>;

const NAMES = ['character'];

/** A character: its file, and who this is in prose. */
export default function CharacterPage({ slug, onRenamed, onDeleted, ...page }: Props) {
  const schema = characterSchema();
  const sections = withMore(CHARACTER, Object.keys(schema.properties ?? {}));
  return (
    <>
      <ThingHead {...{ slug, onRenamed, onDeleted }} draft={page.draft} kind="character" />
      <FilePage {...page} key={slug} path={`characters/${slug}.yaml`}>
        {({ value }) => (
          <>
            <Prose slug={slug} />
            <Sections at={[]} names={NAMES} {...{ schema, value, sections }} />
          </>
        )}
      </FilePage>
    </>
  );
}
