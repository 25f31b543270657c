/** The README of the stories, as it was when the page was built. */
declare module 'virtual:story-format' {
  export const blocks: readonly import('./blocks.ts').Block[];
}
