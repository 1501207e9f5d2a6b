import { findMatter } from '@mingfa/legal/citation/agreement/find-matter';
import type { LawWords } from '@mingfa/legal/citation/agreement/law-words';
import { rolesIn, withoutRoles } from '@mingfa/legal/citation/agreement/roles';
import { formatArticleLabel, parseArticleKey } from '@mingfa/legal/statute/article-number';
import { TELLS_A_CASE } from './case-words.ts';
import type { LibraryReader, ResolvedPlace } from './library-reader.ts';
import type { OwnPart } from './own-part.ts';
import { ASKS_HOW } from './rules-in.ts';

interface NamedArticle {
  articleKey: string;
  label: string;
}

/** The articles that a citation names, and those that its sentence cites besides. */
interface Cited {
  places: ResolvedPlace[];
  beside: ResolvedPlace[];
}

/** The article of the same law that the sentence speaks of, if it is clearly not the one it cites. */
export async function findBetter(
  library: LibraryReader,
  { places, beside }: Cited,
  claim: string,
  { isWhole }: OwnPart,
  { is = 'clearly' }: { is?: 'clearly' | 'likely' } = {},
): Promise<NamedArticle | null> {
  const [first] = places;
  // A sentence that cites several laws speaks of each in turn.
  if (isWhole && beside.some(({ law }) => law?.lawId !== first?.law?.lawId)) return null;
  return named(await wordsOf(library, places), (words) =>
    words.findBetter(claim, keysOf(places, beside), is),
  );
}

/**
 * The article close to the cited one that says what the sentence says, where the cited one says nothing of it.
 * @param options.listed articles of the same list, which bear out together with the cited one what is said of them
 */
export async function findNeighbour(
  library: LibraryReader,
  { places, beside }: Cited,
  claim: string,
  { isWhole }: OwnPart,
  {
    is = 'clearly',
    namesSomebody = false,
    listed = [],
  }: { is?: 'clearly' | 'likely'; namesSomebody?: boolean; listed?: readonly ResolvedPlace[] } = {},
): Promise<NamedArticle | null> {
  if (isWhole && beside.some(({ law }) => law?.lawId !== places[0]?.law?.lawId)) return null;
  // 若丙曾抽回出资, 以股权出质的，: told of somebody, and in the form of a rule.
  const tellsACase = TELLS_A_CASE.test(claim) && !/(?:^|[，。\s])(?:若|如|倘)|的[，,]/.test(claim);
  const ofSameLaw = listed.filter(({ law }) => law?.lawId === places[0]?.law?.lawId);
  return named(await wordsOf(library, places), (words) => {
    const key = words.findNeighbour(claim, keysOf(places, ofSameLaw), {
      tellsACase,
      namesSomebody: namesSomebody || tellsACase,
      is,
    });
    return key !== null && keysOf([], beside).includes(key) ? null : key;
  });
}

/**
 * The article that both its words as a whole and those that tell neighbours apart speak for, where neither is enough by itself; of who
 * says what an article regulates, the latter.
 * @param rules the sentence in the words of a rule
 */
export async function findElsewhere(
  library: LibraryReader,
  cited: Cited,
  rules: readonly string[],
  part: OwnPart,
): Promise<NamedArticle | null> {
  for (const words of rules) {
    const rule = withoutRoles(words);
    const better = await findBetter(library, cited, rule, part, { is: 'likely' });
    const neighbour = better && (await findNeighbour(library, cited, rule, part, { is: 'likely' }));
    if (better && neighbour?.articleKey === better.articleKey) return better;
    const told = ASKS_HOW.test(words) ? await findNeighbour(library, cited, rule, part) : null;
    if (told) return told;
  }
  return null;
}

/** Two sides of one relation; a single one may be named beside any rule. */
const PERSONS_LEAST = 2;

/**
 * Whether an article names none of those whom a sentence names with the article that it cites: what it says of 托运人 and 承运人 in the same
 * words is not meant where both speak of 定作人 and 承揽人.
 */
export async function isOfOtherPersons(
  library: LibraryReader,
  { places }: Cited,
  claim: string,
  { articleKey }: NamedArticle,
): Promise<boolean> {
  const wording = places.map(({ article }) => article?.text ?? '').join('\n');
  const persons = new Set(rolesIn(claim).flatMap(({ role }) => (wording.includes(role) ? [role] : [])));
  if (persons.size < PERSONS_LEAST) return false;
  const words = await wordsOf(library, places);
  return words !== null && [...persons].every((role) => !words.holds(articleKey, role));
}

/** What a sentence that only names a rule says of the cited article: that it goes by that name, that another one does, or nothing. */
export async function findByName(
  library: LibraryReader,
  { places }: Cited,
  claim: string,
): Promise<{ isOwn: boolean; better: NamedArticle | null }> {
  const words = await wordsOf(library, places);
  const cited = keysOf(places);
  if (!words || cited.length === 0) return { isOwn: false, better: null };
  const wording = places.map(({ article }) => article?.text ?? '').join('\n');
  if (words.topics.isKnownAs(claim, cited)) return { isOwn: true, better: null };
  const elsewhere = named(words, ({ topics }) => topics.elsewhere(claim, cited, wording));
  return { isOwn: false, better: elsewhere ?? named(words, (law) => findMatter(law, claim, cited)) };
}

const keysOf = (...some: readonly (readonly ResolvedPlace[])[]) =>
  some.flat().flatMap(({ article }) => article?.key ?? []);

async function wordsOf(library: LibraryReader, [first]: readonly ResolvedPlace[]): Promise<LawWords | null> {
  const versionId = first?.location?.versionId;
  return first?.law && versionId ? await library.readLawWords(first.law.lawId, versionId) : null;
}

function named(words: LawWords | null, find: (words: LawWords) => string | null): NamedArticle | null {
  const key = words && find(words);
  const number = key === null ? null : parseArticleKey(key);
  return key === null || !number ? null : { articleKey: key, label: formatArticleLabel(number) };
}
