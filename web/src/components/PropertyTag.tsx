import { Droplet, Flame, Leaf, type LucideIcon, Zap } from 'lucide-react';
import { type SceneT, useScene } from '../lib/i18n/scene.ts';
import { Tag } from './Tag.tsx';

const ICONS = { Water: Droplet, Fire: Flame, Grass: Leaf, Electric: Zap } satisfies Record<
  string,
  LucideIcon
>;
type Property = keyof typeof ICONS;
const isProperty = (name: string): name is Property => Object.hasOwn(ICONS, name);

/** A property in words. */
export const propertyName = (tell: SceneT, name: string): string =>
  isProperty(name) ? tell(`properties.${name}`) : name;

/** A card's property: always an icon and a word, never a colour alone. */
export function PropertyTag({ name }: { name: string }) {
  const { tell, lang } = useScene();
  if (!isProperty(name)) return <Tag lang={lang}>{name}</Tag>;
  const Icon = ICONS[name];
  return (
    <Tag kind={name} lang={lang}>
      <Icon aria-hidden="true" />
      {propertyName(tell, name)}
    </Tag>
  );
}
