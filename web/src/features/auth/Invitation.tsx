import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { ShortDialog } from '../../components/ShortDialog.tsx';
import { type ApiError, toApiError } from '../../lib/api/call.ts';
import { errorText } from '../../lib/api/errorText.ts';
import { useHere } from '../../lib/here.ts';
import { auth } from '../../lib/i18n/en/auth.ts';
import { MINE } from '../../lib/nextPage.ts';
import { hasRole, useSession } from '../../lib/session/current.ts';
import { renewSession } from '../../lib/session/session.ts';
import { useRedeemInviteMutation } from './api.ts';

export const texts = { auth };

/** An invitation that somebody follows who is signed in: it is theirs now, and what they may do with it is said. */
export default function Invitation({ token }: { token: string }) {
  const { t } = useTranslation();
  const [, setParams] = useSearchParams();
  // It leaves the address of the page that stands by then: whoever has just signed in is led on meanwhile.
  const change = useRef(setParams);
  useEffect(() => {
    change.current = setParams;
  });
  const [redeem] = useRedeemInviteMutation();
  const [text, setText] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each invitation
  useEffect(() => {
    const follow = async () => {
      const { role, isUsed } = await redeem({ inviteToken: token }).unwrap();
      if (isUsed) await renewSession();
      setText(t(isUsed ? `auth.invited.now.${role === 'team' ? 'team' : 'author'}` : 'auth.invited.unused'));
      forget();
    };
    const forget = () =>
      change.current(
        (params) => {
          params.delete('invite_token');
          return params;
        },
        { replace: true },
      );
    const failed = (error: ApiError) => {
      setText(errorText(t, error));
      // What may be tried again still stands in the address.
      if (error.code !== 'unavailable') forget();
    };
    follow().catch((error: unknown) => failed(toApiError(error)));
  }, [token]);
  if (text === undefined) return null;
  const close = () => setText(undefined);
  const actions = <Actions onClose={close} />;
  return (
    <ShortDialog data-invited="" title={t('auth.invited.title')} actions={actions} onClose={close}>
      <p>{text}</p>
    </ShortDialog>
  );
}

/** An author begins at their own stories; where they are there already, or are none, there is nowhere to go. */
function Actions({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const here = useHere();
  const leads = hasRole(user, 'author') && pathname !== `/${user?.id}/browse`;
  const go = () => {
    onClose();
    navigate(here(MINE));
  };
  return (
    <>
      <Button kind={leads ? undefined : 'lamp'} onClick={onClose}>
        {t('common.error.confirm')}
      </Button>
      {leads && (
        <Button kind="lamp" onClick={go}>
          {t('auth.invited.toStories')}
        </Button>
      )}
    </>
  );
}
