import type { AnswerData } from '@mingfa/contract/answer-data';
import { countCitations } from '@mingfa/contract/count-citations';
import type { CitationCheck } from '@mingfa/contract/evidence';
import { type AnswerUnderWay, writeStep } from './answer-under-way.ts';
import { checkCitations } from './check-citations.ts';
import { citedOutside } from './cited-outside.ts';
import { withEarlierLaw } from './earlier-rules.ts';
import { withFirstFacts } from './first-questions.ts';
import { proposeFollowUps } from './follow-ups.ts';
import type { LibraryReader } from './library-reader.ts';
import { offerCalculators } from './offer-calculators.ts';
import type { AskedInBounds, WorkedOut } from './read-asked.ts';
import type { FoundSources } from './search-sources.ts';
import type { ToldDays } from './tell-days.ts';
import { tellFacts } from './tell-facts.ts';
import type { WrittenAnswer } from './write-answer.ts';
import type { WrittenLead } from './write-lead.ts';

/** What an answer was written from. */
interface AnswerGround {
  asked: AskedInBounds;
  worked: WorkedOut;
  found: FoundSources;
  days: ToldDays;
  lead: WrittenLead;
}

/**
 * Checks every citation of an answer that was written, and writes what follows it: notices, calculators, facts, days, questions.
 * @returns the check
 */
export async function finishAnswer(
  under: AnswerUnderWay,
  ground: AnswerGround,
  written: WrittenAnswer,
): Promise<CitationCheck> {
  const { found, days } = ground;
  const library = withEarlierLaw(found.reader, found.sources, days.earlier);
  const check = await writeCheck(under, { library, articles: found.library.articles }, written);
  writeNotices(under, ground.found, written);
  const beyond = citedOutside(check, ground.worked.judge);
  if (beyond) under.write({ type: 'data-notice', data: beyond });
  writeOffers(under, ground);
  return check;
}

/** Checks the citations of what was written, and shows how many came to what. */
export async function writeCheck(
  { input, write, signal }: AnswerUnderWay,
  { library, articles }: { library: LibraryReader; articles: number },
  { text, aside, byProgram, sources }: Pick<WrittenAnswer, 'text' | 'aside' | 'byProgram' | 'sources'>,
): Promise<CitationCheck> {
  writeStep(write, 'check_citations', 'running');
  const check = await checkCitations(library, {
    text,
    aside,
    byProgram,
    sources,
    asOf: input.asOf,
    signal,
  });
  write({ type: 'data-citation-check', data: check });
  const { citations, verified, existing, total } = check;
  const digestOnly = citations.filter(({ state }) => state === 'digest_only');
  writeStep(write, 'check_citations', 'done', {
    verified,
    total,
    existing,
    digests: new Set(digestOnly.map(({ reference }) => reference)).size,
    differing: countCitations(citations).differing,
    articles,
  });
  return check;
}

function writeNotices(
  { input, write }: AnswerUnderWay,
  { files, library }: FoundSources,
  { isExtractive, embeddingFailed }: WrittenAnswer,
): void {
  const notices: AnswerData['notice'][] = [
    ...(isExtractive ? [{ kind: 'extractive' as const, values: {} }] : []),
    ...input.notices,
    ...(files?.read ? [{ kind: 'document_read' as const, values: { ...files.read } }] : []),
    ...(embeddingFailed ? [{ kind: 'embedding_unavailable' as const, values: {} }] : []),
    ...(library.starterOnly && !isExtractive ? [{ kind: 'starter_library_only' as const, values: {} }] : []),
  ];
  for (const data of notices) write({ type: 'data-notice', data });
}

/** What somebody can do next: compute, tell more, ask for the law of another day, ask on. */
function writeOffers(
  { input, write, isUrgent }: AnswerUnderWay,
  { asked, worked, found, days, lead }: AnswerGround,
): void {
  const { language } = input;
  const { reading, calculations } = worked;
  const { guided, offTopic, evidence } = found;
  const guide = guided?.found[0]?.guide ?? null;
  const computable = found.inDanger
    ? []
    : offerCalculators(reading, guide, language, calculations.calculators);
  if (computable.length > 0) write({ type: 'data-calculators', data: { items: computable } });
  // Nobody in danger is asked for a date of marriage.
  const isForFacts = !offTopic && !isUrgent && !found.files?.read && !guided?.isOpen;
  const read = isForFacts ? tellFacts(reading, asked.fields, language, asked.understood) : null;
  const facts = lead.first ? withFirstFacts(read, lead.first) : read;
  if (facts) write({ type: 'data-facts', data: facts });
  const offers = days.offers.map(({ day, said }) => ({ day, said }));
  if (offers.length > 0) write({ type: 'data-days', data: { offers } });
  if (offTopic || isUrgent) return;
  const questions = proposeFollowUps(asked.fields, {
    question: asked.question.inContext?.text ?? input.question,
    field: guide?.field ?? null,
    asksArticle: reading.intent === 'article',
    evidence,
    language,
  });
  if (questions.length > 0) write({ type: 'data-follow-ups', data: { questions } });
}
