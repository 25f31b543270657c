/** What an upload can be. */
export const MEDIA_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/svg+xml',
  'video/mp4',
  'audio/mpeg',
  'application/json',
] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** What is known of a content besides. */
export interface About {
  readonly type: MediaType;
  /** Of pictures and video. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Of video and sound. */
  readonly durationMs?: number | undefined;
}

/** A content in a file of its own, which is kept or removed. */
export interface Draft {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** A content that may be kept, which need not be to the byte what was sent. */
export interface Admitted extends About {
  readonly draft: Draft;
}
