import type { TFunction } from 'i18next';
import { Droplet, Flame, Leaf, type LucideIcon, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Tag } from './Tag.tsx';

const ICONS = { Water: Droplet, Fire: Flame, Grass: Leaf, Electric: Zap } satisfies Record<
  string,
  LucideIcon
>;
type Property = keyof typeof ICONS;
const isProperty = (name: string): name is Property => Object.hasOwn(ICONS, name);

/** A property in words. */
export const propertyName = (t: TFunction, name: string): string =>
  isProperty(name) ? t(`play.properties.${name}`) : name;

/** A card's property: always an icon and a word, never a colour alone. */
export function PropertyTag({ name }: { name: string }) {
  const { t } = useTranslation();
  if (!isProperty(name)) return <Tag>{name}</Tag>;
  const Icon = ICONS[name];
  return (
    <Tag kind={name}>
      <Icon aria-hidden="true" />
      {propertyName(t, name)}
    </Tag>
  );
}
