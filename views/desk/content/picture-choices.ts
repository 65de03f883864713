import { useCallback, useEffect, useRef, useState } from 'react';
import type { PictureChoices } from '../../../src/shared/pictures.ts';
import { adminRequest } from '../api.ts';

/** What was found, and for which search. */
export interface FoundPictures extends PictureChoices {
  search: string;
}

/** A search is sent after this much quiet. */
const quietMs = 250;

/** The pictures that fit what is typed, read in parts; what was found before stays until the answer is there. */
export function usePictureChoices() {
  const [search, setSearch] = useState('');
  const [found, setFound] = useState<FoundPictures>();
  const [isFailed, setFailed] = useState(false);
  /** Only the answer to the latest call counts. */
  const calls = useRef(0);

  const read = useCallback(async (search: string, known?: FoundPictures): Promise<void> => {
    calls.current += 1;
    const call = calls.current;
    setFailed(false);
    try {
      const query = new URLSearchParams({ search, ...(known?.next && { before: String(known.next) }) });
      const answer: PictureChoices = await (await adminRequest(`/api/admin/images/choices?${query}`)).json();
      if (call === calls.current) setFound({ search, ...(known ? append(known, answer) : answer) });
    } catch {
      if (call === calls.current) setFailed(true);
    }
  }, []);

  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => void read(search.trim()), isFirst.current ? 0 : quietMs);
    isFirst.current = false;
    return () => clearTimeout(timer);
  }, [search, read]);

  return {
    ...{ search, setSearch, found, isFailed },
    readAgain: () => void read(search.trim()),
    readMore: () => found && void read(found.search, found),
  };
}

function append(known: PictureChoices, more: PictureChoices): PictureChoices {
  const { builtIn } = known;
  return { ...more, uploads: [...known.uploads, ...more.uploads], builtIn };
}
