import { calculatorsAsked, deadlinesAsked } from '@mingfa/content/guide';
import type { Language } from '@mingfa/contract/values';
import type { Bilingual, CalculatorResult } from '@mingfa/legal/calculators/calculation';
import { describeFigure } from '@mingfa/legal/calculators/describe-figure';
import { findCalculator } from '@mingfa/legal/calculators/registry';
import type { PublishedFigures } from '@mingfa/legal/figures/published-figures';
import { type CalculationBounds, mayTell } from '@mingfa/legal/questions/calculation-bounds';
import { mayRunAnew } from '@mingfa/legal/questions/deadline-places';
import { PROTECTED_CIRCUMSTANCES, readFacts } from '@mingfa/legal/questions/read-facts';
import type { QuestionReading } from '@mingfa/legal/questions/read-question';
import { workOutSums } from '@mingfa/legal/questions/work-out';
import { nameOfPeriod, workOutLastDay } from '@mingfa/legal/questions/work-out-days';
import type { FoundGuide, PlaceOfDay } from '../retrieval/index.ts';
import type { ToldRule } from './earlier-rules.ts';

/** What a model is given to use and not to work out itself. */
export interface KnownOfQuestion {
  /** Markdown; null where nothing is known. */
  text: string | null;
  /** Somebody in the story is specially protected by law. */
  protected: boolean;
  /** What is urgent stands before the answer. */
  urgent: boolean;
  /** The person was asked which situation they mean. */
  asked: boolean;
}

const WORDS = {
  'zh-CN': {
    heading: '已读出和算好的：',
    fact: '事实',
    sum: '金额',
    day: '最晚日期',
    passed: (day: string, limitation: boolean) =>
      limitation
        ? `${day}，可能已过；催要过、对方答应过或起诉过的要重新计算，且只有对方能提出`
        : `${day}，已过`,
    since: (day: string) => `（从${day}起算）`,
    guide: '办事指引',
    earlier: '当时的规定（结论先写它，再用一句话写今天的规定）',
    guideOfToday: '办事指引（按今天的法律写成，所选日期的法律不同）',
    period: '期限',
    proof: '证据',
    where: '去哪里办',
    write: '先写',
    assumes: '假设',
    leftOut: '不是全部，还没算',
    comma: '、',
    open: '待确认',
    colon: '：',
  },
  en: {
    heading: 'Read and worked out:',
    fact: 'Fact',
    sum: 'Sum',
    day: 'Last day',
    passed: (day: string, limitation: boolean) =>
      limitation
        ? `${day}, may have run out; it begins anew when claimed, promised or sued for, and only the other side can plead it`
        : `${day}, has passed`,
    since: (day: string) => ` (counted from ${day})`,
    guide: 'Guide',
    earlier: 'Rule of that time (lead the conclusion with it, then today’s rule in one sentence)',
    guideOfToday: 'Guide (by today’s law; the law of the chosen day differs)',
    period: 'Period',
    proof: 'Proof',
    where: 'Where to go',
    write: 'Write first',
    assumes: 'assumes',
    leftOut: 'not all of it, not counted:',
    comma: ', ',
    open: 'to be confirmed',
    colon: ': ',
  },
} as const;

/** What this program read out of a question, worked out by law and holds of its situations, for a model to write from. */
export function tellKnown(
  reading: QuestionReading,
  of: {
    guides: readonly FoundGuide[];
    asOf: string;
    language: Language;
    urgent: boolean;
    /** A danger was told first: no sum, last day or period of a later stage beside it. */
    inDanger?: boolean;
    asked: boolean;
    /** For each guide what held on a day of the story. */
    earlier?: readonly (ToldRule | null)[];
    published: PublishedFigures;
    /** Which sums may be told; all where it is absent. */
    calculations?: CalculationBounds | undefined;
  },
): KnownOfQuestion {
  const words = WORDS[of.language];
  const read = (text: Bilingual) => (of.language === 'en' ? text.en : text.zh);
  const line = (label: string, text: string) => `- ${label}${words.colon}${text}`;
  const lineOf = (label: string, text: string) => (text === '' ? [] : [line(label, text)]);
  const tellRule = (told: ToldRule | null) =>
    told ? [line(words.earlier, `${read(told.rule.happened)}${words.colon}${read(told.rule.answer)}`)] : [];
  const { shown, circumstances } = readFacts(reading);
  const asked = of.guides.map(({ guide, points }) => ({
    guide,
    points: (guide.points ?? []).filter(({ id }) => points.includes(id)),
  }));
  const calculators = asked.flatMap(({ guide, points }) => calculatorsAsked(guide, points));
  const results = workOutSums(calculators, reading, of.published)
    .filter((match) => mayTell(match, of.calculations ?? {}))
    .flatMap(({ outcome }) => (outcome.status === 'result' ? [outcome] : []));
  const called = reading.calculator?.outcome;
  const calledDay =
    called?.status === 'result' && called.date
      ? [{ period: called.calculator, day: called.date, startOn: null }]
      : [];
  const periods = asked.flatMap(({ guide, points }) =>
    deadlinesAsked(guide, points).flatMap(
      (deadline) => workOutLastDay(deadline, reading, of.published) ?? [],
    ),
  );
  const days = [...calledDay, ...periods]
    .filter(({ day }, at, all) => all.findIndex((one) => one.day === day) === at)
    .map(({ period, day, startOn }) => {
      const told = day < of.asOf ? words.passed(day, mayRunAnew(period)) : day;
      const since = startOn ? words.since(startOn) : '';
      return line(words.day, `${read(nameOfPeriod(period))} ${told}${since}`);
    });
  const lines = [
    ...shown.map(({ label, value, said }) => line(words.fact, `${read(label)} ${read(value)}（${said}）`)),
    ...(of.inDanger ? [] : days),
    ...(of.inDanger ? [] : results.map((result) => line(words.sum, describeSum(result, of.language)))),
    ...of.guides.flatMap(({ guide, places }, at) => [
      ...tellRule(of.earlier?.[at] ?? null),
      line(
        of.asOf < guide.checkedOn && places.some(isOfLaterLaw) ? words.guideOfToday : words.guide,
        [
          read(guide.title),
          ...(asked[at]?.points ?? []).map(({ answer }) => read(answer)),
          read(guide.branches?.find(({ when }) => circumstances.includes(when))?.conclusion ?? guide.inShort),
        ].join(words.colon),
      ),
      ...deadlinesAsked(guide, asked[at]?.points ?? []).flatMap(({ text, source }) => {
        const place = places[guide.articles.findIndex((article) => article.place === source)] ?? null;
        const isOfDay = !of.inDanger && (of.asOf >= guide.checkedOn || !isOfLaterLaw(place));
        return isOfDay ? [line(words.period, `${read(text)}（${source}）`)] : [];
      }),
      ...(of.inDanger ? [] : lineOf(words.write, read(guide.firstDocument))),
      ...lineOf(words.proof, guide.collect.map(read).join('；')),
      ...(of.inDanger ? [] : lineOf(words.where, guide.where.map(read).join('；'))),
    ]),
  ];
  return {
    text: lines.length > 0 ? [words.heading, ...lines].join('\n') : null,
    protected: circumstances.some((one) => PROTECTED_CIRCUMSTANCES.includes(one)),
    urgent: of.urgent,
    asked: of.asked,
  };
}

/** Whether an article was otherwise, or not there, on the day asked for. */
const isOfLaterLaw = (place: PlaceOfDay | null): boolean =>
  place !== null && place.standing !== 'same' && place.standing !== 'procedure';

/** A sum with its steps, and what it stands under. */
function describeSum(result: CalculatorResult, language: Language): string {
  const words = WORDS[language];
  const read = (text: Bilingual) => (language === 'en' ? text.en : text.zh);
  const name = findCalculator(result.calculator)?.name;
  const steps = result.lines.map(
    (line) =>
      `${read(line.label)} ${describeFigure(line, language === 'en' ? 'en' : 'zh')}（${read(line.formula)}）`,
  );
  const leftOut = (result.leftOut ?? []).map(read);
  const conditions = [
    ...(leftOut.length > 0 ? [`${words.leftOut} ${leftOut.join(words.comma)}`] : []),
    ...result.assumptions.map((text) => `${words.assumes} ${read(text)}`),
    ...result.asks.map(({ question }) => `${words.open} ${read(question)}`),
  ];
  return [...(name ? [read(name)] : []), ...steps, ...conditions].join('；');
}
