import type { MomentType } from '@fabula/rules/release/moment';
import {
  BookOpen,
  CircleHelp,
  CircleX,
  Flag,
  Gift,
  type LucideIcon,
  MessagesSquare,
  OctagonX,
  ScrollText,
  Shield,
  Sparkles,
  Split,
  Swords,
  UserPlus,
  Users,
  Waypoints,
} from 'lucide-react';
import { classes } from '../../../components/classes.ts';
import styles from './type.module.css';

/** Colours are in `flow.module.css`, by the same names. */
const ICONS: Readonly<Record<MomentType, LucideIcon>> = {
  monologue: ScrollText,
  dialogue: MessagesSquare,
  learning: BookOpen,
  testing: CircleHelp,
  crossroad: Split,
  nexus: Waypoints,
  teamwork: Users,
  reward: Gift,
  battle: Swords,
  equip: Shield,
  upgrade: Sparkles,
  assemble: UserPlus,
  epilogue: Flag,
  dead_end: OctagonX,
};

interface Props {
  type: MomentType | undefined;
  label: string;
}

/** What kind of moment it is, by icon, colour and word. */
export function TypeLabel({ type, label }: Props) {
  const Icon = type ? ICONS[type] : CircleX;
  return (
    <span className={classes(styles.type, styles.colour)} data-type={type ?? 'unknown'}>
      <Icon className="ico" aria-hidden="true" />
      {label}
    </span>
  );
}
