import type {
  CardModifierNotificationSchema,
  EquipmentForgingSchema,
  GameOutputSchema,
} from '@fabula/proto/frames/v1/frames_pb';
import type { SentenceSchema } from '@fabula/proto/run/v1/run_pb';
import type { Stored } from './stored.ts';

/** A turn that was just decided: what is written of it, and told without a look at its row. */
export interface MadeTurn {
  readonly inputId: string;
  readonly turnNo: number;
  readonly attempt: number;
  readonly kind: string;
  readonly playerMomentId: string;
  readonly words: string;
  readonly output: Stored<typeof GameOutputSchema>;
  readonly forging?: Stored<typeof EquipmentForgingSchema>;
  readonly modifiers?: Stored<typeof CardModifierNotificationSchema>;
  readonly sentences: readonly Stored<typeof SentenceSchema>[];
  readonly stateHash: string;
}
