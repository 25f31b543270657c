import { type HTMLAttributes, useEffect, useRef } from 'react';

/** Where the skip link leads. */
export const CONTENT_ID = 'content';
/** Whether this page has shown a main part before: the first one finds the focus where the browser begins. */
let isUnderWay = false;

/** The main part of a page. As it takes another one's place it takes the focus too, unless something in it has it already. */
export function Main(props: HTMLAttributes<HTMLElement>) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isUnderWay && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    isUnderWay = true;
  }, []);
  return <main {...props} id={CONTENT_ID} tabIndex={-1} ref={ref} />;
}
