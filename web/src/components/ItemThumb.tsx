import styles from './ItemThumb.module.css';
import { Picture } from './Picture.tsx';

/** An item's picture beside its name; nothing where it has none. */
export function ItemThumb({ url }: { url: string | undefined }) {
  if (!url) return null;
  return <Picture url={url} alt="" className={styles.thumb} sizes="2.2rem" widths={[400]} quality={85} />;
}
