/** What is to lie at a path: its bytes came in at the door. */
export interface Content {
  readonly sha256: string;
  readonly bytes: number;
}

/** A picture or a sound of a draft. */
export interface MediaFile extends Content {
  /** See DraftFile. */
  readonly v: string;
  version: number;
  /** The authority has another content there, or none. */
  isUnsent?: boolean;
}

interface ReadMedia {
  readonly version: number;
  readonly sha256: string;
  readonly v?: string | undefined;
  readonly bytes?: number | undefined;
}

/** What comes while a draft is open was uploaded: its address is asked with so many digits of its content. */
const UPLOAD_DIGITS = 32;

/** A content that was uploaded, on its way to where it is to lie. */
export function placed({ sha256, bytes }: Content, version: number): MediaFile {
  return { sha256, v: sha256.slice(0, UPLOAD_DIGITS), bytes, version, isUnsent: true };
}

/**
 * What lies at a path now. What was put here since takes the place of what the authority has: it is the later one, unless it
 * is what has arrived.
 */
export function readOver(
  own: MediaFile | undefined,
  { version, sha256, v, bytes = 0 }: ReadMedia,
): MediaFile {
  if (own?.isUnsent && own.sha256 !== sha256) return { ...own, version };
  return { ...placed({ sha256, bytes }, version), isUnsent: false, ...(v !== undefined && { v }) };
}
