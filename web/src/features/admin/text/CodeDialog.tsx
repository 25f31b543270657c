import { type Code, DIAGNOSTICS } from '@fabula/story/diagnostics/diagnostics';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/Button.tsx';
import { ShortDialog } from '../../../components/ShortDialog.tsx';
import { useHere } from '../../../lib/here.ts';
import { HELP_PATH } from '../paths.ts';

/** What a code of the checker stands for. The checker speaks English. */
export default function CodeDialog({ code, onClose }: { code: Code; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const here = useHere();
  const { severity, title, meaning, mend } = DIAGNOSTICS[code];
  const actions = (
    <Button kind="ghost" onClick={onClose}>
      {t('common.close')}
    </Button>
  );
  return (
    <ShortDialog title={`${code}: ${title}`} actions={actions} onClose={onClose} lang="en">
      <p>
        <b>{t(`admin.problems.${severity}`)}</b>
      </p>
      <p>{meaning}</p>
      <p>{mend}</p>
      <p lang={i18n.language}>
        <Link to={{ ...here(HELP_PATH), hash: code }}>{t('admin.help.allCodes')}</Link>
      </p>
    </ShortDialog>
  );
}
