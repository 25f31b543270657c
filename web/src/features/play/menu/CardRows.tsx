import { Fragment, type ReactNode } from 'react';
import type { CardFace } from '../../../components/Card.tsx';
import { characterCard, finishName, itemCard } from '../../../components/cardFaces.ts';
import { ItemThumb } from '../../../components/ItemThumb.tsx';
import { Picture } from '../../../components/Picture.tsx';
import { PropertyTag } from '../../../components/PropertyTag.tsx';
import { type SceneT, useScene } from '../../../lib/i18n/scene.ts';
import { firstPicture } from '../../../lib/media.ts';
import type { View } from '../api.ts';
import styles from './MenuSheet.module.css';

type Character = View['enrolledCharacters'][number];

/** What an item adds, where it adds something. */
function bonusOf(tell: SceneT, { attackBonus, defenseBonus }: Character['equippedItems'][number]): string {
  const parts = [
    [tell('attack'), attackBonus],
    [tell('defence'), defenseBonus],
  ] as const;
  return parts.flatMap(([name, bonus]) => (bonus === 0 ? [] : `${name} +${bonus}`)).join(', ');
}

interface RowProps extends Pick<CardFace, 'name' | 'image' | 'properties' | 'stats'> {
  /** In words, beside the name. */
  finishInWords?: string;
  /** Beside its properties. */
  children?: ReactNode;
}

function Row({ name, image, properties, stats, finishInWords, children }: RowProps) {
  const { lang } = useScene();
  return (
    <li lang={lang}>
      <span className={styles.picture} aria-hidden="true">
        {image ? <Picture url={image} alt="" sizes="5rem" widths={[400]} quality={85} /> : '?'}
      </span>
      <div>
        <b className={styles.name}>{name}</b>
        {finishInWords && (
          <>
            {' '}
            <small className={styles.finish}>{finishInWords}</small>
          </>
        )}
        <div className={styles.tags}>
          {properties.map((property) => (
            <PropertyTag key={property} name={property} />
          ))}
          {children}
        </div>
      </div>
      <dl className={styles.stats}>
        {stats.map(([stat, value]) => (
          <Fragment key={stat}>
            <dt>{stat}</dt>
            <dd className="num">{value}</dd>
          </Fragment>
        ))}
      </dl>
    </li>
  );
}

export function CharacterRow({ character }: { character: Character }) {
  const { tell } = useScene();
  const { face } = characterCard(tell, character);
  return (
    <Row
      {...face}
      finishInWords={finishName(tell, face.finish)}
      stats={[
        [tell('attack'), character.characterCurrentAttack || character.characterBaseAttack],
        [tell('health'), `${character.characterCurrentHealth}/${character.characterBaseHealth}`],
      ]}
    >
      {character.equippedItems.map((item) => (
        <span key={item.id}>
          {item.name} <small className="num">{bonusOf(tell, item)}</small>
          <ItemThumb url={firstPicture(...item.imageUrls)} />
        </span>
      ))}
    </Row>
  );
}

export function ItemRow({ item }: { item: View['playerItems'][number] }) {
  const { tell } = useScene();
  return <Row {...itemCard(tell, item).face} />;
}
