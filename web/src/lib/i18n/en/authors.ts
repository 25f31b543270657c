import { admin } from './admin.ts';
import { adminFields } from './adminFields.ts';
import { adminFlow } from './adminFlow.ts';
import { adminForms } from './adminForms.ts';
import { adminMedia } from './adminMedia.ts';

/** What the pages of authors say: it is fetched with them, in every language. */
export const authors = { admin, adminFields, adminFlow, adminForms, adminMedia };
/** Every language has exactly the texts of English. */
export type AuthorTexts = typeof authors;
