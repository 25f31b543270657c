import { SourceFile } from '@fabula/story/source-file';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { rendered } from '../../../lib/media.ts';
import type { Draft } from '../draft/draft.ts';
import { mediaAddress } from '../flow/media/draftMedia.ts';
import sections from '../moment/Sections.module.css';
import { useForm } from '../widgets/form.ts';
import { useSlugs } from '../widgets/slugs.ts';
import styles from './media.module.css';
import { mediaPaths, useFiles } from './useMedia.ts';

const PICTURE = /\.(jpe?g|png|webp)$/;
const OF_MOMENTS = /^(places|characters|moments)\//;
const WIDTH = 400;

/** All pictures that moments show, each once: places, characters, and those of one moment alone. */
export function PictureStrip() {
  const { t } = useTranslation();
  const id = useId();
  const { draft } = useForm();
  const { moment } = useSlugs(draft);
  const paths = [...mediaPaths(useFiles(draft))].filter(
    (path) => PICTURE.test(path) && OF_MOMENTS.test(path),
  );
  const unreadable = unreadableIn(draft);
  return (
    <section className={sections.section} aria-labelledby={id}>
      <h2 id={id}>{t('adminMedia.strip.title')}</h2>
      {unreadable.map(({ of, file, line }) => (
        <p key={file} className={styles.refused}>
          {t(`adminMedia.strip.${of}`, { message: t('adminMedia.strip.unreadable', { file, line }) })}
        </p>
      ))}
      {moment.length === 0 && <p className={styles.hint}>{t('adminMedia.strip.noMoments')}</p>}
      {paths.length === 0 && <p className={styles.hint}>{t('adminMedia.strip.none')}</p>}
      {paths.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer moves what is scrolled by keys
        <ul className={styles.strip} tabIndex={0} aria-labelledby={id}>
          {paths.map((path) => (
            <li key={path}>
              <img
                src={rendered(mediaAddress(draft, 'image', path) ?? '', WIDTH, 75)}
                alt=""
                loading="lazy"
                decoding="async"
              />
              {path}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface Unreadable {
  readonly of: 'moments' | 'places' | 'characters';
  readonly file: string;
  readonly line: number;
}

const PARTS = [
  ['moments', /^moments\/.*\.yaml$/],
  ['places', /^story\.yaml$/],
  ['characters', /^characters\/.*\.yaml$/],
] as const;

/** Texts that name what moments show and cannot be read now: of what the checker found broken, as it is written. */
function unreadableIn(draft: Draft): Unreadable[] {
  const files = new Set(draft.problems().flatMap(({ code, file }) => (code === 'FS101' ? [file] : [])));
  return [...files].flatMap((file) => {
    const of = PARTS.find(([, form]) => form.test(file))?.[0];
    const [error] = new SourceFile(file, draft.textOf(file) ?? '').syntaxErrors;
    return of && error ? [{ of, file, line: error.line }] : [];
  });
}
