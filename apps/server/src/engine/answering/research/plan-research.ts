import type { AnswerData } from '@mingfa/contract/answer-data';
import type { PlannedSearch } from '@mingfa/contract/search-data';
import type { ReadQuestion } from '../../retrieval/index.ts';
import type { AnswerUnderWay } from '../answer-under-way.ts';
import type { AskedInBounds } from '../read-asked.ts';
import type { AskedResearch } from './asked-research.ts';
import type { ResearchContext } from './research-context.ts';
import { RESEARCH_LIMITS } from './research-limits.ts';
import { researchWords } from './research-words.ts';
import { readSubQuestions } from './sub-questions.ts';

const QUERY_SHOWN = 300;
/** Of the sub-questions so many are searched for on the web. */
const WEB_PARTS = 2;

/** A part of a question, read like a question of its own. */
export interface SubQuestion {
  id: string;
  text: string;
  read: ReadQuestion;
}

/** What a question asks, and what is searched for it. */
export interface ResearchPlan {
  told: AnswerData['plan'];
  /** One where the question asks one thing: itself. */
  parts: SubQuestion[];
}

/** Plans the searches for a question: each chosen scope once, and in a thorough search each for every part of it. */
export async function planResearch(
  context: ResearchContext,
  { input }: AnswerUnderWay,
  { choice }: AskedResearch,
  asked: AskedInBounds,
): Promise<ResearchPlan> {
  const { scopes, depth } = choice;
  const { language, asOf } = input;
  const words = researchWords(language);
  const texts = readSubQuestions(asked.text);
  const parts = await Promise.all(
    texts.map(
      async (text, at): Promise<SubQuestion> => ({
        id: `q${at + 1}`,
        text,
        read:
          texts.length === 1
            ? asked.question
            : await context.readQuestion({ text, language, before: asked.text }),
      }),
    ),
  );
  const whole = asked.question;
  const webQuery = (read: ReadQuestion) => context.web.queriesFor(read).join(words.joined);
  const filtersOf: Record<PlannedSearch['scope'], PlannedSearch['filters']> = {
    laws: { [words.day]: asOf },
    cases: { [words.until]: asOf },
    knowledge: { [words.files]: words.fileCount },
    web: { [words.personal]: words.masked },
  };
  const plan = (scope: PlannedSearch['scope'], query: string, part: SubQuestion | null): PlannedSearch => ({
    id: part ? `${scope}-${part.id}` : scope,
    scope,
    query: [...query].slice(0, QUERY_SHOWN).join(''),
    filters: filtersOf[scope],
    subQuestionId: part?.id ?? null,
    state: 'waiting',
    found: null,
    byModel: false,
  });
  const chosen = (part: SubQuestion | null): PlannedSearch[] => {
    const text = part?.text ?? asked.text;
    return [
      ...(scopes.laws ? [plan('laws', text, part)] : []),
      ...(scopes.cases ? [plan('cases', text, part)] : []),
      ...(input.files ? [plan('knowledge', text, part)] : []),
      ...(scopes.web && (!part || parts.indexOf(part) < WEB_PARTS)
        ? [plan('web', webQuery(part?.read ?? whole), part)]
        : []),
    ];
  };
  const limits = RESEARCH_LIMITS[depth];
  const isSearchedByPart = depth === 'thorough' && parts.length > 1;
  const searches = [...chosen(null), ...(isSearchedByPart ? parts.flatMap(chosen) : [])];
  return {
    parts,
    told: {
      depth,
      subQuestions: parts.map(({ id, text }) => ({ id, text })),
      searches: searches.slice(0, limits.searches),
      limits: { ...limits },
      reached: searches.length > limits.searches ? 'searches' : null,
    },
  };
}
