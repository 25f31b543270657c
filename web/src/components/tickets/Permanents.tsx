import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { useScene } from '../../lib/i18n/scene.ts';
import { firstPicture } from '../../lib/media.ts';
import { Card } from '../Card.tsx';
import { characterCard } from '../cardFaces.ts';
import { ItemThumb } from '../ItemThumb.tsx';
import { type Permanent, usePermanentsQuery } from './api.ts';
import styles from './Tickets.module.css';

/** Who was made permanent: their cards are in the hand of every story. */
export function Permanents() {
  const { t } = useTranslation();
  const { tell } = useScene();
  const { data } = usePermanentsQuery({ language: currentLanguage() }, { refetchOnMountOrArgChange: true });
  if (!data || data.characters.length === 0) return null;
  return (
    <section>
      <h3>{t('tickets.permanent', { n: data.characters.length })}</h3>
      <ul className={styles.cards}>
        {data.characters.map((each) => {
          const { face, label } = characterCard(tell, cardOf(each));
          return (
            <li key={each.id}>
              <Card face={face} label={label} />
              <Kept items={each.items} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What somebody keeps for good, where it has pictures; the card's own label names it in any case. */
function Kept({ items }: Pick<Permanent, 'items'>) {
  const { lang } = useScene();
  const seen = items.filter(({ imageUrls }) => firstPicture(...imageUrls) !== '');
  if (seen.length === 0) return null;
  return (
    <ul className={styles.kept}>
      {seen.map(({ id, name, imageUrls }) => (
        <li key={id} lang={lang}>
          {name}
          <ItemThumb url={firstPicture(...imageUrls)} />
        </li>
      ))}
    </ul>
  );
}

/** As a card in a hand is told. */
function cardOf(each: Permanent): Parameters<typeof characterCard>[1] {
  return {
    characterId: each.id,
    blueprintCharacterId: each.blueprintCharacterId,
    characterName: each.name,
    characterCardType: each.cardType,
    characterProperties: each.properties,
    characterCurrentAttack: each.currentAttack,
    characterBaseAttack: each.currentAttack,
    characterCurrentHealth: each.currentHealth,
    characterBaseHealth: each.maxHealth,
    equippedItems: each.items,
    imageUrl: each.mediaUrl,
    isBurnedOut: false,
    effects: [],
  };
}
