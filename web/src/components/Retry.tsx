import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';

/** Milliseconds between two tries that nobody asked for. */
const AGAIN_MS = 10_000;

/** A button for another try, which is also made by itself while it is shown: what is away comes back. */
export function Retry({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(onRetry);
  latest.current = onRetry;
  useEffect(() => {
    const timer = setInterval(() => {
      // Who is about to press it is not forestalled: it would go from under the finger.
      if (document.activeElement !== button.current) latest.current();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Button ref={button} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
}
