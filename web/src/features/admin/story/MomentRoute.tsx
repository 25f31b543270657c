import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { Notice } from '../../../components/Notice.tsx';
import { useHere } from '../../../lib/here.ts';
import { useDraft } from '../draft/useDraft.ts';
import { storyPath } from '../paths.ts';
import { useFormWays, useGoTo } from './useFormWays.tsx';
import { useFileOfMoment } from './useMoments.ts';
import { MomentView } from './views.ts';

/** One moment, by its id, or by its name where it has none yet: its form, and its text. */
export function MomentRoute() {
  const { t } = useTranslation();
  const { momentId } = useParams();
  const { storyId } = useDraft();
  const ways = useFormWays();
  const goTo = useGoTo();
  const navigate = useNavigate();
  const here = useHere();
  const path = useFileOfMoment(momentId);
  if (path === undefined)
    return (
      <Notice role="alert">
        <p>{t('admin.noMoment')}</p>
      </Notice>
    );
  return (
    <MomentView
      {...ways}
      path={path}
      onRenamed={(slug) => goTo({ file: `moments/${slug}.yaml`, path: [] })}
      onDeleted={() => navigate(here(storyPath(storyId, 'flow')))}
    />
  );
}
