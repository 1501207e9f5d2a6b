import type { LawJudge } from '../retrieval/index.ts';
import type { LibraryReader } from './library-reader.ts';

/** The library as sources are taken from it within bounds: of laws that may not answer nothing is held. */
export const withinBounds = (library: LibraryReader, judge: LawJudge): LibraryReader => ({
  ...library,
  async resolvePlaces(places, asOf) {
    const resolved = await library.resolvePlaces(places, asOf);
    return resolved.map((one) =>
      one.law && !judge.admits(one.law.lawId)
        ? { ...one, state: 'not_in_library' as const, law: null, location: null, article: null }
        : one,
    );
  },
});
