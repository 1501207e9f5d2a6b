import { formatCitation } from '@mingfa/legal/citation/citations';
import type { CitedPlace } from '../retrieval/index.ts';
import type { LibraryReader, ResolvedPlace } from './library-reader.ts';

/** An article the question itself names. */
export interface AskedPlace {
  label: string;
  state: ResolvedPlace['state'];
}

/** Articles a question names, each with what the library says of it: nobody should be given another one in silence. */
export async function listAskedPlaces(
  library: LibraryReader,
  cited: readonly CitedPlace[],
  asOf: string,
): Promise<AskedPlace[]> {
  const named = cited.flatMap(({ lawName, article, paragraph, item }) =>
    article ? [{ lawName, article, paragraph, item }] : [],
  );
  const resolved = await library.resolvePlaces(named, asOf);
  return named.map(({ lawName, ...place }, index) => ({
    label: formatCitation({ name: resolved[index]?.law?.shortTitle ?? lawName, ...place }),
    state: resolved[index]?.state ?? 'not_in_library',
  }));
}
