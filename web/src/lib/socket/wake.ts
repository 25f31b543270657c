interface Page {
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

/** Calls back when the device is online again, or the page is looked at again. The answer ends it. */
export type Wake = (call: () => void) => () => void;

/** The wake of a page: `window` and `document`. */
export function pageWake(window: Page, document: Page & { readonly visibilityState: string }): Wake {
  return (call) => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') call();
    };
    window.addEventListener('online', call);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', call);
      document.removeEventListener('visibilitychange', onVisible);
    };
  };
}
