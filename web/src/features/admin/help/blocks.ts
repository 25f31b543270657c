/** A piece of a sentence. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

/** What a page of help is made of. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: 1 | 2 | 3;
      readonly id: string;
      readonly text: readonly Inline[];
    }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly (readonly Inline[])[])[] };
