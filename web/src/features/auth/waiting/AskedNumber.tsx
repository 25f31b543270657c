import { useId } from 'react';
import styles from './AskedNumber.module.css';

/** The number that a mailed link asks for in another browser, and why it is shown. */
export function AskedNumber({ text, number }: { text: string; number: string }) {
  const id = useId();
  return (
    <div className={styles.number}>
      <p id={id}>{text}</p>
      <output className="num" aria-labelledby={id}>
        {number}
      </output>
    </div>
  );
}
