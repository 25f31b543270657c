interface Props {
  story: { name: string; storyLogoImage: string };
  /** Of the drawn title. */
  className: string | undefined;
}

/** A story's name as the heading of a page: drawn, where there is a drawing. */
export function StoryTitle({ story: { name, storyLogoImage }, className }: Props) {
  return <h1>{storyLogoImage ? <img className={className} src={storyLogoImage} alt={name} /> : name}</h1>;
}
