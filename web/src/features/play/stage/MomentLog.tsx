import { type UIEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../components/classes.ts';
import { Dialog, DialogTitle } from '../../../components/Dialog.tsx';
import { held } from '../../../lib/format/held.ts';
import type { Said } from '../../../lib/game/said.ts';
import { heardSoFar } from '../../../lib/game/talk.ts';
import { heardNow } from '../../../lib/game/uiState.ts';
import { useScene } from '../../../lib/i18n/scene.ts';
import type { View } from '../api.ts';
import { nameOf } from '../facts.ts';
import { useGameState } from '../useRun.ts';
import styles from './MomentLog.module.css';
import { Translated } from './Speaker.tsx';
import { useTalk } from './useTalk.ts';

/** Less than a line, px: the end is in sight. */
const NEAR_END = 20;

/** What was said in the moment so far, by both sides. It is read where one likes: what comes is announced by the captions alone. */
export function MomentLog({ view, onClose }: { view: View; onClose: () => void }) {
  const { t } = useTranslation();
  const game = useGameState();
  const said = heardSoFar(useTalk(), heardNow(game), game.caption);
  const list = useRef<HTMLOListElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => list.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest comes in sight, unless somebody reads further up
  useEffect(() => {
    if (list.current && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [said.length]);
  const look = ({ currentTarget: { scrollTop, clientHeight, scrollHeight } }: UIEvent) => {
    isAtEnd.current = scrollTop + clientHeight > scrollHeight - NEAR_END;
  };
  return (
    <Dialog title={t('play.log')} titled narrow onClose={onClose}>
      <DialogTitle className={styles.title}>{t('play.log')}</DialogTitle>
      <ol
        ref={list}
        className={styles.list}
        lang={view.language}
        aria-label={view.momentName}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys
        tabIndex={0}
        onScroll={look}
      >
        {said.map((one, at) => (
          <Entry key={keyOf(one)} view={view} said={one} before={said[at - 1]} />
        ))}
      </ol>
    </Dialog>
  );
}

const speakerOf = (one: Said): string | undefined => (one.by === 'player' ? undefined : one.characterId);

const keyOf = (one: Said): string =>
  one.by === 'player' ? `${one.inputId} words` : `${one.inputId} ${one.attempt} ${one.index}`;

interface EntryProps {
  view: View;
  said: Said;
  before: Said | undefined;
}

/** Whoever goes on is named for those alone who do not see it. */
function Entry({ view, said, before }: EntryProps) {
  const { tell, lang } = useScene();
  const isMine = said.by === 'player';
  const goesOn = before !== undefined && speakerOf(before) === speakerOf(said);
  const name = isMine ? tell('you') : nameOf(view, said.characterId) || tell('narrator');
  return (
    <li className={classes(isMine && styles.mine, goesOn && styles.on)}>
      <b lang={lang} className={goesOn ? 'sr' : undefined}>
        {name}
      </b>
      <span className="sr">: </span>
      <p lang={view.language}>{held(said.text)}</p>
      {!isMine && <Translated view={view} text={said.translation} />}
    </li>
  );
}
