import { type FigureData, parseFigure } from '@fabula/figure/data';
import { useEffect, useState } from 'react';

/** What is drawn; `failed` where it could not be loaded. */
export function useFigure(url: string | undefined): FigureData | 'failed' | undefined {
  const [figure, setFigure] = useState<FigureData | 'failed'>();
  useEffect(() => {
    setFigure(undefined);
    if (!url) return;
    const asked = new AbortController();
    loadFigure(url, asked.signal)
      .then(setFigure)
      .catch((error: unknown) => {
        if (asked.signal.aborted) return;
        console.warn('the figure could not be loaded', error);
        setFigure('failed');
      });
    return () => asked.abort();
  }, [url]);
  return figure;
}

async function loadFigure(url: string, signal: AbortSignal): Promise<FigureData> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return parseFigure(await response.json());
}
