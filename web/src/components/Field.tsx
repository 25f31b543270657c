import { CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useId } from 'react';
import styles from './Field.module.css';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** Stands inside the box, at its end. */
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input that says its own problem. */
export function Field({ label, hint, problem, after, ...input }: Props) {
  const id = useId();
  const described = problem ? `${id}-problem` : hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input {...input} id={id} aria-invalid={problem ? true : undefined} aria-describedby={described} />
        {after}
      </div>
      {problem ? (
        <span className={styles.problem} id={`${id}-problem`} role="alert">
          <CircleAlert className="ico" aria-hidden="true" />
          {problem}
        </span>
      ) : (
        hint && (
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )
      )}
    </div>
  );
}
