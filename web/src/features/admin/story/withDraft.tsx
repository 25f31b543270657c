import type { ComponentType } from 'react';
import type { Draft } from '../draft/draft.ts';
import { useDraft } from '../draft/useDraft.ts';

/** A page of the draft that is open. */
export function withDraft(Page: ComponentType<{ draft: Draft }>): ComponentType {
  return function WithDraft() {
    return <Page draft={useDraft()} />;
  };
}
