import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../../components/Dialog.tsx';
import { intoSight } from '../../../components/intoSight.ts';
import { useHere } from '../../../lib/here.ts';
import { useDraft } from '../draft/useDraft.ts';
import { atLine, textPath } from '../paths.ts';
import styles from './find.module.css';
import type { FoundLine } from './found.ts';
import { useFound } from './useFound.ts';

/** Finds a file or a line anywhere in the story, and goes there. */
export default function FindDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const draft = useDraft();
  const navigate = useNavigate();
  const here = useHere();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [index, setIndex] = useState(0);
  const { lines, isCurrent } = useFound(draft, wanted);
  const chosen = Math.min(index, lines.length - 1);
  const go = (line: FoundLine | undefined) => {
    if (!line) return;
    onClose();
    navigate({ ...here(textPath(draft.storyId, line.path)), hash: atLine(line.line) });
  };
  /** Whoever is faster than what is looked for gets the first of it. */
  const pick = async () => go(isCurrent ? lines[chosen] : (await draft.find(wanted))[0]);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') void pick();
    else if (step !== undefined) setIndex(Math.max(0, Math.min(lines.length - 1, chosen + step)));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog onClose={onClose} title={t('admin.find.title')} narrow>
      <div className={styles.find}>
        <input
          type="search"
          role="combobox"
          aria-label={t('admin.find.label')}
          aria-expanded={lines.length > 0}
          aria-controls={id}
          aria-activedescendant={lines.length > 0 ? `${id}-${chosen}` : undefined}
          placeholder={t('admin.find.label')}
          value={wanted}
          onChange={({ currentTarget }) => {
            setWanted(currentTarget.value);
            setIndex(0);
          }}
          onKeyDown={press}
        />
        <div id={id} role="listbox" aria-label={t('admin.find.title')} tabIndex={-1}>
          {lines.map((line, at) => (
            <div
              key={`${line.path}:${line.line}`}
              id={`${id}-${at}`}
              ref={at === chosen ? intoSight : undefined}
              role="option"
              aria-selected={at === chosen}
              tabIndex={-1}
              onClick={() => go(line)}
              onKeyDown={press}
            >
              <b>{line.text}</b>
              <small>
                {line.path} {line.line}
              </small>
            </div>
          ))}
        </div>
        {isCurrent && wanted.trim() !== '' && lines.length === 0 && (
          <p role="status">{t('admin.find.none')}</p>
        )}
      </div>
    </Dialog>
  );
}
