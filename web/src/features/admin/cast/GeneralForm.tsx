import { adminFields } from '../../../lib/i18n/en/adminFields.ts';
import { adminForms } from '../../../lib/i18n/en/adminForms.ts';
import { adminMedia } from '../../../lib/i18n/en/adminMedia.ts';
import { StoryMedia } from '../media/StoryMedia.tsx';
import { FilePage, type FilePageProps } from '../moment/FilePage.tsx';
import { withMore } from '../moment/layout.ts';
import { Sections } from '../moment/Sections.tsx';
import { storySchema } from '../moment/schemas.ts';
import { ELSEWHERE, GENERAL } from './layout.ts';

export const texts = { adminFields, adminForms, adminMedia };

/** What a story says of itself. */
export default function GeneralForm(page: Omit<FilePageProps, 'path'>) {
  const schema = storySchema();
  const fields = Object.keys(schema.properties ?? {});
  const sections = withMore(GENERAL, fields, (field) => ELSEWHERE.includes(field));
  return (
    <FilePage {...page} path="story.yaml">
      {({ value }) => (
        <>
          <StoryMedia />
          <Sections at={[]} {...{ schema, value, sections }} />
        </>
      )}
    </FilePage>
  );
}
