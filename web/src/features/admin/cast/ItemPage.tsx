import { adminFields } from '../../../lib/i18n/en/adminFields.ts';
import { adminForms } from '../../../lib/i18n/en/adminForms.ts';
import { adminMedia } from '../../../lib/i18n/en/adminMedia.ts';
import { useSlugs } from '../widgets/slugs.ts';
import { DYNAMIC_ITEM, ITEM } from './layout.ts';
import { StoryPartPage, type StoryPartProps } from './StoryPartPage.tsx';

export const texts = { adminFields, adminForms, adminMedia };

/** An item, or a template of items that are made by chance. */
export default function ItemPage(page: StoryPartProps) {
  const isDynamic = useSlugs(page.draft)['dynamic item'].includes(page.slug);
  return isDynamic ? (
    <StoryPartPage {...page} kind="dynamic item" layout={DYNAMIC_ITEM} />
  ) : (
    <StoryPartPage {...page} kind="item" layout={ITEM} />
  );
}
