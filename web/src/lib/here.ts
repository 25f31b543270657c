import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';

/** Paths with the current query string: navigation keeps it. */
export function useHere(): (path: string) => { pathname: string; search: string } {
  const { search } = useLocation();
  return useCallback((pathname: string) => ({ pathname, search }), [search]);
}
