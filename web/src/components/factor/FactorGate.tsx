import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { withTexts } from '../../lib/i18n/withTexts.ts';
import { wantsFactor } from './wantsFactor.ts';

const FactorDialog = lazy(() => withTexts(import('./FactorDialog.tsx')));

/** Answers whether the factor was shown; false where somebody thought better of it. */
type Ask = () => Promise<boolean>;

const AskForFactor = createContext<Ask>(async () => false);

/** Over what is inside, the second factor is asked for where a call was refused for want of it; nothing inside is lost by it. */
export function FactorGate({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((isShown: boolean) => void)[]>([]);
  const ask = useCallback<Ask>(() => {
    setOpen(true);
    return new Promise((resolve) => void waiting.current.push(resolve));
  }, []);
  const settle = (isShown: boolean) => {
    setOpen(false);
    for (const tell of waiting.current.splice(0)) tell(isShown);
  };
  return (
    <AskForFactor value={ask}>
      {children}
      <Suspense fallback={null}>
        {isOpen && <FactorDialog onDone={() => settle(true)} onCancel={() => settle(false)} />}
      </Suspense>
    </AskForFactor>
  );
}

/** What a call of the store comes to. */
interface Outcome {
  readonly error?: unknown;
}

/** Does what may want the second factor: refused for want of it, the factor is asked for, and once it was shown it is done. */
export function useWithFactor() {
  const ask = useContext(AskForFactor);
  return useCallback(
    async <T extends Outcome>(act: () => Promise<T>): Promise<T> => {
      const outcome = await act();
      return wantsFactor(outcome.error) && (await ask()) ? act() : outcome;
    },
    [ask],
  );
}

/** For what is only read: asks for the factor as soon as it was refused for want of it, and then for it again. */
export function useFactorFor(error: unknown, again: () => void): void {
  const ask = useContext(AskForFactor);
  const latest = useRef(again);
  latest.current = again;
  useEffect(() => {
    if (!wantsFactor(error)) return;
    void ask().then((isShown) => {
      if (isShown) latest.current();
    });
  }, [error, ask]);
}
