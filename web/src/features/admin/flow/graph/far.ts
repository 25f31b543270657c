import { type ReactFlowState, useStore } from '@xyflow/react';

/** Farther away than this nodes are plain plates, and ways have no labels. */
const FAR = 0.5;

const isFar = ({ transform: [, , zoom] }: ReactFlowState): boolean => zoom < FAR;

export const useIsFar = (): boolean => useStore(isFar);
