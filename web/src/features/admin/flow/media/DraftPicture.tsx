import { useState } from 'react';
import { rendered } from '../../../../lib/media.ts';

interface Props {
  url: string;
  className?: string | undefined;
}

const WIDTH = 400;

/** A small picture of a draft, fetched when it comes into sight; nothing where it cannot be had: it repeats what is written beside it. */
export function DraftPicture({ url, className }: Props) {
  const [failed, setFailed] = useState<string>();
  if (url === failed) return null;
  return (
    <img
      className={className}
      src={rendered(url, WIDTH, 75)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(url)}
    />
  );
}
