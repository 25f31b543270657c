/** How a form asks for a value, where its shape alone does not tell. */
export type FormKind =
  | 'localized'
  | 'examples'
  | 'line'
  | 'lines'
  | 'emotion'
  | 'condition'
  | 'fact'
  | 'named'
  | 'byMoment'
  | 'byPlace'
  | 'byCharacter'
  | 'byItem'
  | 'byDynamicItem'
  | 'id'
  | 'colour'
  | `reference:${'moment' | 'place' | 'character' | 'item' | 'dynamic item' | 'part'}`;

/** For `meta` of a schema: what `formOf` tells of it. */
export function formKind(kind: FormKind): { readonly kind: FormKind } {
  return { kind };
}
