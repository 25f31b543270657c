/** What a recogniser beside the recording understood of it. */
export interface DeviceTranscript {
  /** Of all that was said; '' where there are none in time. */
  words: string;
  /** How sure it is of them, 0 to 1; 0 where it does not tell. */
  confidence: number;
}
