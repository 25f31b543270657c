import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes, useParams } from 'react-router-dom';
import { Loading } from '../../../components/Notice.tsx';
import { TeamDoor } from '../shell/TeamDoor.tsx';
import { CastRoute } from './CastRoute.tsx';
import { MomentRoute } from './MomentRoute.tsx';
import { NoImages } from './NoImages.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { TextRoute } from './TextRoute.tsx';
import { FlowView, fetchFlow } from './views.ts';

const fetchGeneral = () => import('./GeneralPage.tsx');
const GeneralPage = lazy(fetchGeneral);
const HistoryPage = lazy(() => import('../history/HistoryPage.tsx'));

/** All pages of one story. */
export default function StoryPage() {
  const { storyId = '', '*': part } = useParams();
  // It comes while the draft is read; whether it cannot come is said where it is shown.
  useEffect(() => {
    if (part === 'flow') fetchFlow().catch(() => undefined);
    if (part === '') fetchGeneral().catch(() => undefined);
  }, [part]);
  return (
    <TeamDoor>
      <StoryFrame key={storyId} storyId={storyId}>
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route path="flow" element={<FlowView />} />
            <Route path="flow/moment/:momentId" element={<MomentRoute />} />
            <Route path="characters" element={<CastRoute of="characters" />} />
            <Route path="items" element={<CastRoute of="items" />} />
            <Route path="places" element={<CastRoute of="places" />} />
            <Route path="image-gen" element={<NoImages tool="imageGen" />} />
            <Route path="inpainting" element={<NoImages tool="inpainting" />} />
            <Route path="upscaling" element={<NoImages tool="upscaling" />} />
            <Route path="history" element={<HistoryPage />} />
            <Route path="text/*" element={<TextRoute />} />
            <Route path="*" element={<GeneralPage />} />
          </Routes>
        </Suspense>
      </StoryFrame>
    </TeamDoor>
  );
}
