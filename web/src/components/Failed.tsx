import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import { Retry } from './Retry.tsx';
import { ToCatalogue } from './ToCatalogue.tsx';

interface Props {
  text: string;
  onRetry?: () => void;
}

/** A whole page that has nothing to show: what went wrong, another try, and the way out. */
export function Failed(props: Props) {
  return <Problem {...props} full wayOut={<ToCatalogue />} />;
}

interface ProblemProps extends Props {
  full?: boolean;
  wayOut?: ReactNode;
}

/** A part of a page that has nothing to show: what went wrong, and another try. */
export function Problem({ text, onRetry, full = false, wayOut }: ProblemProps) {
  return (
    <Notice full={full} role="alert">
      <p>{text}</p>
      {onRetry && <Retry onRetry={onRetry} />}
      {wayOut}
    </Notice>
  );
}
