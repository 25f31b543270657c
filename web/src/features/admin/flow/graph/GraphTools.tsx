import { useReactFlow } from '@xyflow/react';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../components/IconButton.tsx';
import styles from './graph.module.css';
import type { MomentNode, WayEdge } from './nodes.ts';
import { showAll } from './showAll.ts';

export function GraphTools() {
  const { t } = useTranslation();
  const view = useReactFlow<MomentNode, WayEdge>();
  return (
    <div className={styles.tools}>
      <IconButton label={t('adminFlow.tools.out')} onClick={() => void view.zoomOut()}>
        <ZoomOut className="ico" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('adminFlow.tools.in')} onClick={() => void view.zoomIn()}>
        <ZoomIn className="ico" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('adminFlow.tools.fit')} onClick={() => void showAll(view)}>
        <Maximize className="ico" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
