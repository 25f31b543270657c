import type { TFunction } from 'i18next';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Loading } from '../components/Notice.tsx';
import { withTexts } from '../lib/i18n/withTexts.ts';
import { hasRole, useSession } from '../lib/session/current.ts';

export const title = (t: TFunction) => t('catalogue.page');

const OwnerCataloguePage = lazy(() => import('../features/catalogue/OwnerCataloguePage.tsx'));
const MyStories = lazy(() => withTexts(import('../features/admin/stories/MyStories.tsx')));

/** An owner's catalogue. Authors find the stories that they write above their own. */
export default function OwnerPage() {
  const { ownerId } = useParams();
  const { user } = useSession();
  const isOwn = ownerId !== undefined && ownerId === user?.id && hasRole(user, 'author');
  const mine = (
    <Suspense fallback={<Loading />}>
      <MyStories />
    </Suspense>
  );
  return <OwnerCataloguePage above={isOwn && mine} />;
}
