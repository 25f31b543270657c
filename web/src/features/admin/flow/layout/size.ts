/** Of a node, in the graph's own units: px where it is neither near nor far. */
export const NODE = { width: 232, height: 200 } as const;
/** Between a column and the next, where labels stand; and between rows. */
export const GAP = { x: 200, y: 40 } as const;
