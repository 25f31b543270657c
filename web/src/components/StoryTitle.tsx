import { currentLanguage } from '../lib/i18n/i18n.ts';
import { storyLanguage } from '../lib/i18n/language.ts';
import { Drawing } from './Drawing.tsx';

interface Props {
  story: { name: string; storyLogoImage: string };
  /** Of the drawn title. */
  className: string | undefined;
}

/** A story's name as the heading of a page: drawn, where there is a drawing. */
export function StoryTitle({ story: { name, storyLogoImage }, className }: Props) {
  return (
    <h1 lang={storyLanguage(currentLanguage())}>
      <Drawing url={storyLogoImage} alt={name} className={className}>
        {name}
      </Drawing>
    </h1>
  );
}
