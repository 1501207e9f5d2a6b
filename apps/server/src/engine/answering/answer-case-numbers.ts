import type { CaseEvidence } from '@mingfa/contract/evidence';
import { caseNumberKey } from '@mingfa/legal/judgments/case-number-key';
import { impossibleCaseNumber } from '@mingfa/legal/judgments/impossible-case-number';
import { findOwnNumbers, isImpossibleOwnNumber } from '@mingfa/legal/judgments/own-number';
import type { WrittenNumber } from '../retrieval/index.ts';
import { AnswerText } from './answer-text.ts';
import { type AnswerUnderWay, writeStep, writeText } from './answer-under-way.ts';
import { asksOfCaseNumbers } from './asks-of-case-numbers.ts';
import { compareCauses } from './compare-with-case.ts';
import { writeCheck } from './finish-answer.ts';
import type { CitedCase } from './library-reader.ts';
import type { AskedInBounds } from './read-asked.ts';
import { SourceList } from './source-list.ts';
import { NUMBER_WORDS, type ToldNumber, tellNumber } from './tell-case-number.ts';

const SKILL = 'search_cases';
/** Ten numbers, and what changed some of them. */
const CASES_MAX = 20;

/**
 * Answers a question that asks of case numbers and of nothing else: of each what the library holds, that it is not held, or that no court
 * can have given it. No model is asked, and no law is told.
 * @returns whether it was such a question
 */
export async function answerCaseNumbers(under: AnswerUnderWay, asked: AskedInBounds): Promise<boolean> {
  const { context, input, write, signal } = under;
  const isAllowed = input.guidance?.skills?.includes(SKILL) ?? true;
  const isBeside = input.files !== null || input.attachments.length > 0 || under.reply !== null;
  if (!isAllowed || isBeside || under.isUrgent || under.possible !== null) return false;
  const { numbers, isLookup } = asksOfCaseNumbers(input.question, input.models[0]?.builtIn === true);
  if (numbers.length === 0) return false;
  writeStep(write, 'search_cases', 'running');
  const [library, found, described] = await Promise.all([
    context.openLibrary(),
    context.cases.search(
      { ...asked.question, inContext: null },
      { userId: input.askedBy ?? null, asOf: input.asOf, limit: CASES_MAX, patienceMs: 0, signal },
    ),
    context.describeLibrary(),
  ]);
  const held = await library.resolveCases(
    numbers.flatMap(({ sought }) => (sought.kind === 'court' ? [sought.number.number] : [])),
  );
  const sources = new SourceList([]);
  const year = Number(context.today().slice(0, 4));
  const named = found.evidence.filter((_, at) => found.signs[at]?.isNamed);
  const question = new AnswerText(input.question);
  const told = once(numbers).map(({ sought }): ToldNumber => {
    if (sought.kind === 'own') {
      const [own] = findOwnNumbers(sought.number);
      if (own && isImpossibleOwnNumber(own, year))
        return { number: sought.number, state: 'impossible', why: 'beyond_series', year };
      const evidence = named.find(({ caseNumber }) => caseNumber === sought.number);
      return { number: sought.number, ...tellHeld(evidence, undefined, sources) };
    }
    const { number } = sought.number;
    const impossible = impossibleCaseNumber(sought.number, year);
    if (impossible) return { number, state: 'impossible', why: impossible, year: sought.number.year };
    const cited = held.get(number);
    const text = cited === 'impossible' ? undefined : cited;
    const evidence = named.find(
      (one) =>
        one.place.caseId === text?.caseId ||
        (text === undefined && caseNumberKey(one.caseNumber) === sought.key),
    );
    return { number, ...tellHeld(evidence, text, sources), ...differing(question, sought.key, text) };
  });
  const heldCount = told.filter(({ state }) => state === 'held').length;
  writeStep(write, 'search_cases', 'done', { found: heldCount });
  write({ type: 'data-evidence', id: 'evidence', data: { sources: sources.all() } });
  const words = NUMBER_WORDS[input.language];
  const text = [
    `## ${words.heading}`,
    words.summary(told.length, heldCount),
    told.map((one) => tellNumber(one, input.language, isLookup)).join('\n'),
    words.note,
  ].join('\n\n');
  writeText(write, 'numbers', text);
  await writeCheck(
    under,
    { library, articles: described.articles },
    { text: [...under.told, text].join('\n\n'), aside: [], byProgram: [], sources: sources.all() },
  );
  return true;
}

/** Each number once, however often it is written. */
function once(numbers: readonly WrittenNumber[]): WrittenNumber[] {
  const keyOf = ({ sought }: WrittenNumber) => (sought.kind === 'own' ? sought.number : sought.key);
  return [...new Map(numbers.map((one) => [keyOf(one), one])).values()];
}

/** What is told of a case that is held; its passage joins the sources. */
function tellHeld(
  evidence: CaseEvidence | undefined,
  cited: CitedCase | undefined,
  sources: SourceList,
): Omit<Extract<ToldNumber, { state: 'held' }>, 'number'> | { state: 'not_held' } {
  if (!evidence && !cited) return { state: 'not_held' };
  const changedBy = evidence?.changedBy ?? cited?.changedBy;
  const [source] = evidence ? sources.add([evidence]) : [];
  return {
    state: 'held',
    title: evidence?.title ?? cited?.title ?? '',
    court: evidence?.court ?? cited?.court ?? null,
    decidedOn: evidence?.decidedOn ?? null,
    causes: cited?.causes ?? [],
    isDigest: evidence?.isDigest ?? cited?.isDigest ?? false,
    passage: evidence && !evidence.isDigest ? evidence.text : null,
    index: source?.index ?? null,
    ...(changedBy ? { changedBy: changedBy.number } : {}),
  };
}

/** Where the question says another cause of the case than it has. */
function differing(question: AnswerText, key: string, held: CitedCase | undefined): { differs?: true } {
  const citation = question.citations.find((one) => one.type === 'case' && caseNumberKey(one.number) === key);
  if (!held || !citation) return {};
  const said = question.withoutCitations(question.sentenceOf(citation).text);
  return compareCauses(said, held, `${held.title}\n${held.text}`) === 'differs' ? { differs: true } : {};
}
