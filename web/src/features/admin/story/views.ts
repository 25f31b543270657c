import { lazy } from 'react';
import { withTexts } from '../../../lib/i18n/withTexts.ts';
import { withDraft } from './withDraft.tsx';

export async function fetchFlow() {
  const page = await withTexts(import('../flow/FlowPage.tsx'));
  page.prepare();
  return page;
}

/** The flow of a story, as a graph or as a list. */
export const FlowView = withDraft(lazy(fetchFlow));

/** A moment as a form beside its text. */
export const MomentView = lazy(() => withTexts(import('../moment/MomentPage.tsx')));

/** All characters, items or places. */
export const CastView = lazy(() => withTexts(import('../cast/CastList.tsx')));
export const CharacterView = lazy(() => withTexts(import('../cast/CharacterPage.tsx')));
export const ItemView = lazy(() => withTexts(import('../cast/ItemPage.tsx')));
export const PlaceView = lazy(() => withTexts(import('../cast/PlacePage.tsx')));

/** What a story says of itself. */
export const GeneralView = lazy(() => withTexts(import('../cast/GeneralForm.tsx')));
