import type { FigureData } from '@fabula/figure/data';
import type { EmotionKey } from '@fabula/rules/release/text';
import { MEDIA_FILES } from '@fabula/story/media-files';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FigureView } from '../../../lib/figure/figureView.ts';
import { useFigure } from '../../../lib/figure/useFigure.ts';
import { rendered } from '../../../lib/media.ts';
import { mediaAddress } from '../flow/media/draftMedia.ts';
import sections from '../moment/Sections.module.css';
import controls from '../widgets/controls.module.css';
import { useForm } from '../widgets/form.ts';
import { useSlugs } from '../widgets/slugs.ts';
import styles from './media.module.css';
import { EMOTION_KEYS, placeSlot, portraitSlot } from './slots.ts';
import { useFiles } from './useMedia.ts';

const WIDTH = 640;
const STRENGTHS = { least: 1, most: 5 } as const;

/** A character as players see it, with an emotion and its strength: the living figure, else the picture of that emotion. */
export function StagePreview({ slug }: { slug: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [emotion, setEmotion] = useState<EmotionKey>('normal');
  const [strength, setStrength] = useState(3);
  return (
    <section className={sections.section} aria-labelledby={id}>
      <h2 id={id}>{t('adminMedia.stage.title')}</h2>
      <div className={styles.stage}>
        <House {...{ slug, emotion, strength }} />
        <div className={styles.means}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look and a layout of its own */}
          <div className={controls.chips} role="group" aria-label={t('adminForms.emotion')}>
            {EMOTION_KEYS.map((key) => (
              <button
                key={key}
                type="button"
                className={controls.chip}
                aria-pressed={key === emotion}
                onClick={() => setEmotion(key)}
              >
                {t(`adminForms.emotions.${key}`)}
              </button>
            ))}
          </div>
          <label>
            {t('adminForms.strength')} {strength}
            <input
              type="range"
              min={STRENGTHS.least}
              max={STRENGTHS.most}
              value={strength}
              onChange={({ target }) => setStrength(target.valueAsNumber)}
            />
          </label>
        </div>
      </div>
    </section>
  );
}

interface HouseProps {
  readonly slug: string;
  readonly emotion: EmotionKey;
  readonly strength: number;
}

/** The figure, in front of the story's first place. */
function House({ slug, emotion, strength }: HouseProps) {
  const { t } = useTranslation();
  const { draft } = useForm();
  useFiles(draft);
  const [place] = useSlugs(draft).place;
  const picture = (path: string) => mediaAddress(draft, 'image', path);
  const behind = place === undefined ? undefined : picture(placeSlot(place).path);
  const still = picture(portraitSlot(slug, emotion).path) ?? picture(portraitSlot(slug, 'normal').path);
  const figureUrl = picture(MEDIA_FILES.figure(slug));
  const data = useFigure(figureUrl);
  const isStill = data === 'failed' || figureUrl === undefined;
  return (
    <div className={styles.house} role="img" aria-label={t(`adminForms.emotions.${emotion}`)}>
      {behind && <img className={styles.behind} src={rendered(behind, WIDTH, 75)} alt="" />}
      {!isStill && data && <Living {...{ data, emotion, strength }} />}
      {isStill && still && <img className={styles.still} src={rendered(still, WIDTH, 75)} alt="" />}
      {isStill && !still && <p className={styles.empty}>{t('adminMedia.stage.none')}</p>}
    </div>
  );
}

/** A figure whose face moves. */
function Living({ data, emotion, strength }: Omit<HouseProps, 'slug'> & { readonly data: FigureData }) {
  const host = useRef<HTMLDivElement>(null);
  const [figure, setFigure] = useState<FigureView>();
  useEffect(() => {
    if (!host.current) return;
    const mounted = new FigureView(host.current, data);
    setFigure(mounted);
    return () => mounted.dispose();
  }, [data]);
  useEffect(() => figure?.setEmotion(emotion, strength), [figure, emotion, strength]);
  return <div ref={host} />;
}
