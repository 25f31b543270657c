import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Failed } from '../../../components/Failed.tsx';
import { Loading } from '../../../components/Notice.tsx';
import { useFindObjectQuery } from '../api.ts';
import { authoringFailure } from '../failure.ts';
import { AdminShell } from '../shell/AdminShell.tsx';
import { TeamDoor } from '../shell/TeamDoor.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { ThingRoute } from './ThingRoute.tsx';

/** A character, an item or a place by its id, whichever story it is of. */
export default function ObjectPage() {
  const { objectId = '' } = useParams();
  return (
    <TeamDoor>
      <Found key={objectId} objectId={objectId} />
    </TeamDoor>
  );
}

function Found({ objectId }: { objectId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useFindObjectQuery({ objectId });
  const [renamed, setRenamed] = useState<string>();
  if (!data)
    return (
      <AdminShell>
        {error ? <Failed text={authoringFailure(t, error)} onRetry={refetch} /> : <Loading />}
      </AdminShell>
    );
  const { storyId, kind, slug } = data;
  return (
    <StoryFrame key={storyId} storyId={storyId}>
      <ThingRoute kind={kindOf(kind)} slug={renamed ?? slug} onRenamed={setRenamed} />
    </StoryFrame>
  );
}

/** Moments have an address of their own. */
const kindOf = (kind: string) => (kind === 'item' || kind === 'place' ? kind : 'character');
