/** Whether this browser can record at all. */
export const canRecord = (): boolean =>
  typeof AudioWorkletNode !== 'undefined' && Boolean(navigator.mediaDevices?.getUserMedia);
