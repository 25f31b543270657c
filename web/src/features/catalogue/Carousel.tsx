import { Info, Mic, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { classes } from '../../components/classes.ts';
import { Picture } from '../../components/Picture.tsx';
import { StoryTitle } from '../../components/StoryTitle.tsx';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { storyLanguage } from '../../lib/i18n/language.ts';
import type { Story } from './api.ts';
import styles from './Carousel.module.css';
import type { Slide } from './shelf.ts';
import { useCarousel } from './useCarousel.ts';

const WIDTHS = [640, 1280, 1920];

interface Props {
  slides: readonly Slide[];
  onOpen: (story: Story) => void;
}

/** A proscenium with the newest stories: three seconds a picture, still when looked at. */
export function Carousel({ slides, onOpen }: Props) {
  const { t } = useTranslation();
  const scenes = useRef(new Map<string, HTMLImageElement>());
  const [isFirstThere, setFirstThere] = useState(false);
  const carousel = useCarousel(slides.length, (index) => paintable(slides[index], scenes.current));
  const current = slides[carousel.index];
  if (!current) return null;
  const { story } = current;
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={t('catalogue.newStories')}
      onPointerEnter={carousel.hold}
      onPointerLeave={carousel.release}
      onFocus={carousel.hold}
      onBlur={carousel.release}
    >
      {slides.map((slide, index) => {
        const first = index === 0;
        // The others take nothing of the line from the one that is looked at.
        if (!first && !isFirstThere) return null;
        const shown = index === carousel.index;
        const onThere = first ? () => setFirstThere(true) : undefined;
        return (
          <SlidePictures key={slide.image} {...{ slide, shown, first, onThere }} scenes={scenes.current} />
        );
      })}
      <div className={styles.copy}>
        <span className={styles.kicker}>
          <Mic className="ico" aria-hidden="true" />
          {t('catalogue.voiceKicker')}
        </span>
        <StoryTitle story={story} className={styles.title} />
        <p lang={storyLanguage(currentLanguage())}>{story.catalogueDescription}</p>
        <Button kind="lamp" big onClick={() => onOpen(story)}>
          <Info className="ico" aria-hidden="true" />
          {t('catalogue.moreInfo')}
        </Button>
      </div>
      {slides.length > 1 && <Dots slides={slides} carousel={carousel} />}
    </section>
  );
}

/** Decodes what a slide shows. A picture that cannot be had keeps no slide back. */
async function paintable(
  slide: Slide | undefined,
  scenes: ReadonlyMap<string, HTMLImageElement>,
): Promise<void> {
  if (!slide) return;
  const title = new Image();
  title.src = slide.story.storyLogoImage;
  await Promise.allSettled([scenes.get(slide.image)?.decode(), slide.story.storyLogoImage && title.decode()]);
}

interface SlideProps {
  slide: Slide;
  shown: boolean;
  first: boolean;
  /** The scene is in sight, or cannot be had. */
  onThere: (() => void) | undefined;
  scenes: Map<string, HTMLImageElement>;
}

/** The gateway preloads the first slide's two by these widths and qualities. */
function SlidePictures({ slide, shown, first, onThere, scenes }: SlideProps) {
  const scene = { sizes: '100vw', widths: WIDTHS, quality: 75, eager: first };
  const keep = (image: HTMLImageElement | null) => {
    if (image) scenes.set(slide.image, image);
    else scenes.delete(slide.image);
  };
  return (
    <div className={classes(styles.slide, !shown && styles.away)}>
      <Picture
        url={slide.story.backgroundImage}
        alt=""
        className={styles.place}
        sizes="100vw"
        quality={65}
        eager={first}
      />
      <Picture url={slide.image} alt="" className={styles.scene} ref={keep} onLoad={onThere} {...scene} />
    </div>
  );
}

interface DotsProps {
  slides: readonly Slide[];
  carousel: ReturnType<typeof useCarousel>;
}

function Dots({ slides, carousel }: DotsProps) {
  const { t } = useTranslation();
  const { index: current, playing } = carousel;
  const Icon = playing ? Pause : Play;
  const label = t(playing ? 'catalogue.pauseCarousel' : 'catalogue.playCarousel');
  const nameOf = (slide: Slide, index: number) =>
    t('catalogue.storyOf', { index: index + 1, count: slides.length, name: slide.story.name });
  return (
    <div className={styles.dots}>
      <button type="button" aria-label={label} onClick={carousel.toggle} className={styles.pause}>
        <Icon className="ico" aria-hidden="true" />
      </button>
      {slides.map((slide, index) => (
        <button
          type="button"
          key={slide.image}
          aria-label={nameOf(slide, index)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => void carousel.show(index)}
        />
      ))}
    </div>
  );
}
