import { cacheMeter, fromZero, type Metrics } from '@fabula/kit/metrics';

/** What SREs see of pictures that are drawn. */
export interface RenderMeters {
  /** Whether a picture was there already. */
  looked(isKept: boolean): void;
  /** It would have had to wait too long, or its address has had its share: the picture itself is sent. */
  refused(): undefined;
  drawing<T>(draw: () => Promise<T>): Promise<T>;
}

export const UNMEASURED: RenderMeters = {
  looked: () => {},
  refused: () => undefined,
  drawing: (draw) => draw(),
};

const OUTCOMES = ['drawn', 'failed', 'refused'] as const;

export function renderMeters(metrics: Metrics): RenderMeters {
  const renders = fromZero(
    metrics.counter('fabula_renders_total', 'Pictures that were to be drawn', ['outcome']),
    OUTCOMES.map((outcome) => ({ outcome })),
  );
  const seconds = metrics.histogram('fabula_render_seconds', 'Drawing one picture, once its turn has come');
  return {
    looked: cacheMeter(metrics, 'pictures'),
    refused: () => void renders.inc({ outcome: 'refused' }),
    drawing: async (draw) => {
      const done = seconds.startTimer();
      try {
        const drawn = await draw();
        renders.inc({ outcome: 'drawn' });
        return drawn;
      } catch (error) {
        renders.inc({ outcome: 'failed' });
        throw error;
      } finally {
        done();
      }
    },
  };
}
