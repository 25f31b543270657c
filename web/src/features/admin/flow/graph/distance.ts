import { type ReactFlowState, useStore } from '@xyflow/react';

/** Farther away than this nodes are plain plates, and ways have no labels. */
const FAR = 0.5;
/** Farther away than this nobody reads what is on a plate: what is left is where it lies, and of what kind it is. */
const AWAY = 0.2;

export type Distance = 'near' | 'far' | 'away';

const distanceIn = ({ transform: [, , zoom] }: ReactFlowState): Distance =>
  zoom < AWAY ? 'away' : zoom < FAR ? 'far' : 'near';

/** From how far the graph is looked at. */
export const useDistance = (): Distance => useStore(distanceIn);
