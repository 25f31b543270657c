import type { Problem } from '@fabula/story/problem';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHere } from '../../../lib/here.ts';
import { useDraft } from '../draft/useDraft.ts';
import { atLine, textPath } from '../paths.ts';

/** Leads from one thing to mend to the next, and after the last one to the first. */
export function useNextProblem(): () => void {
  const draft = useDraft();
  const show = useShowProblem();
  const index = useRef(-1);
  return () => {
    const problems = draft.problems();
    if (problems.length === 0) return;
    index.current = (index.current + 1) % problems.length;
    const problem = problems[index.current];
    if (problem) show(problem);
  };
}

/** Goes to the line of a problem. */
export function useShowProblem(): (problem: Problem) => void {
  const draft = useDraft();
  const navigate = useNavigate();
  const here = useHere();
  return ({ file, line }) => navigate({ ...here(textPath(draft.storyId, file)), hash: atLine(line) });
}
