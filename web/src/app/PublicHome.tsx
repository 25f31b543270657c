import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PublicCatalogue } from '../features/catalogue/PublicCatalogue.tsx';
import { withTexts } from '../lib/i18n/withTexts.ts';
import { readAsked } from '../lib/mailedLink/asked.ts';
import { landing, MINE, nextPage } from '../lib/nextPage.ts';
import { keptByTab } from '../lib/storage.ts';

/** The story that somebody chose before they sign in: who waits for a mail may reload the page. */
const CHOSEN = 'fabula.chosen';

const SignInDialog = lazy(async () => ({
  default: (await withTexts(import('./SignIn.tsx'))).SignInDialog,
}));

/** The public catalogue with its sign-in; an invitation in the address opens it at once, and so does a mail that is waited for. */
export function PublicHome() {
  const [params] = useSearchParams();
  const [open, setOpen] = useState(() => params.has('invite_token') || readAsked() !== undefined);
  const navigate = useNavigate();
  const { search } = useLocation();
  const connect = (storyId?: string) => {
    keptByTab.set(CHOSEN, storyId ?? '');
    setOpen(true);
  };
  const story = keptByTab.get(CHOSEN);
  const chosen = story ? `/launch/${story}` : undefined;
  const enter = () => {
    keptByTab.set(CHOSEN, '');
    if (chosen || landing(search) === MINE) navigate(nextPage(search, chosen));
  };
  return (
    <>
      <PublicCatalogue onConnect={connect} />
      <Suspense fallback={null}>
        {open && <SignInDialog chosen={chosen} onClose={() => setOpen(false)} onSignedIn={enter} />}
      </Suspense>
    </>
  );
}
