import { formatCitation } from '@mingfa/legal/citation/format-citation';
import { formatArticleKey } from '@mingfa/legal/statute/article-number';
import type { LawBounds, LawJudge } from '../retrieval/index.ts';
import type { SkillContext } from '../skills/index.ts';
import type { AnswerInput, AnsweringContext } from './answering-context.ts';
import { checkCitations } from './check-citations.ts';
import type { LibraryReader } from './library-reader.ts';
import type { SourceList } from './source-list.ts';

/** What skills may use while one question is answered: the library, and the files the question is asked about. */
export function makeSkillContext(
  context: AnsweringContext,
  { asOf, askedBy = null, language, files }: AnswerInput,
  answer: {
    library: LibraryReader;
    sources: SourceList;
    onEmbeddingFailed: () => void;
    /** Which law may answer; null: all. */
    bounds: LawBounds | null;
    judge: LawJudge | null;
    holdsCases: boolean;
  },
  signal: AbortSignal,
): SkillContext {
  const { library, sources, onEmbeddingFailed, bounds, judge } = answer;
  const admits = (lawId: string) => judge?.admits(lawId) ?? true;
  const read = (text: string) => context.readQuestion({ text, language });
  const searchLaws: SkillContext['searchLaws'] = async ({ text, asOf: day, limit }) => {
    const found = await context.laws.search(await read(text), {
      asOf: day,
      limit,
      signal,
      bounds,
    });
    if (found.embeddingFailed) onEmbeddingFailed();
    return found.evidence;
  };
  return {
    asOf,
    language,
    signal,
    searchLaws,
    async findArticle({ lawName, article, asOf: day }) {
      const [place] = await library.resolvePlaces([{ lawName, article, paragraph: null, item: null }], day);
      const { law, state } = place ?? { law: null, state: 'not_in_library' as const };
      if (judge && !(law ? admits(law.lawId) : judge.admitsNamed(lawName)))
        return { state: 'outside', evidence: null };
      if (!law) return { state, evidence: null };
      // What a question cites comes first of what is found for it.
      const text = formatCitation({ name: law.title, article });
      const found = await searchLaws({ text, asOf: day, limit: 1 });
      const key = formatArticleKey(article);
      const evidence = found.find(
        (source) => source.place.lawId === law.lawId && source.place.articleKey === key,
      );
      return { state, evidence: evidence ?? null };
    },
    admits,
    checkCitations: (text) => checkCitations(library, { text, sources: sources.all(), asOf }),
    readPublishedFigures: context.readPublishedFigures,
    searchCases: answer.holdsCases
      ? async ({ text, limit }) => {
          const found = await context.cases.search(await read(text), {
            userId: askedBy,
            asOf,
            limit,
            signal,
          });
          return found.evidence.filter((_, at) => found.signs[at]?.isSuperseded !== true);
        }
      : null,
    searchFiles: files
      ? async (text) => {
          const found = await context.files.search(await read(text), {
            ...files,
            wholeMaxCharacters: 0,
            signal,
          });
          if (found.embeddingFailed) onEmbeddingFailed();
          return found.evidence;
        }
      : null,
  };
}
