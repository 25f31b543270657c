import type { ReactNode } from 'react';
import { useTriedAgain } from './useTriedAgain.ts';

interface Props {
  url: string;
  alt: string;
  className: string | undefined;
  /** What stands there until it can be loaded. */
  children?: ReactNode;
}

/** A drawing in the size that it has, such as a story's title. */
export function Drawing({ url, alt, className, children }: Props) {
  const { isAway, onError } = useTriedAgain(url);
  if (url === '' || isAway) return children;
  return <img className={className} src={url} alt={alt} onError={onError} />;
}
