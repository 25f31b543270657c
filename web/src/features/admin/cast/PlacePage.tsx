import { adminFields } from '../../../lib/i18n/en/adminFields.ts';
import { adminForms } from '../../../lib/i18n/en/adminForms.ts';
import { adminMedia } from '../../../lib/i18n/en/adminMedia.ts';
import { PLACE } from './layout.ts';
import { StoryPartPage, type StoryPartProps } from './StoryPartPage.tsx';

export const texts = { adminFields, adminForms, adminMedia };

/** A place. */
export default function PlacePage(page: StoryPartProps) {
  return <StoryPartPage {...page} kind="place" layout={PLACE} />;
}
