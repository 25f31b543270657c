import { useEffect, useMemo, useState } from 'react';
import { read } from '../../lib/api/call.ts';
import type { ResponseOf } from '../../lib/api/contract.ts';
import type { Language } from '../../lib/i18n/language.ts';

type PublicStories = ResponseOf<'fabula.catalogue.v1.CatalogueService', 'listPublicStories'>;

/** The public catalogue that came with the page; undefined where it did not, or in another language. */
function inlined(language: Language): PublicStories | undefined {
  const data = document.getElementById('catalogue');
  if (data?.lang !== language || !data.textContent) return undefined;
  return JSON.parse(data.textContent) as PublicStories;
}

interface Answer {
  language?: Language;
  stories?: PublicStories['stories'];
  failed?: boolean;
}

/** The public catalogue: at once where it came with the page, else by an address that caches keep. */
export function usePublicStories(language: Language) {
  const here = useMemo(() => inlined(language), [language]);
  const [answer, setAnswer] = useState<Answer>({});
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    if (here) return;
    const asking = new AbortController();
    const { signal } = asking;
    read<PublicStories>(`/catalogue.json?language=${language}`, signal).then(
      ({ stories }) => setAnswer({ language, stories }),
      () => !signal.aborted && setAnswer({ language, failed: true }),
    );
    return () => asking.abort();
  }, [here, language, tries]);
  const known: Answer = here ?? (answer.language === language ? answer : {});
  const retry = () => {
    setAnswer({});
    setTries(tries + 1);
  };
  return { stories: known.stories, failed: known.failed ?? false, retry };
}
