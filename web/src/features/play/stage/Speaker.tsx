import { held } from '../../../lib/format/held.ts';
import { useScene } from '../../../lib/i18n/scene.ts';
import type { View } from '../api.ts';
import { nameOf } from '../facts.ts';
import styles from './Captions.module.css';

/** The name over what somebody says. */
export function Speaker({ view, characterId }: { view: View; characterId: string }) {
  const { tell } = useScene();
  return (
    <span lang={view.language} className={styles.who}>
      {nameOf(view, characterId) || tell('narrator')}
    </span>
  );
}

/** The line as a learner reads it under what is said, in the language that the moment names. */
export function Translated({ view, text }: { view: View; text: string | undefined }) {
  if (!view.hintTranslation || !text) return null;
  return (
    <span className={styles.translated} lang={view.hintTranslation}>
      {held(text)}
    </span>
  );
}
