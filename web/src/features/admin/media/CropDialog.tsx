import 'react-image-crop/dist/ReactCrop.css';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import ReactCrop, { centerCrop, makeAspectCrop, type PixelCrop } from 'react-image-crop';
import { Button } from '../../../components/Button.tsx';
import { Dialog, DialogTitle } from '../../../components/Dialog.tsx';
import controls from '../widgets/controls.module.css';
import styles from './media.module.css';
import type { Crop } from './taken.ts';

interface Props {
  readonly label: string;
  /** Width by height. */
  readonly aspect: number;
  readonly url: string;
  readonly send: (file: Blob, crop: Crop) => Promise<boolean>;
  readonly onClose: () => void;
}

const FIELDS = ['x', 'y', 'width', 'height'] as const;
type Field = (typeof FIELDS)[number];

/** Chooses a part of a picture, by pointer, keys or figures; the site cuts it out of the picture as it lies there. */
export default function CropDialog({ label, aspect, url, send, onClose }: Props) {
  const { t } = useTranslation();
  const image = useRef<HTMLImageElement>(null);
  /** In pixels of the picture as it is shown. */
  const [shown, setShown] = useState<PixelCrop>();
  const [isLost, setLost] = useState(false);
  const title = t('adminMedia.cropping.title', { label });
  const scale = () => (image.current ? image.current.naturalWidth / image.current.width : 1);
  const crop = shown && image.current ? inPicture(shown, image.current) : undefined;

  function begin({ width, height }: HTMLImageElement) {
    const whole = makeAspectCrop({ unit: '%', width: 90 }, aspect, width, height);
    const { x, y, ...size } = centerCrop(whole, width, height);
    const px = (share: number, side: number) => (share * side) / 100;
    setShown({
      unit: 'px',
      x: px(x, width),
      y: px(y, height),
      width: px(size.width, width),
      height: px(size.height, height),
    });
  }
  function write(field: Field, value: number) {
    if (!shown || !image.current || !Number.isFinite(value)) return;
    setShown(withField(shown, { field, value: value / scale(), aspect, image: image.current }));
  }
  async function cut() {
    if (!crop) return;
    const response = await fetch(url).catch(() => undefined);
    if (!response?.ok) return setLost(true);
    onClose();
    await send(await response.blob(), crop);
  }
  return (
    <Dialog title={title} titled onClose={onClose}>
      <div className={styles.cropping}>
        <DialogTitle>{title}</DialogTitle>
        <ReactCrop
          {...(shown && { crop: shown })}
          className={styles.cropped ?? ''}
          aspect={aspect}
          keepSelection
          onChange={setShown}
        >
          <img
            ref={image}
            src={url}
            alt={label}
            onLoad={({ currentTarget }) => begin(currentTarget)}
            onError={() => setLost(true)}
          />
        </ReactCrop>
        <p className={styles.hint}>{t('adminMedia.cropping.help')}</p>
        <div className={styles.figures}>
          {FIELDS.map((field) => (
            <label key={field}>
              {t(`adminMedia.cropping.${field}`)}
              <input
                className={controls.input}
                type="number"
                min={0}
                disabled={!crop}
                value={crop?.[field] ?? ''}
                onChange={({ target }) => write(field, target.valueAsNumber)}
              />
            </label>
          ))}
        </div>
        {isLost && <p role="alert">{t('adminMedia.cropping.lost')}</p>}
        <div className={styles.acts}>
          <Button kind="lamp" disabled={!crop} onClick={() => void cut()}>
            {t('adminMedia.cropping.go')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** The same part in the picture's own pixels: whole ones, and none beyond its edge. */
export function inPicture(
  shown: Readonly<Record<Field, number>>,
  { naturalWidth, naturalHeight, width }: Pick<HTMLImageElement, 'naturalWidth' | 'naturalHeight' | 'width'>,
): Crop {
  const scale = naturalWidth / width;
  const [x, y] = [Math.round(shown.x * scale), Math.round(shown.y * scale)];
  const fitting = (length: number, rest: number) => Math.max(1, Math.min(Math.round(length * scale), rest));
  return {
    ...{ x, y },
    width: fitting(shown.width, naturalWidth - x),
    height: fitting(shown.height, naturalHeight - y),
  };
}

interface Written {
  readonly field: Field;
  /** In pixels as shown. */
  readonly value: number;
  readonly aspect: number;
  readonly image: Pick<HTMLImageElement, 'width' | 'height'>;
}

/** With one figure changed by hand; the shape stays, and so does all of it within the picture. */
export function withField(shown: PixelCrop, { field, value, aspect, image }: Written): PixelCrop {
  const sized =
    field === 'width'
      ? { width: value, height: value / aspect }
      : field === 'height'
        ? { width: value * aspect, height: value }
        : { width: shown.width, height: shown.height };
  const shrunk = Math.min(1, image.width / sized.width, image.height / sized.height);
  const [width, height] = [sized.width * shrunk, sized.height * shrunk];
  const within = (at: number, most: number) => Math.max(0, Math.min(at, most));
  return {
    ...{ unit: 'px', width, height },
    x: within(field === 'x' ? value : shown.x, image.width - width),
    y: within(field === 'y' ? value : shown.y, image.height - height),
  };
}
