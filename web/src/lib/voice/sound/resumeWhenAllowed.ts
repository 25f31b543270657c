const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

/** Wakes a context whenever it may be: browsers suspend it before the first gesture, iOS interrupts it for calls. */
export function resumeWhenAllowed(context: AudioContext): void {
  const wake = () => {
    if (context.state === 'running' || context.state === 'closed') return;
    if (document.visibilityState !== 'visible') return;
    context.resume().catch((error: unknown) => console.warn('audio stays suspended', error));
  };
  context.addEventListener('statechange', wake);
  for (const gesture of GESTURES) {
    document.addEventListener(gesture, wake, { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', wake);
}
