import { type Code, DIAGNOSTICS } from '@fabula/story/diagnostics/diagnostics';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { ShortDialog } from '../../../components/ShortDialog.tsx';

/** What a code of the checker stands for. The checker speaks English. */
export default function CodeDialog({ code, onClose }: { code: Code; onClose: () => void }) {
  const { t } = useTranslation();
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
    </ShortDialog>
  );
}
