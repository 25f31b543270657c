import { type Question, useFlowState } from '../flowContext.ts';
import { Help } from './Help.tsx';
import { LeadOn } from './LeadOn.tsx';
import { NewMoment } from './NewMoment.tsx';
import { Removal } from './Removal.tsx';

interface Props {
  question: Question;
  onClose: () => void;
}

/** The one dialog that is open. */
export function Asked({ question, onClose }: Props) {
  const { flow } = useFlowState();
  if (question.kind === 'keys') return <Help onClose={onClose} />;
  if (question.kind === 'new') return <NewMoment after={question.after} onClose={onClose} />;
  const moment = flow.bySlug.get(question.slug);
  if (moment === undefined) return null;
  return question.kind === 'connect' ? (
    <LeadOn moment={moment} onClose={onClose} />
  ) : (
    <Removal moment={moment} onClose={onClose} />
  );
}
