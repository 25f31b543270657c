import * as Menu from '@radix-ui/react-dropdown-menu';
import { LogOut, MessageCircle, PenLine, ShieldCheck, Ticket, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorDialog } from '../../components/ErrorDialog.tsx';
import { useSignOut } from '../../components/useSignOut.ts';
import { useHere } from '../../lib/here.ts';
import { tickets } from '../../lib/i18n/en/tickets.ts';
import { withTexts } from '../../lib/i18n/withTexts.ts';
import { hasRole, useSession } from '../../lib/session/current.ts';
import styles from './Header.module.css';

export const texts = { tickets };

const TicketsDialog = lazy(() => withTexts(import('../../components/tickets/TicketsDialog.tsx')));

/** Where players talk about the stories. */
const COMMUNITY = 'https://community.fabula.example/';

/** The menu with what it needs; it opens as it comes. */
export default function OpenAccountMenu() {
  const [asked, setAsked] = useState(false);
  const { leave, isBusy, problem, forget } = useSignOut();
  return (
    <>
      <Account onTickets={() => setAsked(true)} onLeave={() => void leave()} isLeaving={isBusy} />
      <ErrorDialog message={problem} onClose={forget} />
      {asked && (
        <Suspense>
          <TicketsDialog onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

interface Props {
  onTickets: () => void;
  onLeave: () => void;
  isLeaving: boolean;
}

function Account({ onTickets, onLeave, isLeaving }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  const navigate = useNavigate();
  const here = useHere();
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger
        className={styles.avatar}
        aria-label={t('catalogue.accountMenu')}
        data-initial={user?.email.charAt(0).toUpperCase() || '?'}
      />
      <Menu.Portal>
        <Menu.Content className={styles.menu} align="end" sideOffset={8}>
          <Menu.Item className={styles.item} onSelect={() => navigate(here('/profile'))}>
            <UserRound className="ico" aria-hidden="true" />
            <span>
              {t('catalogue.myProfile')}
              {user?.email && <small>{user.email}</small>}
            </span>
          </Menu.Item>
          {hasRole(user, 'author') && (
            <Menu.Item className={styles.item} onSelect={() => navigate(here(`/${user?.id}/browse`))}>
              <PenLine className="ico" aria-hidden="true" />
              {t('catalogue.myStories')}
            </Menu.Item>
          )}
          {hasRole(user, 'team') && (
            <Menu.Item className={styles.item} onSelect={() => navigate(here('/admin'))}>
              <ShieldCheck className="ico" aria-hidden="true" />
              {t('catalogue.teamPage')}
            </Menu.Item>
          )}
          <Menu.Item className={styles.item} onSelect={onTickets}>
            <Ticket className="ico" aria-hidden="true" />
            {t('tickets.menu')}
          </Menu.Item>
          <Menu.Item className={styles.item} asChild>
            <a href={COMMUNITY} target="_blank" rel="noreferrer">
              <MessageCircle className="ico" aria-hidden="true" />
              {t('catalogue.shareFeedback')}
            </a>
          </Menu.Item>
          <Menu.Item className={styles.item} onSelect={onLeave} disabled={isLeaving}>
            <LogOut className="ico" aria-hidden="true" />
            {t('catalogue.signOut')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
