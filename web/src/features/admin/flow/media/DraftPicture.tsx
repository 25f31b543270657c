import { useTriedAgain } from '../../../../components/useTriedAgain.ts';
import { rendered } from '../../../../lib/media.ts';

interface Props {
  url: string;
  className?: string | undefined;
}

const WIDTH = 400;

/** A small picture of a draft, fetched when it comes into sight; nothing as long as it cannot be had: it repeats what is written beside it. */
export function DraftPicture({ url, className }: Props) {
  const { isAway, onError } = useTriedAgain(url);
  if (url === '' || isAway) return null;
  return (
    <img
      className={className}
      src={rendered(url, WIDTH, 75)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={onError}
    />
  );
}
