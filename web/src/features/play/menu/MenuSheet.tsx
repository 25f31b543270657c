import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../components/IconButton.tsx';
import { useReturnFocus } from '../../../components/useReturnFocus.ts';
import { rankLetter } from '../../../lib/format/rank.ts';
import type { GameSession } from '../../../lib/game/gameSession.ts';
import type { View } from '../api.ts';
import { remaining } from '../facts.ts';
import type { OnStage } from '../selectStage.ts';
import { CharacterRow, ItemRow } from './CardRows.tsx';
import { MenuActions } from './MenuActions.tsx';
import styles from './MenuSheet.module.css';

interface Props extends OnStage {
  onClose: () => void;
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
              <p lang={view.language}>{view.storyName}</p>
              <Radix.Title lang={view.language}>{view.momentName}</Radix.Title>
            </div>
            <Radix.Close asChild>
              <IconButton label={t('play.closeMenu')}>
                <X className="ico" aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </header>
          <Counts view={run} />
          <Section title={t('play.characters')} empty={t('play.noCharacters')}>
            {run.enrolledCharacters.map((character) => (
              <CharacterRow key={character.characterId} character={character} />
            ))}
          </Section>
          <Section title={t('play.items')} empty={t('play.noItems')}>
            {run.playerItems.map((item) => (
              <ItemRow key={item.availableItemId} item={item} />
            ))}
          </Section>
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

function Section({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {children.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
