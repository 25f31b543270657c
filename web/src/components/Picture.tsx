import type { Ref } from 'react';
import { rendered, srcSet } from '../lib/media.ts';
import { useTriedAgain } from './useTriedAgain.ts';

interface Props {
  url: string;
  alt: string;
  className?: string | undefined;
  /** The `sizes` attribute. */
  sizes: string;
  widths?: readonly number[];
  quality?: number;
  /** Loaded at once, before others. */
  eager?: boolean;
  onLoad?: (() => void) | undefined;
  ref?: Ref<HTMLImageElement>;
}

/** A picture in the size that the screen needs; a quiet block of colour until it can be loaded. */
export function Picture({ url, alt, className, sizes, eager = false, onLoad, ref, ...set }: Props) {
  const { isAway, onError } = useTriedAgain(url);
  if (url === '' || isAway) return <span className={className} data-missing="" />;
  return (
    <img
      ref={ref}
      className={className}
      src={rendered(url, 1280, set.quality ?? 75)}
      srcSet={srcSet(url, set)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onLoad={onLoad}
      onError={onError}
    />
  );
}
