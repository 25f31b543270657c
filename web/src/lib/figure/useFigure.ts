import { type FigureData, parseFigure } from '@fabula/figure/data';
import { useEffect, useRef, useState } from 'react';
import { useTriedAgain } from '../../components/useTriedAgain.ts';

/** What is drawn; `failed` as long as it could not be loaded: it is asked for again after pauses that grow. */
export function useFigure(url = ''): FigureData | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{ url: string; figure: FigureData | 'failed' }>();
  const { isAway, onError } = useTriedAgain(url);
  const failed = useRef(onError);
  failed.current = onError;
  useEffect(() => {
    if (url === '' || isAway) return;
    const asked = new AbortController();
    loadFigure(url, asked.signal)
      .then((figure) => setLoaded({ url, figure }))
      .catch((error: unknown) => {
        if (asked.signal.aborted) return;
        console.warn('the figure could not be loaded', error);
        setLoaded({ url, figure: 'failed' });
        failed.current();
      });
    return () => asked.abort();
  }, [url, isAway]);
  return loaded?.url === url ? loaded.figure : undefined;
}

async function loadFigure(url: string, signal: AbortSignal): Promise<FigureData> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return parseFigure(await response.json());
}
