import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useHere } from '../../../lib/here.ts';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';
import { textPath } from '../paths.ts';
import { Beside } from '../presence/Beside.tsx';
import styles from './text.module.css';

/** All texts of the story; one choice of many where there is little room. */
export function FileList({ current }: { current: string }) {
  const { t } = useTranslation();
  const { storyId } = useDraft();
  const here = useHere();
  const navigate = useNavigate();
  const files = useOfDraft((draft) => draft.files());
  const problems = useOfDraft((draft) => draft.problems());
  const texts = files.filter(({ sha256 }) => sha256 === undefined).map(({ path }) => path);
  const marks = new Map<string, string>();
  for (const { file, severity } of problems) if (marks.get(file) !== 'error') marks.set(file, severity);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const go = (path: string) => navigate(here(textPath(storyId, path)));
  return (
    <nav className={styles.files} aria-label={t('admin.text.files')}>
      <select
        aria-label={t('admin.text.file')}
        value={current}
        onChange={({ currentTarget }) => go(currentTarget.value)}
      >
        {!texts.includes(current) && <option>{current}</option>}
        {texts.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </select>
      <ul ref={list}>
        {texts.map((path) => (
          <li key={path}>
            <Link to={here(textPath(storyId, path))} aria-current={path === current ? 'page' : undefined}>
              <span>{path}</span>
              {marks.has(path) && (
                <i data-severity={marks.get(path)} role="img" aria-label={t('admin.problems.here')} />
              )}
              <Beside path={path} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
