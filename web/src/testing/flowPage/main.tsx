import '../../app/fonts.css';
import '../../app/tokens.css';
import '../../app/base.css';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import FlowPage from '../../features/admin/flow/FlowPage.tsx';
import { authors } from '../../lib/i18n/en/authors.ts';
import { en } from '../../lib/i18n/en/index.ts';
import { MemoryDraft } from '../memoryDraft.ts';

/** The page of a story's flow by itself, with a draft that lives in it alone; what stands in the draft is asked of the window. */
declare global {
  interface Window {
    fabulaDraft?: MemoryDraft;
  }
}

interface Given {
  readonly texts: readonly (readonly [string, string])[];
  readonly media: readonly (readonly [string, string])[];
  readonly canEdit: boolean;
}

function Shown({ draft }: { draft: MemoryDraft }) {
  const { pathname } = useLocation();
  return pathname === '/' ? <FlowPage draft={draft} /> : <main>{pathname}</main>;
}

const given: Given = await (await fetch('/story.json')).json();
await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { translation: { ...en, ...authors } } },
  interpolation: { escapeValue: false },
});
const draft = new MemoryDraft(given);
window.fabulaDraft = draft;
const router = createMemoryRouter([{ path: '*', element: <Shown draft={draft} /> }]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={router} />);
