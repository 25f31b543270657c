import { Notice } from './Notice.tsx';
import { Retry } from './Retry.tsx';
import { ToCatalogue } from './ToCatalogue.tsx';

interface Props {
  text: string;
  onRetry?: () => void;
}

/** A whole page that has nothing to show: what went wrong, another try, and the way out. */
export function Failed({ text, onRetry }: Props) {
  return (
    <Notice full role="alert">
      <p>{text}</p>
      {onRetry && <Retry onRetry={onRetry} />}
      <ToCatalogue />
    </Notice>
  );
}
