import styles from './controls.module.css';
import frame from './Frame.module.css';
import { Help } from './Frame.tsx';
import { useForm } from './form.ts';
import { Notes, useNotes } from './Notes.tsx';
import { placeName } from './paths.ts';
import { useEdit } from './useEdit.ts';
import type { WidgetProps } from './widget.ts';

/** A yes or no. What is as it would be anyway is left out. */
export function ToggleWidget({ at, schema, value, isRequired, texts }: WidgetProps) {
  const { isReadOnly } = useForm();
  const { edit, refusal } = useEdit();
  const notes = useNotes({ at, refusal });
  const toggle = (isOn: boolean) => {
    const isUsual = !isRequired && isOn === schema.default;
    if (!isUsual) edit({ kind: 'set', path: at, value: isOn });
    else if (value !== undefined) edit({ kind: 'remove', path: at });
  };
  return (
    <div className={frame.field} data-at={placeName(at)}>
      <label className={styles.check}>
        <input
          {...notes.described}
          type="checkbox"
          checked={(value ?? schema.default) === true}
          disabled={isReadOnly}
          onChange={({ target }) => toggle(target.checked)}
        />
        {texts.label}
      </label>
      <Help {...texts} />
      <Notes {...notes} />
    </div>
  );
}
