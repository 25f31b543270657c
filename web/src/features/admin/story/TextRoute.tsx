import { useParams } from 'react-router-dom';
import { TextPage } from '../text/TextPage.tsx';

/** The text at the address. */
export function TextRoute() {
  return <TextPage path={useParams()['*'] || 'story.yaml'} />;
}
