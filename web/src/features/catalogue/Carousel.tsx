import { Info, Mic, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { Picture } from '../../components/Picture.tsx';
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
  const carousel = useCarousel(slides.length);
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
      <Picture url={story.backgroundImage} alt="" className={styles.place} sizes="100vw" quality={65} />
      {slides.map((slide, index) => (
        <SlidePicture key={slide.image} slide={slide} shown={index === carousel.index} first={index === 0} />
      ))}
      <div className={styles.copy}>
        <span className={styles.kicker}>
          <Mic className="ico" aria-hidden="true" />
          {t('catalogue.voiceKicker')}
        </span>
        <StoryTitle story={story} />
        <p>{story.catalogueDescription}</p>
        <Button kind="lamp" big onClick={() => onOpen(story)}>
          <Info className="ico" aria-hidden="true" />
          {t('catalogue.moreInfo')}
        </Button>
      </div>
      {slides.length > 1 && <Dots slides={slides} carousel={carousel} />}
    </section>
  );
}

function SlidePicture({ slide, shown, first }: { slide: Slide; shown: boolean; first: boolean }) {
  const place = { sizes: '100vw', widths: WIDTHS, quality: 75 };
  const className = shown ? styles.scene : `${styles.scene} ${styles.away}`;
  return <Picture url={slide.image} alt="" className={className} eager={first} {...place} />;
}

function StoryTitle({ story }: { story: Story }) {
  if (!story.storyLogoImage) return <h1>{story.name}</h1>;
  return (
    <h1>
      <img className={styles.title} src={story.storyLogoImage} alt={story.name} />
    </h1>
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
          onClick={() => carousel.show(index)}
        />
      ))}
    </div>
  );
}
