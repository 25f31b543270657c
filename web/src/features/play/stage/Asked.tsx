import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { held } from '../../../lib/format/held.ts';
import type { SaidLine } from '../../../lib/game/said.ts';
import type { View } from '../api.ts';
import styles from './Asked.module.css';
import { Speaker, Translated } from './Speaker.tsx';

interface Props {
  view: View;
  lines: readonly SaidLine[];
  /** The last of it is in the live region too: it is read out but once. */
  isAnnounced: boolean;
  /** The player is answering: it steps back. */
  aside: boolean;
}

/** Longer than this, characters, it is set smaller. */
const LONG = 130;

/** All of what the player answers now, for as long as it is not answered. */
export function Asked({ view, lines, isAnnounced, aside }: Props) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const speeches = useMemo(() => speechesOf(view, lines), [view, lines]);
  const isLong = aside || lines.reduce((sum, { text }) => sum + text.length, 0) > LONG;
  const more = useMore(box, speeches);
  const scrolled = more && { role: 'group', 'aria-label': t('play.asked'), tabIndex: 0, 'data-more': more };
  return (
    <div
      ref={box}
      className={classes(styles.asked, isLong && styles.long, aside && styles.aside)}
      {...scrolled}
    >
      {speeches.map((speech, at) => {
        const isLast = at === speeches.length - 1;
        const hidden = isLast && isAnnounced;
        return (
          <div key={speech[0]?.index}>
            {speech[0]?.characterId !== speeches[Math.max(0, at - 1)]?.[0]?.characterId && (
              <Speaker view={view} characterId={speech[0]?.characterId ?? ''} />
            )}
            <Speech view={view} speech={speech} hidden={hidden} />
          </div>
        );
      })}
    </div>
  );
}

function Speech({ view, speech, hidden }: { view: View; speech: readonly SaidLine[]; hidden: boolean }) {
  const last = speech.at(-1);
  const before = speech.slice(0, -1).map(({ text }) => `${held(text)} `);
  return (
    <>
      <p className={styles.words} lang={view.language}>
        {before}
        <span aria-hidden={hidden || undefined}>{held(last?.text ?? '')}</span>
      </p>
      <span aria-hidden={hidden || undefined}>
        <Translated view={view} text={last?.translation} />
      </span>
    </>
  );
}

/** What one person has said without another in between; for learners, each line with what it means. */
function speechesOf({ hintTranslation }: View, lines: readonly SaidLine[]): SaidLine[][] {
  const speeches: SaidLine[][] = [];
  for (const line of lines) {
    const speech = speeches.at(-1);
    const before = speech?.at(-1);
    const isOther = before?.characterId !== line.characterId;
    const isNew = isOther || (Boolean(hintTranslation) && before?.translation !== line.translation);
    if (isNew || !speech) speeches.push([line]);
    else speech.push(line);
  }
  return speeches;
}

/** On which sides there is more of it than is in sight: '' where all of it is. Its end is in sight at first. */
function useMore(box: { readonly current: HTMLElement | null }, of: unknown): string {
  const [more, setMore] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words, another height
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const look = () => setMore(sidesOf(current));
    const observer = new ResizeObserver(() => {
      current.scrollTop = current.scrollHeight;
      look();
    });
    observer.observe(current);
    current.addEventListener('scroll', look);
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [box, of]);
  return more;
}

function sidesOf({ scrollTop, clientHeight, scrollHeight }: HTMLElement): string {
  const above = scrollTop > 1 && 'above';
  const below = scrollTop + clientHeight < scrollHeight - 1 && 'below';
  return [above, below].filter(Boolean).join(' ');
}
