import styles from './EndScreen.module.css';

/** A few numbers with their names. */
export function Tally({ counts }: { counts: readonly (readonly [number | string, string])[] }) {
  return (
    <dl className={styles.tally}>
      {counts.map(([value, name]) => (
        <div key={name}>
          <dd className="num">{value}</dd>
          <dt>{name}</dt>
        </div>
      ))}
    </dl>
  );
}
