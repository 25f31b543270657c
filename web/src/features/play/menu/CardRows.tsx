import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { finishName } from '../../../components/cardFaces.ts';
import { ItemThumb } from '../../../components/ItemThumb.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { PropertyTag } from '../../../components/PropertyTag.tsx';
import type { View } from '../api.ts';
import styles from './MenuSheet.module.css';

type Character = View['enrolledCharacters'][number];
type Item = View['playerItems'][number];

function Portrait({ url }: { url: string | undefined }) {
  return (
    <span className={styles.picture} aria-hidden="true">
      {url ? <Picture url={url} alt="" sizes="5rem" widths={[400]} quality={85} /> : '?'}
    </span>
  );
}

interface StatsProps {
  stats: readonly (readonly [string, string | number])[];
}

function Stats({ stats }: StatsProps) {
  return (
    <dl className={styles.stats}>
      {stats.map(([name, value]) => (
        <StatPair key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function StatPair({ name, value }: { name: string; value: string | number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </>
  );
}

/** What an item adds, where it adds something. */
function bonusOf(t: TFunction, { attackBonus, defenseBonus }: Character['equippedItems'][number]): string {
  const parts = [
    [t('play.attack'), attackBonus],
    [t('play.defence'), defenseBonus],
  ] as const;
  return parts.flatMap(([name, bonus]) => (bonus === 0 ? [] : `${name} +${bonus}`)).join(', ');
}

export function CharacterRow({ character }: { character: Character }) {
  const { t } = useTranslation();
  const attack = character.characterCurrentAttack || character.characterBaseAttack;
  return (
    <li>
      <Portrait url={character.imageUrl} />
      <div>
        <b className={styles.name}>{character.characterName}</b>{' '}
        <small className={styles.finish}>{finishName(t, character.characterCardType)}</small>
        <div className={styles.tags}>
          {character.characterProperties.map((name) => (
            <PropertyTag key={name} name={name} />
          ))}
          {character.equippedItems.map((item) => (
            <span key={item.id}>
              {item.name} <small className="num">{bonusOf(t, item)}</small>
              <ItemThumb url={item.imageUrls[0]} />
            </span>
          ))}
        </div>
      </div>
      <Stats
        stats={[
          [t('play.attack'), attack],
          [t('play.health'), `${character.characterCurrentHealth}/${character.characterBaseHealth}`],
        ]}
      />
    </li>
  );
}

export function ItemRow({ item }: { item: Item }) {
  const { t } = useTranslation();
  return (
    <li>
      <Portrait url={item.imageUrls[0]} />
      <div>
        <b className={styles.name}>{item.availableItemName}</b>
        <div className={styles.tags}>
          {item.availableItemProperties.map((name) => (
            <PropertyTag key={name} name={name} />
          ))}
        </div>
      </div>
      <Stats
        stats={[
          [t('play.attack'), `+${item.availableItemAttackBonus}`],
          [t('play.defence'), `+${item.availableItemDefenseBonus}`],
        ]}
      />
    </li>
  );
}
