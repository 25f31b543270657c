import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PublicCatalogue } from '../features/catalogue/PublicCatalogue.tsx';
import { useHere } from '../lib/here.ts';
import { withTexts } from '../lib/i18n/withTexts.ts';

const SignInDialog = lazy(async () => ({
  default: (await withTexts(import('./SignIn.tsx'))).SignInDialog,
}));

/** The public catalogue with its sign-in; an invitation in the address opens it at once. */
export function PublicHome() {
  const [params] = useSearchParams();
  const [open, setOpen] = useState(params.has('invite_token'));
  const [chosen, setChosen] = useState<string>();
  const navigate = useNavigate();
  const here = useHere();
  const connect = (storyId?: string) => {
    setChosen(storyId);
    setOpen(true);
  };
  const enter = () => {
    if (chosen) navigate(here(`/launch/${chosen}`));
  };
  return (
    <>
      <PublicCatalogue onConnect={connect} />
      <Suspense fallback={null}>
        {open && <SignInDialog onClose={() => setOpen(false)} onSignedIn={enter} />}
      </Suspense>
    </>
  );
}
