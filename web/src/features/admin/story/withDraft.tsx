import type { ComponentType } from 'react';
import { Loading } from '../../../components/Notice.tsx';
import type { Draft } from '../draft/draft.ts';
import { useDraft, useOfDraft } from '../draft/useDraft.ts';

/** A page of all of the draft that is open, once its texts have been read. */
export function withDraft(Page: ComponentType<{ draft: Draft }>): ComponentType {
  return function WithDraft() {
    const draft = useDraft();
    const isRead = useOfDraft((one) => one.isRead);
    return isRead ? <Page draft={draft} /> : <Loading />;
  };
}
