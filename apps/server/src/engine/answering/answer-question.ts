import type { AnswerChunk } from '@mingfa/contract/answer-chunk';
import type { AnswerData } from '@mingfa/contract/answer-data';
import { DIFFERING_STATES, type Evidence } from '@mingfa/contract/evidence';
import type { PublishedFigures } from '@mingfa/legal/figures/published-figures';
import { type CalculationBounds, withinCalculations } from '@mingfa/legal/questions/calculation-bounds';
import { type QuestionReading, readQuestion } from '@mingfa/legal/questions/read-question';
import type { UrgentKind } from '@mingfa/legal/questions/urgent-words';
import type { ResolvedModel } from '../../ports/model.ts';
import { type ModelCall, streamWithFallback } from '../models/index.ts';
import {
  arrangeEvidence,
  type FileFindings,
  type FoundGuide,
  findAttachmentPassages,
  type GuideFindings,
  isBounded,
  type ReadQuestion,
} from '../retrieval/index.ts';
import { skillsNamed } from '../skills/index.ts';
import { answerLanguage } from './answer-language.ts';
import type { AnswerInput, AnsweringContext } from './answering-context.ts';
import { askWhich, readWhichReply, type WhichReply } from './ask-which.ts';
import { type AskedPlace, listAskedPlaces } from './asked-places.ts';
import { calculationsWithin } from './calculations-within.ts';
import { checkCitations } from './check-citations.ts';
import { composePrompt } from './compose-prompt.ts';
import { type ToldRule, tellEarlierRules, withEarlierLaw } from './earlier-rules.ts';
import { makeFence } from './fence-source.ts';
import { askFirst, readFirstFacts, withFirstFacts } from './first-questions.ts';
import { proposeFollowUps } from './follow-ups.ts';
import type { Guidance } from './guidance.ts';
import { describeGuidance, modelSettings } from './guidance-prompt.ts';
import { guidesBelow, withoutAsking } from './guides-below.ts';
import { isOffTopic, speaksOfSame } from './is-off-topic.ts';
import { judgeScope, tellOutside } from './judge-scope.ts';
import { tellLawOfDay, tellRuleOfDay } from './law-of-day.ts';
import type { LibraryReader } from './library-reader.ts';
import { numberAsCited } from './number-as-cited.ts';
import { offerCalculators } from './offer-calculators.ts';
import { type OfferedDay, offerDays, placesAsked } from './offer-days.ts';
import { offerSkills } from './offer-skills.ts';
import { withinBounds } from './reader-within.ts';
import { refuseBefore } from './refuse-before.ts';
import { searchInBounds } from './search-in-bounds.ts';
import { type LawOfDay, placesBehind } from './search-law-of-day.ts';
import { makeSkillContext } from './skill-context.ts';
import { SourceList } from './source-list.ts';
import { tellFacts } from './tell-facts.ts';
import { describeBounds, type Insufficient, tellBesides, tellInsufficient } from './tell-insufficient.ts';
import { tellKnown } from './tell-known.ts';
import { titleOf } from './title-of.ts';
import { tellIfNow, tellUrgent, withoutSelfHarm } from './urgent-first.ts';

/** Sources of law shown to the model; more than this dilutes an answer, beside files still fewer do. */
const EVIDENCE_LIMIT = 10;
const EVIDENCE_LIMIT_BESIDE_FILES = 8;
/** A document up to this long is given to a model whole; the built-in engine picks passages. */
const WHOLE_MAX_CHARACTERS = 20_000;
const USUAL_SETTINGS = { maxOutputTokens: 4096, temperature: 0.2 };

/**
 * Answers a question as a stream of UI message parts: what is urgent, the steps, the numbered sources, text and reasoning of
 * the first model that works, the check of every citation, notices, follow-up questions and a title. Somebody who may hurt
 * themselves is told where to turn and nothing else.
 * @throws AppError when no model answered; what was written before stays
 */
export async function answerQuestion(
  context: AnsweringContext,
  asked: AnswerInput,
  write: (chunk: AnswerChunk) => void,
  signal: AbortSignal,
): Promise<void> {
  if (asked.wantsTitle) write({ type: 'data-title', data: { title: titleOf(asked.question) } });
  const urgent = tellUrgent(
    context.hearUrgency(asked.question),
    languageOf(asked, asked.question),
    context.urgent,
    asked.question,
  );
  if (urgent.text !== null) writeText(write, 'urgent', urgent.text);
  if (urgent.alone) return;
  const history = withoutSelfHarm(asked.history, context.hearUrgency);
  const reply = readWhichReply(asked.question, history);
  const question = reply?.question ?? asked.question;
  const language = languageOf(asked, question);
  const input = { ...asked, history, question, language };
  await answerByLaw(context, input, {
    write,
    signal,
    told: urgent.text === null ? [] : [urgent.text],
    possible: urgent.possible,
    below: urgent.below,
    reply,
  });
}

const languageOf = ({ answersIn, language }: AnswerInput, question: string) =>
  answersIn ?? answerLanguage(question, language);

function writeText(write: (chunk: AnswerChunk) => void, id: string, text: string): void {
  write({ type: 'text-start', id });
  write({ type: 'text-delta', id, delta: text });
  write({ type: 'text-end', id });
}

/**
 * @param answer.told what the answer's text says already
 * @param answer.possible an emergency it may be, though it was not surely told
 * @param answer.below the guides that alone may follow what somebody in danger was told; null where no danger was told
 * @param answer.reply what somebody said when they were asked which situation they mean
 */
async function answerByLaw(
  context: AnsweringContext,
  input: AnswerInput,
  {
    write,
    signal,
    told,
    possible,
    below,
    reply,
  }: {
    write: (chunk: AnswerChunk) => void;
    signal: AbortSignal;
    told: string[];
    possible: UrgentKind | null;
    below: readonly string[] | null;
    reply: WhichReply | null;
  },
): Promise<void> {
  const notify = (data: AnswerData['notice']) => write({ type: 'data-notice', data });
  const step = (
    kind: AnswerData['step']['kind'],
    state: AnswerData['step']['state'],
    values: AnswerData['step']['values'] = {},
  ) => write({ type: 'data-step', id: `step-${kind}`, data: { kind, state, values } });

  const { guidance } = input;
  const bounds = guidance && isBounded(guidance.law) ? guidance.law : null;
  // What is asked on leads nowhere that is not answered here.
  const fields = bounds?.fields.length
    ? context.fields.filter(({ id }) => bounds.fields.includes(id))
    : context.fields;
  const isUrgent = told.length > 0;
  const typing = context.understandTyping(input.question);
  if (typing.understood.length > 0) write({ type: 'data-understood', data: { words: typing.understood } });
  const question = await context.readQuestion({
    text: typing.text,
    language: input.language,
    before: reply ? undefined : input.history.findLast((turn) => turn.role === 'user')?.text,
  });
  const refused = guidance && refuseBefore(guidance, typing.text, bounds !== null, input.language);
  if (guidance && refused) {
    const ifNow = isUrgent ? null : tellIfNow(possible, [], input.language, context.urgent, input.question);
    if (ifNow !== null) writeText(write, 'if-now', ifNow);
    writeInsufficient(context, input, guidance, refused, write);
    return;
  }
  const { asOf } = input;
  const published = await context.readPublishedFigures();
  const judge = bounds && (await context.laws.judgeLaws(bounds));
  const calculations = calculationsWithin(guidance, judge);
  const reading = withinCalculations(readQuestion(question.text, published, context.today()), calculations);
  const { intent } = reading;
  const found = await searchFiles(context, question, input, step, signal);
  const limit = found ? EVIDENCE_LIMIT_BESIDE_FILES : EVIDENCE_LIMIT;
  step('search_laws', 'running');
  const [library, { laws, today, everywhere }] = await Promise.all([
    context.describeLibrary(),
    searchInBounds(context, question, { asOf, limit, signal }, bounds),
  ]);
  const retrieved = arrangeEvidence(laws, {
    attached: findAttachmentPassages(input.attachments, question, limit),
    files: found?.evidence ?? [],
    limit,
  });
  // Beside a document the question is about the document, and who asks for an article wants no guide.
  const isGuided = !found?.read && intent !== 'article';
  const scope = {
    asOf,
    evidence: retrieved,
    ...(everywhere ? { bounds, agreeing: everywhere } : {}),
    ...(reply ? { chosen: reply.title, refused: reply.offered } : {}),
  };
  const searched = isGuided ? await context.guides.search(question, scope) : null;
  // Below what is urgent nothing may contradict it: only what belongs to that danger follows, and no sum, day or question of another matter.
  const inDanger = below !== null;
  const chosen = inDanger
    ? guidesBelow(searched, below)
    : withoutAsking(searched, ofPossible(context, possible));
  const isAnyWithin = chosen !== null && (chosen.isOpen || chosen.found.length + chosen.possible.length > 0);
  const guided = isAnyWithin ? chosen : null;
  const isOfFiles = found !== null && (input.files?.areChosen === true || found.evidence.length > 0);
  // A guide that fits knows better than a word; beside a file any question may be about it.
  const offTopic =
    !inDanger &&
    !guided &&
    !isOfFiles &&
    input.attachments.length === 0 &&
    isOffTopic(reading, question.inContext ?? question, everywhere ?? retrieved) &&
    !chosen?.outside;
  const sources = new SourceList(
    offTopic ? [] : (guided?.evidence ?? (inDanger ? ofFiles(retrieved) : retrieved)),
  );
  const evidence = sources.all();
  signal.throwIfAborted();
  step('search_laws', 'done', {
    found: evidence.filter(({ kind }) => kind !== 'file').length,
    articles: library.articles,
    digests: library.digests,
  });
  const reader = await context.openLibrary();
  const readerWithin = judge ? withinBounds(reader, judge) : reader;
  const asked = await listAskedPlaces(reader, question.cited, asOf);
  // Beside a danger no guide of the scope belongs to what was told.
  const besideDanger =
    inDanger && !chosen && guidance?.refusals.outOfScope ? tellOutside(searched, input.language) : null;
  const insufficient =
    guidance && !inDanger
      ? judgeScope({
          question: input.question,
          language: input.language,
          intent,
          offTopic,
          guided: chosen,
          evidence,
          cited: laws.cited,
          outside: laws.outside,
          everywhere,
          isWithin: (lawId) => judge?.isOwn(lawId) ?? true,
          asked,
          today,
          hasFiles:
            found?.read != null ||
            input.attachments.length > 0 ||
            speaksOfSame(reading.text, found?.evidence ?? []),
          refusesOutside: guidance.refusals.outOfScope,
          namesLaws: guidance.law.lawsOnly.length > 0,
        })
      : besideDanger;
  if (guidance && insufficient) {
    const near = chosen?.outside ? [{ guide: chosen.outside }] : [];
    const ifNow = isUrgent ? null : tellIfNow(possible, near, input.language, context.urgent, input.question);
    if (ifNow !== null) writeText(write, 'if-now', ifNow);
    writeInsufficient(context, input, guidance, insufficient, write);
    return;
  }
  const isOfLaw = !offTopic && !inDanger && !found?.read && intent !== 'article';
  const guides = guided?.found.length ? guided.found : (guided?.possible ?? []);
  const offers = isOfLaw ? await offerDays(context, { text: reading.text, asOf, guides, evidence }) : [];
  const earlier = isOfLaw
    ? await tellEarlierRules(readerWithin, sources, guides, {
        text: reading.text,
        asOf,
        today: context.today(),
      })
    : [];
  const onDay =
    offTopic || inDanger || intent === 'article'
      ? null
      : await tellDay(context, input, { reader: readerWithin, sources, today, guided, offers, earlier });

  // The built-in engine composes all at once: its words wait for the numbers their sources have by them. A model knows its sources by the numbers it was given.
  const waiting: AnswerChunk[] | null = input.models[0]?.builtIn === true ? [] : null;
  const put = waiting ? (chunk: AnswerChunk) => void waiting.push(chunk) : write;
  const tellEvidence = (all: Evidence[]) =>
    write({ type: 'data-evidence', id: 'evidence', data: { sources: all } });
  if (!waiting) tellEvidence(sources.all());
  step('write', 'running');
  const first =
    guidance && !offTopic && !isUrgent && !found?.read && intent !== 'article' && !guided?.isOpen
      ? readFirstFacts(guidance.firstQuestions, context.fields, {
          question: typing.text,
          before: input.history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])),
          today: context.today(),
        })
      : null;
  const askedFirst = first && askFirst(first.missing, input.language);
  if (askedFirst) {
    writeText(put, 'first-questions', askedFirst);
    told.push(askedFirst);
  }
  if (onDay !== null) {
    writeText(put, 'law-of-day', onDay);
    told.push(onDay);
  }
  const ifNow = isUrgent
    ? null
    : tellIfNow(
        possible,
        // Who tells two troubles is in the first of them; what they may mean is no danger yet.
        guided?.found.slice(0, 1) ?? [],
        input.language,
        context.urgent,
        input.question,
      );
  if (ifNow !== null) {
    writeText(put, 'if-now', ifNow);
    told.push(ifNow);
  }
  const isAsked = guided !== null && guided.choices.length > 0 && question.cited.length === 0;
  if (isAsked) {
    // A model is not told which to answer first.
    const isAnswered = guided.standsOut === true && input.models[0]?.builtIn === true;
    const as = guided.isOpen ? 'open' : isAnswered ? 'likeliest' : 'lead';
    const which = askWhich(guided.choices, input.language, as);
    writeText(put, 'which', which.text);
    put({ type: 'data-choices', data: which.data });
    told.push(which.text);
  }
  let embeddingFailed = laws.embeddingFailed || (found?.embeddingFailed ?? false);
  const onEmbeddingFailed = () => {
    embeddingFailed = true;
  };
  const fence = makeFence();
  const skills = offerSkills(
    skillsNamed(guidance?.skills ?? null, calculations.calculators),
    (ends) =>
      makeSkillContext(context, input, { library: reader, sources, onEmbeddingFailed, bounds, judge }, ends),
    { fence, sources, write, signal },
  );
  const answered = await streamWithFallback(
    input.models,
    (model, withSkills) =>
      composeCall(model, input, sources.all(), {
        understood: typing.text,
        ...library,
        fence,
        withSkills,
        asked,
        files: isOfFiles,
        reading,
        isAsked,
        standsOut: guided?.standsOut ?? false,
        isOpen: (guided?.isOpen ?? false) && question.cited.length === 0,
        offTopic,
        urgent: isUrgent,
        inDanger,
        guides: (isAsked ? guided?.possible : guided?.found) ?? [],
        earlier,
        today: context.today(),
        published,
        words: translationsIn(question.inContext ?? question),
        calculations,
        guidance:
          guidance &&
          describeGuidance(guidance, {
            fields: context.fields,
            language: input.language,
            askedFirst: askedFirst != null,
          }),
      }),
    {
      write: put,
      signal,
      logger: context.logger,
      language: input.language,
      tools: { all: skills, support: context.toolSupport },
    },
  );
  const {
    chunks,
    numbered,
    sources: shown,
  } = waiting
    ? numberAsCited(waiting, sources.all())
    : { chunks: [], numbered: (text: string) => text, sources: sources.all() };
  if (waiting) tellEvidence(shown);
  for (const chunk of chunks) write(chunk);
  if (guidance && guided && chosen?.outside) {
    const about = tellOutside(chosen, input.language)?.about ?? '';
    writeText(write, 'besides', tellBesides(about, guidance.refusals.referTo, input.language));
  }
  step('write', 'done');

  step('check_citations', 'running');
  const check = await checkCitations(withEarlierLaw(reader, sources, earlier), {
    text: numbered([...told, answered.text].join('\n\n')),
    sources: shown,
    asOf: input.asOf,
    signal,
  });
  write({ type: 'data-citation-check', data: check });
  const digests = new Set(
    check.citations.filter(({ state }) => state === 'digest_only').map(({ reference }) => reference),
  ).size;
  const differing = check.citations.filter(({ state }) => DIFFERING_STATES.has(state)).length;
  step('check_citations', 'done', {
    verified: check.verified,
    total: check.total,
    digests,
    differing,
    articles: library.articles,
  });

  if (answered.model.builtIn) notify({ kind: 'extractive', values: {} });
  for (const notice of [...input.notices, ...noticesOf(found, embeddingFailed)]) notify(notice);
  if (library.starterOnly && !answered.model.builtIn) notify({ kind: 'starter_library_only', values: {} });
  const computable = inDanger
    ? []
    : offerCalculators(reading, guided?.found[0]?.guide ?? null, input.language, calculations.calculators);
  if (computable.length > 0) write({ type: 'data-calculators', data: { items: computable } });
  // Nobody in danger is asked for a date of marriage.
  const facts =
    offTopic || isUrgent || found?.read || guided?.isOpen
      ? null
      : tellFacts(reading, fields, input.language, typing.understood);
  const allFacts = first ? withFirstFacts(facts, first) : facts;
  if (allFacts) write({ type: 'data-facts', data: allFacts });
  if (offers.length > 0)
    write({ type: 'data-days', data: { offers: offers.map(({ day, said }) => ({ day, said })) } });
  const questions =
    offTopic || isUrgent
      ? []
      : proposeFollowUps(fields, {
          question: question.inContext?.text ?? input.question,
          field: guided?.found[0]?.guide.field ?? null,
          asksArticle: intent === 'article',
          evidence,
          language: input.language,
        });
  if (questions.length > 0) write({ type: 'data-follow-ups', data: { questions } });
}

/** 资料不足: as text and as data. */
function writeInsufficient(
  { fields }: AnsweringContext,
  { asOf, language }: AnswerInput,
  { law, refusals }: Guidance,
  insufficient: Insufficient,
  write: (chunk: AnswerChunk) => void,
): void {
  const scope = describeBounds(law, fields, language);
  const { text, data } = tellInsufficient(insufficient, { referTo: refusals.referTo, scope, asOf, language });
  writeText(write, 'insufficient', text);
  write({ type: 'data-insufficient', data });
}

/** What is said first of the law of the day: that of the chosen one, or of the first the story names where it was another. */
async function tellDay(
  context: AnsweringContext,
  { asOf, language }: AnswerInput,
  known: {
    reader: LibraryReader;
    sources: SourceList;
    today: LawOfDay['today'];
    guided: GuideFindings | null;
    offers: readonly OfferedDay[];
    earlier: readonly (ToldRule | null)[];
  },
): Promise<string | null> {
  const { reader, sources, today, guided, offers, earlier } = known;
  const guides = [...(guided?.found ?? []), ...(guided?.possible ?? [])];
  const deciding = guides.flatMap(placesAsked);
  const asked = { today: context.today(), language, isGuided: guided !== null, deciding };
  const [offered] = offers;
  const told = earlier.find((one) => one !== null);
  if (told && !today) return tellRuleOfDay(told, language);
  if (today)
    return tellLawOfDay(reader, sources, { ...asked, day: asOf, places: placesBehind(guides, today) });
  return offered ? tellLawOfDay(reader, sources, { ...asked, ...offered }) : null;
}

/** The guides of the danger somebody may be in. */
const ofPossible = (context: AnsweringContext, possible: UrgentKind | null): readonly string[] =>
  context.urgent.find(({ kind }) => kind === possible)?.below ?? [];

const earlierOf = (told: ToldRule | null | undefined) =>
  told ? { id: told.rule.id, source: told.source, transition: told.transition } : null;

/** Of what was found what stands in the person's own files. */
const ofFiles = (evidence: readonly Evidence[]): Evidence[] =>
  evidence.filter(({ kind }) => kind === 'file').map((source, at) => ({ ...source, index: at + 1 }));

type Step = (
  kind: AnswerData['step']['kind'],
  state: AnswerData['step']['state'],
  values?: AnswerData['step']['values'],
) => void;

async function searchFiles(
  context: AnsweringContext,
  question: ReadQuestion,
  input: AnswerInput,
  step: Step,
  signal: AbortSignal,
): Promise<FileFindings | null> {
  const { files } = input;
  if (!files) return null;
  step('search_knowledge', 'running');
  const wholeMaxCharacters = input.models[0]?.builtIn ? 0 : WHOLE_MAX_CHARACTERS;
  const found = await context.files.search(question, { ...files, wholeMaxCharacters, signal });
  step('search_knowledge', 'done', {
    found: found.evidence.length,
    files: found.files,
    segments: found.segments,
  });
  return found;
}

function noticesOf(found: FileFindings | null, embeddingFailed: boolean): AnswerData['notice'][] {
  return [
    ...(found?.read ? [{ kind: 'document_read' as const, values: { ...found.read } }] : []),
    ...(embeddingFailed ? [{ kind: 'embedding_unavailable' as const, values: {} }] : []),
  ];
}

/** The everyday words of a question with the statutes' words for them. */
function translationsIn({ text, words }: ReadQuestion): { said: string; legal: string[] }[] {
  return words.map(({ start, end, entries }) => ({
    said: text.slice(start, end),
    legal: [...new Set(entries.flatMap(({ legal }) => legal))],
  }));
}

function composeCall(
  model: ResolvedModel,
  input: AnswerInput,
  evidence: Evidence[],
  known: {
    /** The question with its typing errors understood. */
    understood: string;
    starterOnly: boolean;
    reading: QuestionReading;
    isAsked: boolean;
    standsOut: boolean;
    isOpen: boolean;
    offTopic: boolean;
    urgent: boolean;
    inDanger: boolean;
    fence: string;
    withSkills: boolean;
    asked: AskedPlace[];
    files: boolean;
    guides: FoundGuide[];
    /** For each guide what held on a day of the story. */
    earlier: (ToldRule | null)[];
    today: string;
    published: PublishedFigures;
    words: { said: string; legal: string[] }[];
    /** Which sums may be told. */
    calculations: CalculationBounds;
    /** What a guidance adds to the rules of a model. */
    guidance: readonly string[] | null;
  },
): ModelCall {
  const messages = composePrompt({
    ...input,
    evidence,
    fence: known.fence,
    withSkills: known.withSkills,
    template: input.guidance?.template ?? null,
    guidance: known.guidance ?? [],
    known: tellKnown(known.reading, {
      ...input,
      ...known,
      guides: known.isAsked ? [] : known.guides,
      earlier: known.isAsked ? [] : known.earlier,
      asked: known.isAsked,
    }),
  });
  if (!model.builtIn) return { messages, ...modelSettings(input.guidance, USUAL_SETTINGS) };
  // The built-in engine works from what was found instead of reading it out of the prompt.
  const found = {
    question: known.understood,
    evidence,
    words: known.words,
    guides: known.guides.map(({ places, ...guide }, at) => ({
      ...guide,
      earlier: earlierOf(known.earlier[at]),
      // Written by the law of that day or of an earlier one, its words are the law's.
      standings: input.asOf < guide.guide.checkedOn ? places.map((place) => place?.standing ?? null) : [],
    })),
    today: known.today,
    inDoubt: known.isAsked,
    standsOut: known.standsOut,
    isOpen: known.isOpen,
    offTopic: known.offTopic,
    published: known.published,
    asked: known.asked,
    filesAsked: known.files,
    asOf: input.asOf,
    language: input.language,
    starterOnly: known.starterOnly,
    urgent: known.urgent,
    inDanger: known.inDanger,
    ...known.calculations,
    ...(input.guidance ? { template: input.guidance.template } : {}),
  };
  return { messages, providerOptions: { mingfa: JSON.parse(JSON.stringify(found)) } };
}
