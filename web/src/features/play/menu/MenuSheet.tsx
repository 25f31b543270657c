import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton.tsx';
import { useReturnFocus } from '../../../components/useReturnFocus.ts';
import { rankLetter } from '../../../lib/format/rank.ts';
import type { GameSession } from '../../../lib/game/gameSession.ts';
import type { View } from '../api.ts';
import { remaining } from '../facts.ts';
import { CharacterRow, ItemRow } from './CardRows.tsx';
import { MenuActions } from './MenuActions.tsx';
import styles from './MenuSheet.module.css';

interface Props {
  onClose: () => void;
  /** The moment on stage. */
  view: View;
  /** The run as it is now. */
  run: View;
  session: GameSession | undefined;
}

/** The run's sheet: how far it is, who and what the player has, and the way out. */
export function MenuSheet({ onClose, view, run, session }: Props) {
  const { t } = useTranslation();
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Content className={styles.sheet} aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
          <header>
            <div>
              <p>{view.storyName}</p>
              <Radix.Title>{view.momentName}</Radix.Title>
            </div>
            <Radix.Close asChild>
              <IconButton label={t('play.closeMenu')}>
                <X className="ico" aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <Counts view={run} />
          <Team view={run} />
          <MenuActions
            playerStoryId={view.playerStoryId}
            onEnded={() => {
              session?.skip();
              onClose();
            }}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Counts({ view }: { view: View }) {
  const { t } = useTranslation();
  const { left } = remaining(view);
  return (
    <dl className={styles.counts}>
      <div>
        <dd className="num">{view.loopNumber || 1}</dd>
        <dt>{t('play.loopNumber')}</dt>
      </div>
      <div>
        <dd className={`num ${styles.lamp}`}>{left}</dd>
        <dt>{t('play.remaining')}</dt>
      </div>
      <div>
        <dd className={styles.gold}>{view.bestRank ? rankLetter(view.bestRank) : '–'}</dd>
        <dt>{t('play.highestRank')}</dt>
      </div>
    </dl>
  );
}

function Team({ view }: { view: View }) {
  const { t } = useTranslation();
  return (
    <>
      <section>
        <h3>{t('play.characters')}</h3>
        {view.enrolledCharacters.length === 0 && <p className={styles.empty}>{t('play.noCharacters')}</p>}
        <ul className={styles.list}>
          {view.enrolledCharacters.map((character) => (
            <CharacterRow key={character.characterId} character={character} />
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('play.items')}</h3>
        {view.playerItems.length === 0 && <p className={styles.empty}>{t('play.noItems')}</p>}
        <ul className={styles.list}>
          {view.playerItems.map((item) => (
            <ItemRow key={item.availableItemId} item={item} />
          ))}
        </ul>
      </section>
    </>
  );
}
