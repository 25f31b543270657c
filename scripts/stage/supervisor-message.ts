/** What the supervisor tells whoever started it. */
export type SupervisorMessage =
  | { readonly say: string }
  | { readonly up: string }
  /** It did not come up, for these reasons. */
  | { readonly failed: readonly string[] };
