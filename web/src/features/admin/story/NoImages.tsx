import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';

/** Where pictures could be made, as long as nothing that makes them is configured. */
export function NoImages({ tool }: { tool: 'imageGen' | 'inpainting' | 'upscaling' }) {
  const { t } = useTranslation();
  return (
    <Notice>
      <p>
        <b>{t(`admin.rail.${tool}`)}</b>
      </p>
      <p>{t('admin.noImages')}</p>
    </Notice>
  );
}
