import { useState } from 'react';
import { rendered, srcSet } from '../lib/media.ts';

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
}

/** A picture in the size that the screen needs; a quiet block of colour where it cannot be loaded. */
export function Picture({ url, alt, className, sizes, eager = false, ...set }: Props) {
  const [failed, setFailed] = useState('');
  if (url === '' || failed === url) return <span className={className} data-missing="" />;
  return (
    <img
      className={className}
      src={rendered(url, { width: 1280, quality: set.quality ?? 75 })}
      srcSet={srcSet(url, set)}
      sizes={sizes}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailed(url)}
    />
  );
}
