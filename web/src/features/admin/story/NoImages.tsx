import { useTranslation } from 'react-i18next';
import { Notice } from '../../../components/Notice.tsx';

/** Where pictures could be made, as long as nothing that makes them is configured. */
export function NoImages({ tool }: { tool: 'imageGen' | 'inpainting' | 'upscaling' }) {
  const { t } = useTranslation();
  return (
    <Notice>
      <h2>{t(`admin.rail.${tool}`)}</h2>
      <p>{t('admin.noImages')}</p>
    </Notice>
  );
}
