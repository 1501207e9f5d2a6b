import { detectField, type Field } from '@mingfa/content/fields';
import { type ArticleEvidence, isArticleEvidence } from '@mingfa/contract/evidence';
import type { CalculatorMatch } from '@mingfa/legal/questions/match-calculator';
import type { Facts } from '@mingfa/legal/questions/read-facts';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { toldAlready } from './already-told.ts';
import { Room } from './answer-length.ts';
import { composeDates, type GuideDates } from './compose-dates.ts';
import { composeEarlier } from './compose-earlier.ts';
import { composeGuide, type GuideParts } from './compose-guide.ts';
import { composeSums } from './compose-sums.ts';
import type { ToldDays } from './compose-told-days.ts';
import { composeReason, type Reason } from './compose-why.ts';
import { type FoundGuide, type FoundMaterial, sourcesAsked } from './found-material.ts';
import { findLaterSentences } from './later-law.ts';
import { layOut, layOutShortly, type NotePart } from './note-parts.ts';
import { overlap, type Terms, termsOf } from './passages.ts';
import type { Phrases } from './phrases.ts';
import { toldDigest } from './quote.ts';
import { selectSources } from './select-sources.ts';

/** What every part of an answer is written from. */
export interface NoteMaterial {
  found: FoundMaterial;
  reading: QuestionReading;
  facts: Facts;
  phrases: Phrases;
  terms: Terms;
  /** What answers, and what is only named. */
  leading: ArticleEvidence[];
  related: ArticleEvidence[];
  told: ToldDays;
  /** It is asked whether to sign a paper. */
  asksSigning: boolean;
  /** Whether to, where no point of a guide says it. */
  paper: string | null;
}

const PROOF_MAX = 4;
/** Where to go is always said, with as many places. */
const PLACES_SURE = 2;
const PLACES_MAX = 3;
const REASONS_BESIDE_GUIDE_MAX = 2;
/** Articles shown, most of them folded. */
const ARTICLES_MAX = 4;
const RELATED_MAX = 4;
const FACTS_WANTED_MAX = 4;

/** Who is in danger now reads no last day and no sum. */
const NO_DATES: GuideDates = {
  lines: [],
  later: [],
  told: [],
  unknownStart: false,
  conclusion: null,
  concluded: null,
  running: [],
  isOver: false,
  periods: [],
};
/** What is done once a judgment has taken effect. */
const AFTER_EFFECT = /再审|生效|申诉|retrial|taken? effect|petition/i;
const NO_SUMS: ReturnType<typeof composeSums> = { blocks: [], missing: [], conclusion: null };

/**
 * One trouble answered by its guide, in a fixed order: conclusion, what to do now, last day, how much, why, proof, where. What
 * answers is always said; of the rest whole items, as much as is read at once. Where the law was otherwise on the day asked for,
 * the law of that day comes first, and what rests on later law stands under a heading that says so.
 */
export function composeGuideNote(
  one: FoundGuide,
  material: NoteMaterial,
  headedBy: ((title: string) => string) | null,
  before: readonly NotePart[] = [],
): string[] {
  const { found, reading, facts, phrases } = material;
  const room = new Room(found.language, found.template?.length);
  const terms = one.about ? termsOf(one.about, found.words) : material.terms;
  const dates = found.inDanger ? NO_DATES : composeDates(one, reading, found, phrases, material.told.periods);
  const sums = found.inDanger ? NO_SUMS : composeSums(one, reading, found, phrases);
  const guide = composeGuide(one, found, facts.circumstances, phrases, toldAlready(material, dates, sums));
  const isLater = findLaterSentences(one, found.language === 'en' ? 'en' : 'zh');
  const isOfLaterLaw = isLater(guide.conclusion);
  const conclusion = room.must([`**${guide.conclusion}**`]);
  // What was asked besides is told before reasons and proof.
  const beside = room.take(guide.beside, guide.beside.length);
  const besideOfDay = beside.filter((answer) => !isLater(answer));
  const { told } = material;
  const isFirst = one === found.guides[0];
  const ownDay =
    dates.conclusion && !told.periods.includes(dates.concluded ?? '') ? [`**${dates.conclusion}**`] : [];
  const leadsAll = isFirst && !found.inDoubt && !found.inDanger;
  const dayFirst = room.must([...(leadsAll ? told.lead : []), ...ownDay]);
  const paper = leadsAll && material.paper ? room.must([material.paper]) : [];
  const appeal = leadsAll ? told.appeal : null;
  const steps = [
    ...(appeal ? [appeal] : []),
    ...guide.now.filter((step) => !appeal || !AFTER_EFFECT.test(step)),
  ];
  const now = room.must(steps.map((step, index) => `${index + 1}. ${step}`));
  const periodsBeside =
    isFirst && !found.inDanger ? told.beside.filter(({ period }) => !dates.periods.includes(period)) : [];
  const days = room.must([
    ...dates.lines,
    ...periodsBeside.map(({ line }) => line),
    ...(dates.unknownStart ? [`- ${phrases.startOn}`] : []),
  ]);
  const amounts = room.must(sums.blocks);
  // Quotations of a full library must not take the place of where to go.
  const places = room.must(itemsOf(guide.where).slice(0, PLACES_SURE));
  const hasOwn = one.sources.some((number) => number !== null);
  const reasons = chooseReasons(one, material)
    // Of what a search of an earlier day brought along only law that speaks of it is told, and none beside articles of the guide.
    .filter(
      (source) =>
        !isOfLaterLaw ||
        one.sources.includes(source.index) ||
        (!hasOwn && source.kind === 'law' && overlap(terms, wordsOf(source)) >= TOLD_OVERLAP_MIN),
    )
    .slice(0, room.most(ARTICLES_MAX))
    .map((source) => {
      const why = guide.why.get(source.index);
      const gist = why ?? guide.changed.get(source.index);
      const reason = composeReason(source, withGist(terms, gist), phrases, why);
      const isTold = gist !== undefined || overlap(terms, wordsOf(source)) >= TOLD_OVERLAP_MIN;
      return isTold || reason.article === null ? reason : { ...reason, line: null };
    });
  const shown = showReasons(
    reasons,
    room,
    room.most(REASONS_BESIDE_GUIDE_MAX),
    // What decides a point that is told is named with it.
    Math.max(1, new Set(sourcesAsked(one)).size),
  );
  const conditions = room.take(guide.conditions, guide.conditions.length);
  const ofDay = conditions.filter((sentence) => !isLater(sentence));
  const ofLaterLaw = [
    ...(isOfLaterLaw ? conclusion : []),
    ...beside.filter(isLater),
    ...joined(conditions.filter(isLater), found.language === 'en' ? ' ' : ''),
    ...joined(room.take(dates.later, dates.later.length)),
  ];
  const proof = room.take(itemsOf(guide.collect), room.most(PROOF_MAX));
  const where = [
    ...places,
    ...room.take(itemsOf(guide.where).slice(places.length), room.most(PLACES_MAX) - places.length),
  ];
  const wanted = room.take(wantedFacts(sums.missing, material), 1);
  const named = [...dates.told, ...shown.map(({ index }) => index)];
  // Behind a quotation another place would be taken for its source.
  const seeAlso =
    isOfLaterLaw || shown.some(({ article }) => article !== null)
      ? []
      : room.take(nameOthers(named, material), 1);
  const why: NotePart[] = reasonParts(phrases.why, shown, seeAlso, material);
  const then = composeEarlier(one, found, guide.conclusion, phrases);
  const laid = (parts: readonly NotePart[]) => [
    ...(headedBy ? [`## ${headedBy(guide.title)}`] : []),
    ...layOut([...before, ...parts], found, phrases, headedBy ? '###' : '##'),
  ];
  const doNow: NotePart = { part: 'now', heading: phrases.now, blocks: joined(now) };
  const lastDays: NotePart = { part: 'last_days', heading: phrases.deadlines, blocks: joined(days) };
  const sum: NotePart = { part: 'amounts', heading: phrases.amounts, blocks: [...amounts, ...wanted] };
  const closing: NotePart[] = [
    { part: 'proof', heading: phrases.prepare, blocks: joined(proof) },
    { part: 'where', heading: phrases.where, blocks: joined(where) },
  ];
  if (then) {
    const ofThen: NotePart = { part: 'why', heading: phrases.why, blocks: then.why };
    return laid([
      {
        part: 'conclusion',
        heading: phrases.conclusion,
        blocks: [
          ...(then.rule.period ? [] : dayFirst),
          ...paper,
          ...then.lead,
          then.today,
          ...(then.rule.sums && sums.conclusion ? [sums.conclusion] : []),
        ],
      },
      doNow,
      ...(then.rule.period ? [] : [lastDays]),
      ...(then.rule.sums ? [sum] : []),
      // Where the day was chosen the articles found are of that day.
      ...(found.asOf < (found.today ?? found.asOf)
        ? then.why.length > 0
          ? [ofThen, ...why.map((part) => ({ ...part, heading: null }))]
          : why
        : [ofThen, ...withHeading(why, phrases.articlesOfToday)]),
      ...closing,
    ]);
  }
  const later: NotePart = {
    part: isOfLaterLaw ? 'conclusion' : 'why',
    heading: phrases.byTodaysLaw,
    isOwnHeading: true,
    blocks: [...ofLaterLaw, ...(isOfLaterLaw ? [...amounts, ...wanted] : [])],
  };
  return laid([
    {
      part: 'conclusion',
      heading: phrases.conclusion,
      blocks: [
        ...dayFirst,
        ...paper,
        ...(isOfLaterLaw ? [] : conclusion),
        ...(isOfLaterLaw || !sums.conclusion ? [] : [sums.conclusion]),
        ...besideOfDay,
        ...joined(ofDay, found.language === 'en' ? ' ' : ''),
      ],
    },
    // What rests on later law is no conclusion of that day, and stands below the law of that day.
    ...(isOfLaterLaw
      ? [
          ...withHeading(why, phrases.lawOfDay(found.asOf)).map((part) => ({
            ...part,
            part: 'conclusion' as const,
          })),
          later,
        ]
      : []),
    doNow,
    lastDays,
    ...(isOfLaterLaw ? [] : [sum]),
    ...(isOfLaterLaw ? [] : [...why, later]),
    ...closing,
  ]);
}

/** The reasons of a note, and the places that are only named behind them. */
function reasonParts(
  heading: string,
  shown: readonly Reason[],
  seeAlso: readonly string[],
  { found, phrases }: NoteMaterial,
): NotePart[] {
  const first = found.evidence.find(({ index }) => index === shown[0]?.index);
  const decides = first && `${phrases.place(first)}[${first.index}]`;
  const blocks = shown.flatMap(blocksOf);
  const named = seeAlso.map((line) => line.slice(`${phrases.related}${phrases.colon}`.length));
  return [
    { part: 'why', heading, blocks: blocks.length > 0 ? blocks : seeAlso, decides },
    ...(blocks.length > 0
      ? [{ part: 'related' as const, heading: null, blocks: seeAlso, headed: named }]
      : []),
  ];
}

/** The same under a heading that says of which day it is. */
const withHeading = (parts: readonly NotePart[], heading: string): NotePart[] =>
  parts.map((part) => (part.heading === null ? part : { ...part, heading, isOwnHeading: true }));

/** An article this likely answers more often than the guide that is thought of first; a less likely one is not shown beside possible guides. */
const LIKELIER_THAN_GUIDES = 0.15;
const ARTICLES_BESIDE_POSSIBILITIES = 2;

/**
 * What holds in the situation the question is likeliest about, shortly what holds in the others, and the law that was found for its
 * own words.
 */
export function composePossibilities(guides: readonly FoundGuide[], material: NoteMaterial): string[] {
  const { found, phrases, terms } = material;
  const ofGuides = guides.flatMap(({ sources }) => sources);
  const likely = found.evidence
    .filter(isArticleEvidence)
    // Among a few digests a score is no likelihood.
    .filter(
      ({ index, score }) => !found.starterOnly && score >= LIKELIER_THAN_GUIDES && !ofGuides.includes(index),
    )
    .sort((a, b) => b.score - a.score)
    .slice(0, ARTICLES_BESIDE_POSSIBILITIES);
  const reasons = likely.flatMap((source) => blocksOf(composeReason(source, terms, phrases, undefined)));
  const law = reasons.length > 0 ? [`## ${phrases.nearest}`, ...reasons] : [];
  const [likeliest, ...others] = guides;
  const possible = [
    ...(likeliest
      ? composeGuideNote(likeliest, material, found.standsOut ? (title) => title : phrases.ifMeant)
      : []),
    ...others.flatMap((guide) => composePossibility(guide, material)),
  ];
  return [...law, ...possible];
}

/**
 * What holds if the question is about this guide, shortly, so that nobody is left with a question alone. What was worked out, its conclusion, the first step, the first last day, and the article that decides.
 */
function composePossibility(one: FoundGuide, material: NoteMaterial): string[] {
  const { found, reading, facts, phrases } = material;
  const dates = composeDates(one, reading, found, phrases, material.told.periods);
  const ofToday = composeSums(one, reading, found, phrases);
  const guide = composeGuide(one, found, facts.circumstances, phrases, toldAlready(material, dates, ofToday));
  const isLater = findLaterSentences(one, found.language === 'en' ? 'en' : 'zh');
  const [day] = dates.lines;
  const isOfLaterLaw = isLater(guide.conclusion);
  const sums = isOfLaterLaw ? null : ofToday;
  const [step] = guide.now;
  const then = composeEarlier(one, found, guide.conclusion, phrases);
  return [
    `## ${phrases.ifMeant(guide.title)}`,
    ...(dates.conclusion && !then?.rule.period && !material.told.periods.includes(dates.concluded ?? '')
      ? [`**${dates.conclusion}**`]
      : []),
    ...(then?.lead ?? []),
    ...(then ? [then.today] : []),
    ...(then
      ? []
      : [
          `${isOfLaterLaw ? `${phrases.byTodaysLaw}${phrases.colon}` : ''}**${guide.conclusion}** ${[...guide.beside, ...guide.conditions].slice(0, 1).join('')}`.trim(),
        ]),
    ...(sums?.conclusion && (then?.rule.sums ?? true) ? [sums.conclusion] : []),
    ...layOutShortly(
      [
        { part: 'amounts', blocks: then && !then.rule.sums ? [] : (sums?.blocks.slice(0, 1) ?? []) },
        { part: 'now', name: phrases.now, blocks: step ? [step] : [] },
        {
          part: 'last_days',
          name: phrases.deadlines,
          blocks: day && !then?.rule.period ? [`\n\n${day}`] : [],
        },
        { part: 'why', blocks: composeDeciding(one, guide, material) },
      ],
      found,
      phrases,
    ),
  ];
}

/** What holds in a trouble that may be told besides, in a few lines: it may be a guess, so neither sums nor days of it stand beside those of the first. */
export function composeBeside(one: FoundGuide, material: NoteMaterial): string[] {
  const { found, facts, phrases } = material;
  const told = toldAlready(material, NO_DATES, NO_SUMS);
  const guide = composeGuide(one, found, facts.circumstances, phrases, told);
  const isLater = findLaterSentences(one, found.language === 'en' ? 'en' : 'zh');
  if (isLater(guide.conclusion) || composeEarlier(one, found, guide.conclusion, phrases)) return [];
  const [step] = guide.now;
  return [
    `## ${phrases.ifAlso(guide.title)}`,
    `**${guide.conclusion}** ${[...guide.beside, ...guide.conditions].slice(0, 1).join('')}`.trim(),
    ...layOutShortly(
      [
        { part: 'now', name: phrases.now, blocks: step ? [step] : [] },
        { part: 'why', blocks: composeDeciding(one, guide, material) },
      ],
      found,
      phrases,
    ),
  ];
}

/** The article that decides a possible trouble. */
function composeDeciding(
  one: FoundGuide,
  guide: GuideParts,
  { found, phrases, terms }: NoteMaterial,
): string[] {
  const own = found.evidence.filter(isArticleEvidence).filter(({ index }) => one.sources.includes(index));
  const [asked] = sourcesAsked(one);
  const decides =
    own.find(({ index }) => index === asked) ??
    selectSources(own, terms, { ...found, guide: one }).leading[0];
  if (!decides) return [];
  const reason = composeReason(decides, terms, phrases, guide.why.get(decides.index));
  return blocksOf({ ...reason, line: reason.line ?? `- ${phrases.place(decides)}[${decides.index}]` });
}

/** A question no guide fits: our note of the nearest article where it speaks of it, the law itself, and proof of the field. */
export function composeLawNote(
  material: NoteMaterial,
  calculation: readonly string[],
  isComputed: boolean,
  fields: Field[],
  knowledge: readonly NotePart[] = [],
): string[] {
  const { found, phrases, terms } = material;
  const room = new Room(found.language, found.template?.length);
  const leading = isComputed ? material.leading.slice(0, LEADING_BESIDE_CALCULATION_MAX) : material.leading;
  const [first] = leading;
  // Our note of an article that does not lead would put another rule before the one that answers.
  const told = isComputed || !first?.digest || !speaksOf(first, terms) ? null : first;
  const conclusion = [
    ...(material.paper ? room.must([material.paper]) : []),
    ...(isComputed ? calculation : []),
    ...(told ? room.must([toldDigest(told, phrases)]) : []),
  ];
  const reasons = leading
    .filter((source) =>
      phrases.language === 'en'
        ? source !== told || source.kind === 'law'
        : source.kind === 'law' || (source !== told && (!told || speaksOf(source, terms))),
    )
    .map((source) => {
      const reason = composeReason(source, terms, phrases, undefined);
      // Told in the conclusion already: only its text stands here.
      return source === told && phrases.language === 'en'
        ? {
            ...reason,
            line: `- ${phrases.place(source)}[${source.index}]${phrases.colon}${phrases.chineseOnly}`,
          }
        : reason;
    });
  const shown = showReasons(reasons.slice(0, room.most(ARTICLES_MAX)), room, room.most(REASONS_MAX));
  const named = [...shown.map(({ index }) => index), ...(told ? [told.index] : [])];
  // Behind a quotation another place would be taken for its source.
  const seeAlso = shown.some(({ article }) => article !== null)
    ? []
    : room.take(nameOthers(named, material), 1);
  const field = fieldOf(fields, found.question, leading);
  const language = found.language === 'en' ? 'en' : 'zh';
  const proof = room.take(
    itemsOf((field?.prepare ?? []).map((item) => item[language])),
    room.most(PROOF_MAX),
  );
  const reasonsOf = reasonParts(
    conclusion.length > 0 ? phrases.why : phrases.nearest,
    shown,
    seeAlso,
    material,
  );
  return layOut(
    [
      { part: 'conclusion', heading: phrases.conclusion, blocks: conclusion },
      ...knowledge,
      ...(conclusion.length > 0 ? reasonsOf : withHeading(reasonsOf, phrases.nearest)),
      { part: 'amounts', heading: phrases.amounts, blocks: isComputed ? [] : calculation },
      { part: 'proof', heading: phrases.prepare, blocks: joined(proof) },
    ],
    found,
    phrases,
  );
}

const itemsOf = (texts: readonly string[]): string[] => texts.map((text) => `- ${text}`);
const joined = (texts: readonly string[], by = '\n'): string[] => (texts.length > 0 ? [texts.join(by)] : []);

/**
 * Reasons as far as there is room for their lines; behind them an article of law stands folded, which takes none.
 * @param deciding so many of the first are told whatever room there is
 */
function showReasons(reasons: readonly Reason[], room: Room, most: number, deciding = 1): Reason[] {
  return reasons.flatMap((reason, at) => {
    const { line, article } = reason;
    if (line === null) return [reason];
    if (at < deciding) room.must([line]);
    if (at < deciding || (at < most && room.take([line], 1).length > 0)) return [reason];
    return article === null ? [] : [{ ...reason, line: null }];
  });
}

const blocksOf = ({ line, article }: Reason): string[] => [line, article].filter((block) => block !== null);

/** An article that the guide does not name is told only when it speaks of so much of the question; else it stands folded. */
const TOLD_OVERLAP_MIN = 0.3;

/** What decides the points that were asked, sources that lead, then the other articles of the guide. */
function chooseReasons(one: FoundGuide, { found, leading }: NoteMaterial): ArticleEvidence[] {
  const held = found.evidence.filter(isArticleEvidence);
  const numbered = (numbers: readonly (number | null)[]) =>
    numbers.flatMap((number) => held.find(({ index }) => index === number) ?? []);
  const all = [...numbered(sourcesAsked(one)), ...leading, ...numbered(one.sources)];
  return all.filter(({ index }, at) => all.findIndex((source) => source.index === index) === at);
}

/** What an article settles here says which of its sentences decides. */
function withGist(terms: Terms, gist: string | undefined): Terms {
  return gist ? new Map([...terms, ...termsOf(gist)]) : terms;
}

/** Beside a calculation its law is a reference. */
const LEADING_BESIDE_CALCULATION_MAX = 2;
const REASONS_MAX = 3;
/** An article that shares less with the question is quoted, but its note is not called the conclusion. */
const CONCLUSION_OVERLAP_MIN = 0.3;

const speaksOf = (source: ArticleEvidence, terms: Terms): boolean =>
  overlap(terms, wordsOf(source)) >= CONCLUSION_OVERLAP_MIN;

/** All that is said of an article: its law, its text, our digest. */
export const wordsOf = ({ title, text, digest }: ArticleEvidence): string =>
  [title, text, digest?.heading, digest?.text].join('\n');

/** Places that bear on it and were not named yet, on one line. */
function nameOthers(named: readonly number[], { leading, related, phrases }: NoteMaterial): string[] {
  const places = [...leading, ...related]
    .filter(({ index }) => !named.includes(index))
    .slice(0, RELATED_MAX)
    .map((source) => `${phrases.place(source)}[${source.index}]`);
  return places.length > 0 ? [`${phrases.related}${phrases.colon}${places.join(phrases.comma)}`] : [];
}

/** What would make the figures more exact, in one sentence. */
function wantedFacts(missing: readonly CalculatorMatch[], { found, phrases }: NoteMaterial): string[] {
  const asks = missing.flatMap(({ outcome }) => (outcome.status === 'needs' ? outcome.missing : []));
  const facts = asks.map(({ question }) => (found.language === 'en' ? question.en : question.zh));
  const wanted = [...new Set(facts)].slice(0, FACTS_WANTED_MAX).map((text) => text.replace(/[？?。.]$/, ''));
  return wanted.length > 0 ? [phrases.factsWanted(wanted.join(phrases.semicolon))] : [];
}

/** Cues of a field that say as much as two words of it. */
const FIELD_CUES_MIN = 4;

/** The field of the question; one word that stands in many fields (公司, 孩子) does not make it one. */
function fieldOf(fields: Field[], question: string, leading: readonly ArticleEvidence[]): Field | null {
  const field = detectField(fields, question);
  if (!field) return null;
  const lower = question.toLowerCase();
  const said = field.cues.filter((cue) => lower.includes(cue)).reduce((sum, cue) => sum + cue.length, 0);
  const titles = leading.map(({ shortTitle }) => shortTitle).join('\n');
  return said >= FIELD_CUES_MIN || field.cues.some((cue) => titles.includes(cue)) ? field : null;
}
