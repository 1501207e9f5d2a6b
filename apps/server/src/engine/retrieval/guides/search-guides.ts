import type { Guide } from '@mingfa/content/guide';
import { type Evidence, isArticleEvidence } from '@mingfa/contract/evidence';
import type { Language } from '@mingfa/contract/values';
import { isEnglish } from '@mingfa/legal/words/plain-english';
import type { Database } from '../../../db/client.ts';
import type { Logger } from '../../../ports/logger.ts';
import { articlePlace, type LibraryIndex, readArticles, readLibrary } from '../../library/index.ts';
import { articleEvidence } from '../laws/article-evidence.ts';
import { readDigestIndex } from '../laws/digest-index.ts';
import { admitLaws, isBounded, type LawBounds } from '../laws/law-bounds.ts';
import { type PlaceOfDay, placesOfDay } from '../laws/places-of-day.ts';
import type { ReadQuestion } from '../question/read-question.ts';
import type { Source } from '../source.ts';
import type { ChoiceModel } from './choice-model.ts';
import { chooseForBounds, chooseGuides, type GuideChoice, nearestGuides } from './choose-guides.ts';
import { choosePoints } from './choose-points.ts';
import { type ChoiceWithin, chooseWithin } from './choose-within.ts';
import type { GuideIndex } from './guide-index.ts';
import { agreementWith, keyOf, placesOf } from './guide-places.ts';
import { type BoundedGuide, byPointsAlone, guideWithin, isOfFieldAlone } from './guide-within.ts';
import { guidesNaming, nounAlone } from './names-no-trouble.ts';
import { ofCriminalCase } from './of-criminal-case.ts';
import type { PointIndex } from './point-index.ts';
import type { PointModel } from './point-model.ts';

export interface GuideSourceContext {
  db: Database;
  logger: Logger;
  index: GuideIndex;
  points: { index: PointIndex; model: PointModel };
  model: ChoiceModel;
  /** The same for questions in English, which few words of Chinese speak for. */
  english: ChoiceModel;
}

/** The law of which day, and what was found of it already. */
export interface GuideScope {
  asOf: string;
  evidence: readonly Evidence[];
  /** The title somebody chose when they were asked; null when they meant none. Undefined: nobody was asked. */
  chosen?: string | null;
  /** Titles somebody was asked among and meant none of. */
  refused?: readonly string[];
  /** Which law may answer; absent: all. */
  bounds?: LawBounds | null;
  /** Where there are bounds, what was found of all law: it tells which situation a question is about. */
  agreeing?: readonly Evidence[];
}

/** The guide to a situation, with its articles among the sources of the answer. */
export interface FoundGuide {
  guide: Guide;
  /** The part of the question that it answers. */
  about: string;
  /** Ids of the points that are asked, most likely first: at most two. */
  points: string[];
  /** Whether they lead its answer; otherwise they stand below what is said of the situation as a whole. */
  pointsLead: boolean;
  /** It may answer a trouble told besides, and is told shortly. */
  isBeside?: boolean;
  /** For each article of the guide the number of its source; null where the library holds nothing of it. */
  sources: (number | null)[];
  /** For each article how it stands on the day; null for one of a law the library does not know. */
  places: (PlaceOfDay | null)[];
}

/** A guide that the question may be about, for the person to choose. */
export interface OfferedGuide {
  /** Its id. */
  guide: string;
  /** Its title in the language of the reader. */
  title: string;
}

/** The guides that were found, and the evidence with their articles behind what was found; or, in doubt, the choices. */
export interface GuideFindings {
  /** At most three, most pressing first. */
  found: FoundGuide[];
  /** Only where none was found: what the question may be about, likeliest first. */
  choices: OfferedGuide[];
  /** The guides of the choices, with their articles. */
  possible: FoundGuide[];
  /** Whether the first of them stands out: it is answered before one is asked. */
  standsOut?: boolean;
  /** None of the choices is likely enough to be answered, if there are any: the person is asked openly. */
  isOpen?: boolean;
  /** A situation told that the bounds leave out. */
  outside?: Guide;
  /** It is of a field within the bounds: only the law it rests on is not. */
  isNear?: boolean;
  evidence: Evidence[];
}

/** Our guides as a source: null where none fits. */
export type GuideSource = Source<GuideScope, GuideFindings | null>;

export const createGuideSource = (context: GuideSourceContext): GuideSource => ({
  search: (question, scope) => searchGuides(context, question, scope),
});

/**
 * The guides that fit a question, each by the part of it that it answers best, most pressing first. A guide that does not fit is
 * worse than none; where two or three may fit, they are named for the person to choose.
 */
async function searchGuides(
  context: GuideSourceContext,
  question: ReadQuestion,
  scope: GuideScope,
): Promise<GuideFindings | null> {
  const { index } = context;
  const library = await readLibrary(context);
  const places = index.guides.map((guide) => placesOf(library, guide));
  const { text } = question;
  const within = guidesWithin(library, index.guides, scope.bounds);
  const isWithin = ({ id }: Guide) => within?.has(id) ?? true;
  const agreeing = (guide: number) => agreementWith(places[guide] ?? [], scope.agreeing ?? scope.evidence);
  const model = isEnglish(text) ? context.english : context.model;
  const ofAll =
    scope.chosen === undefined
      ? ofCriminalCase(chooseGuides(index, model, text, agreeing), index.guides, text)
      : chosenByTitle(index.guides, scope.chosen, text);
  const { choice, outside } = within
    ? withinOrNear(chooseWithin(ofAll, isWithin), () =>
        chooseForBounds(index, model, text, { agreeing, isWithin }),
      )
    : { choice: ofAll, outside: null };
  const left = (one: Guide | null) =>
    one
      ? { outside: one, ...(scope.bounds && isOfFieldAlone(one, scope.bounds) ? { isNear: true } : {}) }
      : {};
  const noun = scope.chosen === undefined ? nounAlone(text) : null;
  if (scope.chosen === null || noun !== null) {
    const near =
      noun !== null
        ? guidesNaming(index.guides.filter(isWithin), noun)
        : nearestGuides(index, model, text, { agreeing, refused: scope.refused ?? [] }).filter(isWithin);
    return {
      found: [],
      // One alone is no choice.
      choices: near.length > 1 ? near.map((guide) => offer(guide, question.language)) : [],
      possible: [],
      isOpen: true,
      evidence: [...scope.evidence],
    };
  }
  if (choice.kind === 'none')
    return outside
      ? { found: [], choices: [], possible: [], ...left(outside), evidence: [...scope.evidence] }
      : null;
  const named =
    choice.kind === 'doubt'
      ? choice.guides.map((guide) => ({ guide, about: text }))
      : [...choice.guides, ...(choice.beside ? [choice.beside] : [])];
  const found: FoundGuide[] = [];
  let unsaid: Guide | null = null;
  let evidence = scope.evidence;
  for (const { guide: whole, about } of named) {
    const { index: askings, model: telling } = context.points;
    // Where one situation is told of, what is asked may stand anywhere in it.
    const isBeside = choice.kind === 'chosen' && whole === choice.beside?.guide;
    const isAlone = named.length === (choice.kind === 'chosen' && choice.beside ? 2 : 1);
    await askings.prepare(whole.id);
    const asked = choosePoints(telling, askings.read(whole.id, isAlone && !isBeside ? text : about));
    const bounded = within?.get(whole.id) ?? { guide: whole, answersBy: 'all' };
    const points = asked.points
      .map(({ id }) => id)
      .filter((id) => !within || bounded.guide.points?.some((point) => point.id === id));
    const byPoints = bounded.answersBy === 'points';
    if (byPoints && !(asked.lead && points.length > 0)) {
      unsaid ??= whole;
      continue;
    }
    const guide = byPoints ? byPointsAlone(bounded.guide, points) : bounded.guide;
    const guided = await withArticles(context, guide, { ...scope, evidence, language: question.language });
    // What was not law on an earlier day is left out on purpose.
    const isOfDay = (at: number) =>
      scope.asOf >= guide.checkedOn || (guided.places[at]?.standing ?? 'same') === 'same';
    const lost = guide.articles.flatMap(({ place }, at) =>
      guided.sources[at] === null && isOfDay(at) ? [place] : [],
    );
    if (lost.length > 0)
      context.logger.warn(
        { guide: guide.id, lost, asOf: scope.asOf },
        'the library lacks articles of a guide',
      );
    found.push({
      guide,
      about,
      points,
      pointsLead: asked.lead,
      ...(isBeside ? { isBeside } : {}),
      sources: guided.sources,
      places: guided.places,
    });
    evidence = guided.evidence;
  }
  const kept = { ...left(outside ?? unsaid), evidence: [...evidence] };
  if (choice.kind === 'chosen' || found.length === 0) return { found, choices: [], possible: [], ...kept };
  const choices = found.map(({ guide }) => guide).map((guide) => offer(guide, question.language));
  const { standsOut } = choice;
  return { found: [], choices, possible: found, standsOut, evidence: [...evidence] };
}

/** The guides that may answer within bounds, as they may, by id; null where all do. */
function guidesWithin(
  library: LibraryIndex,
  guides: readonly Guide[],
  bounds: LawBounds | null | undefined,
): ReadonlyMap<string, BoundedGuide> | null {
  if (!bounds || !isBounded(bounds)) return null;
  const admitted = admitLaws(library, bounds);
  const within = guides.flatMap((guide) => guideWithin(library, guide, bounds, admitted) ?? []);
  return new Map(within.map((one) => [one.guide.id, one]));
}

/** Whoever asks within bounds likely means what is within, unless what lies outside is far likelier. */
function withinOrNear(within: ChoiceWithin, chooseNear: () => GuideChoice): ChoiceWithin {
  if (!within.outside || within.choice.kind !== 'none') return within;
  const choice = chooseNear();
  return choice.kind === 'none' ? within : { choice, outside: null };
}

const offer = ({ id, title }: Guide, language: Language): OfferedGuide => ({
  guide: id,
  title: title[language === 'en' ? 'en' : 'zh'],
});

function chosenByTitle(guides: readonly Guide[], title: string | null, about: string): GuideChoice {
  const guide = guides.find((one) => one.title.zh === title || one.title.en === title);
  return guide ? { kind: 'chosen', guides: [{ guide, about }] } : { kind: 'none' };
}

/** A place of the guide is shown as the law of the day has it; what ruled otherwise then is shown without our words. */
async function withArticles(
  context: GuideSourceContext,
  guide: Guide,
  scope: GuideScope & { language: Language },
): Promise<{ sources: (number | null)[]; places: (PlaceOfDay | null)[]; evidence: Evidence[] }> {
  const { library, digests } = await readDigestIndex(context);
  const days = { day: scope.asOf, writtenOn: guide.checkedOn };
  const places = await placesOfDay(context, placesOf(library, guide), days);
  const articles = await readArticles(
    context.db,
    places.flatMap((place) =>
      place?.shown?.version ? [{ versionId: place.shown.version.id, key: place.shown.articleKey }] : [],
    ),
  );
  const evidence = [...scope.evidence];
  const sources = places.map((place) => {
    if (!place?.shown) return null;
    const { law } = place;
    const { version, articleKey } = place.shown;
    const key = keyOf({ lawId: law.id, articleKey });
    const held = evidence.find((source) => isArticleEvidence(source) && keyOf(source.place) === key);
    if (held) return held.index;
    const article = version && articles.get(articlePlace(version.id, articleKey));
    const added = articleEvidence(
      { law, version, articleKey, cited: false, score: 0 },
      article ?? null,
      digests.byPlace.get(key) ?? null,
      scope,
    );
    if (!added) return null;
    evidence.push({ ...added, index: evidence.length + 1 });
    return evidence.length;
  });
  return { sources, places, evidence };
}
