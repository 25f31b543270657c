import {
  BookOpen,
  CircleHelp,
  Expand,
  ImagePlus,
  Library,
  type LucideIcon,
  MapPin,
  Paintbrush,
  ShieldCheck,
  Sword,
  Users,
  Waypoints,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Brand } from '../../../components/Brand.tsx';
import { intoSight } from '../../../components/intoSight.ts';
import { useHere } from '../../../lib/here.ts';
import { hasRole, useSession } from '../../../lib/session/current.ts';
import { HELP_PATH, storyPath } from '../paths.ts';
import styles from './shell.module.css';

export interface RailOf {
  readonly storyId: string;
  readonly name: string;
}

const PARTS = [
  ['flow', Waypoints, 'flow'],
  ['general', BookOpen, ''],
  ['characters', Users, 'characters'],
  ['items', Sword, 'items'],
  ['places', MapPin, 'places'],
  ['imageGen', ImagePlus, 'image-gen'],
  ['inpainting', Paintbrush, 'inpainting'],
  ['upscaling', Expand, 'upscaling'],
] as const;

/** The ways between the pages; a bar at the bottom on a phone. */
export function Rail({ story }: { story: RailOf | undefined }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const isTeam = hasRole(user, 'team');
  const stories = isTeam ? '/admin' : `/${user?.id}/browse`;
  return (
    <nav className={styles.rail} aria-label={t(story ? 'admin.rail.ofStory' : 'admin.rail.label')}>
      <Brand />
      {story && (
        <>
          <b className={styles.of}>{story.name}</b>
          {PARTS.map(([key, Icon, part]) => (
            <Way key={key} to={storyPath(story.storyId, part)} Icon={Icon} isExact={part === ''}>
              {t(`admin.rail.${key}`)}
            </Way>
          ))}
          <hr />
        </>
      )}
      <Way to={stories} Icon={Library} isExact>
        {t('admin.rail.stories')}
      </Way>
      <Way to={HELP_PATH} Icon={CircleHelp} isExact>
        {t('admin.rail.help')}
      </Way>
      {isTeam && (
        <Way to="/admin/team" Icon={ShieldCheck} isExact>
          {t('admin.rail.team')}
        </Way>
      )}
    </nav>
  );
}

interface WayProps {
  to: string;
  Icon: LucideIcon;
  /** It is where one is at this address alone, not at those below. */
  isExact?: boolean;
  children: ReactNode;
}

function Way({ to, Icon, isExact = false, children }: WayProps) {
  const here = useHere();
  const { pathname } = useLocation();
  const isHere = pathname === to || (!isExact && pathname.startsWith(`${to}/`));
  return (
    <Link
      className={styles.way}
      to={here(to)}
      aria-current={isHere ? 'page' : undefined}
      ref={isHere ? intoSight : undefined}
    >
      <Icon className="ico" aria-hidden="true" />
      <span>{children}</span>
    </Link>
  );
}
