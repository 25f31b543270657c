import { CircleX, Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import shared from '../flow.module.css';
import { DraftPicture } from '../media/DraftPicture.tsx';
import { SoundChip } from '../media/SoundChip.tsx';
import type { Card, First } from './card.ts';
import styles from './graph.module.css';

/** Who speaks, what sounds, whom one fights, what one gets; or why nobody knows. */
export function NodeChips({ card }: { card: Card }) {
  const { character, sound, opponents, rewards, broken } = card;
  if (broken !== undefined) {
    return (
      <p className={shared.broken}>
        <CircleX className="ico" aria-hidden="true" />
        {broken}
      </p>
    );
  }
  return (
    <div className={styles.chips}>
      {character && (
        <span className={shared.chip}>
          {character.picture && <DraftPicture url={character.picture} className={shared.portrait} />}
          <span>{character.name}</span>
        </span>
      )}
      {sound && <SoundChip url={sound} byKey={false} />}
      {opponents && <FirstChip first={opponents} of="opponents" />}
      {rewards && <FirstChip first={rewards} of="rewards" />}
    </div>
  );
}

function FirstChip({ first, of }: { first: First; of: 'opponents' | 'rewards' }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={shared.chip} data-of={of}>
        {of === 'rewards' ? (
          <Gift className="ico" aria-hidden="true" />
        ) : (
          first.picture && <DraftPicture url={first.picture} className={shared.portrait} />
        )}
        <span>{first.name}</span>
      </span>
      {first.more > 0 && (
        <span className={shared.chip} data-of={of}>
          {t('adminFlow.moreChips', { count: first.more })}
        </span>
      )}
    </>
  );
}
