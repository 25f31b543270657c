import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { canSendLink, type Offered } from '../../lib/mailedLink/offered.ts';
import styles from './AuthPanel.module.css';
import type { Form } from './forms.ts';

interface Props {
  form: Form;
  offered: Offered;
  /** An invitation begins with a password; who has an account without one signs in by a link. */
  hasInvite: boolean;
  go: (next: Form) => () => void;
}

/** From one form to the others. */
export function Ways({ form, offered, hasInvite, go }: Props) {
  const { t } = useTranslation();
  const ways: [Form, string][] = [];
  if (form === 'reset') ways.push(['signIn', t('auth.reset.back')]);
  if (form === 'signIn' && offered.signUp) ways.push(['signUp', t('auth.needAccount')]);
  if (form === 'signUp') ways.push(['signIn', t('auth.haveAccount')]);
  if (form === 'magicLink' && offered.password) ways.push(['signIn', t('auth.usePassword')]);
  const hasLink = form === 'signIn' || (form === 'signUp' && !hasInvite);
  if (hasLink && canSendLink(offered)) ways.push(['magicLink', t('auth.useLink')]);
  return (
    <div className={styles.links}>
      {ways.map(([next, words]) => (
        <Button key={next} kind="link" onClick={go(next)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
