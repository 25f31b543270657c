import styles from './cast.module.css';

/** Long work that is under way, and how far it is. @param share from 0 to 1 */
export function Looking({ text, share }: { text: string; share: number }) {
  return (
    <div className={styles.looking}>
      <p role="status">{text}</p>
      <progress value={share} aria-label={text} />
    </div>
  );
}
