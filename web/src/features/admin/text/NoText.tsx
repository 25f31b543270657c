import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useDraft } from '../draft/useDraft.ts';

/** In the place of a text that is not there: somebody else may have deleted it, and then it can be restored. */
export function NoText({ path }: { path: string }) {
  const { t } = useTranslation();
  const draft = useDraft();
  const gone = draft.goneText(path);
  if (gone === undefined)
    return (
      <Notice role="alert">
        <p>{t('admin.text.none')}</p>
      </Notice>
    );
  return (
    <Notice role="alert">
      <p>{t('admin.text.gone')}</p>
      <Button onClick={() => draft.create(path, gone)}>{t('admin.text.restore')}</Button>
    </Notice>
  );
}
