import { Maximize, Minimize } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { canFullscreen, toggleFullscreen, useFullscreen } from '../lib/fullscreen.ts';
import { inNativeShell } from '../lib/native/bridge.ts';
import { IconButton } from './IconButton.tsx';

/** Only in a browser that can do it. */
export function FullscreenButton({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const full = useFullscreen();
  if (inNativeShell() || !canFullscreen()) return null;
  const Icon = full ? Minimize : Maximize;
  return (
    <IconButton
      className={className ?? ''}
      label={t(full ? 'launch.exitFullscreen' : 'launch.fullscreen')}
      onClick={() => void toggleFullscreen()}
    >
      <Icon className="ico" aria-hidden="true" />
    </IconButton>
  );
}
