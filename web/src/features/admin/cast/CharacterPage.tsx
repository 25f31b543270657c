import { adminFields } from '../../../lib/i18n/en/adminFields.ts';
import { adminForms } from '../../../lib/i18n/en/adminForms.ts';
import { adminMedia } from '../../../lib/i18n/en/adminMedia.ts';
import { VoiceSamples } from '../listen/VoiceSamples.tsx';
import { StagePreview } from '../media/StagePreview.tsx';
import { CharacterPictures } from '../media/ThingPictures.tsx';
import { FilePage, type FilePageProps } from '../moment/FilePage.tsx';
import { withMore } from '../moment/layout.ts';
import { Sections } from '../moment/Sections.tsx';
import { characterSchema } from '../moment/schemas.ts';
import { CHARACTER } from './layout.ts';
import { Prose } from './Prose.tsx';
import { ThingHead, type ThingHeadProps } from './ThingHead.tsx';

export const texts = { adminFields, adminForms, adminMedia };

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
            <CharacterPictures slug={slug} />
            <StagePreview slug={slug} />
            <Prose slug={slug} />
            <Sections
              at={[]}
              names={NAMES}
              {...{ schema, value, sections }}
              below={{ voices: <VoiceSamples slug={slug} /> }}
            />
          </>
        )}
      </FilePage>
    </>
  );
}
