import { decodeFrame } from '@fabula/proto/frames';
import type {
  AudioAnswer,
  CardModifierNotification,
  GameOutput,
  UserInput,
} from '@fabula/web/lib/protocol/frames';
import type { Page } from 'playwright-core';

/** What has come over the page's sockets, in the order of its coming. */
export class FramesSeen {
  readonly outputs: GameOutput[] = [];
  readonly transcripts: UserInput[] = [];
  readonly modifiers: CardModifierNotification[] = [];
  /** Headers of the sentences, with the size of their mp3, bytes. */
  readonly sentences: (AudioAnswer & { readonly size: number })[] = [];
  sockets = 0;

  watch(page: Page): void {
    page.on('websocket', (socket) => {
      this.sockets += 1;
      socket.on('framereceived', ({ payload }) => {
        if (typeof payload !== 'string') this.take(payload);
      });
    });
  }

  private take(payload: Uint8Array): void {
    const { type, json, bytes } = decodeFrame(new Uint8Array(payload));
    if (type === 'GameOutput') this.outputs.push(JSON.parse(json));
    if (type === 'UserInput') this.transcripts.push(JSON.parse(json));
    if (type === 'CardModifierNotification') this.modifiers.push(JSON.parse(json));
    if (type === 'AudioAnswer') this.sentences.push({ ...JSON.parse(json), size: bytes?.length ?? 0 });
  }
}
