import { CircleAlert } from 'lucide-react';
import styles from './AuthPanel.module.css';

/** Why a form was refused; nothing where it was not. */
export function FormProblem({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles.problem} role="alert">
      <CircleAlert className="ico" aria-hidden="true" />
      {text}
    </p>
  );
}
