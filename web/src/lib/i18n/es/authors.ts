import type { AuthorTexts } from '../en/authors.ts';
import { admin } from './admin.ts';
import { adminFields } from './adminFields.ts';
import { adminFlow } from './adminFlow.ts';
import { adminForms } from './adminForms.ts';
import { adminMedia } from './adminMedia.ts';

export const authors: AuthorTexts = { admin, adminFields, adminFlow, adminForms, adminMedia };
