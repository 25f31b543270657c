import { relativeDate } from '../../../lib/format/relativeDate.ts';
import { useScene } from '../../../lib/i18n/scene.ts';

/** A moment's day in the run's words. */
export function useMomentDate(days: number): string {
  const { tell, lang } = useScene();
  return relativeDate(days, lang, tell('dates', { returnObjects: true }));
}
