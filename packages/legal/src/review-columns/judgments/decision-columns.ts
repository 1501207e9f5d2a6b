import { findDurations } from '../../figures/find-durations.ts';
import type { ClaimResult } from '../../judgments/judgment-reading.ts';
import type { BothLanguages, ReviewColumnRule } from '../column-rule.ts';
import { periodValue } from '../take-values.ts';
import { judgmentColumn } from './judgment-column.ts';
import { type ReadJudgmentOf, yuanIn } from './judgment-of.ts';

const RESULTS: Record<ClaimResult, BothLanguages> = {
  supported: { zh: '支持', en: 'Granted' },
  partly: { zh: '部分支持', en: 'Granted in part' },
  dismissed: { zh: '驳回', en: 'Dismissed' },
};

const TOTAL = /共计|合计|总计/;

const money = (value: number, text: string) =>
  ({ kind: 'money', amount: value.toFixed(2), currency: 'CNY', text }) as const;

/** The first sum behind the words on the costs. */
function sumBehind(judgment: ReadJudgmentOf, words: RegExp) {
  for (const { start, text } of judgment.sections('costs')) {
    const at = words.exec(text);
    const sum = at && yuanIn(text).find((one) => one.start >= at.index && one.start - at.index <= 30);
    if (at && sum)
      return {
        value: money(sum.value, text.slice(sum.start, sum.end).trim()),
        ...judgment.at(start + at.index, start + sum.end),
      };
  }
  return null;
}

const sectionColumn = (
  key: string,
  kind: 'claims' | 'ruling' | 'issues',
  label: BothLanguages,
  asks: BothLanguages,
): ReviewColumnRule =>
  judgmentColumn({
    key,
    kind: 'quote',
    label,
    asks,
    take: ({ sections, at }) => {
      const [section] = sections(kind);
      if (!section) return null;
      const place = at(section.start, section.end);
      return place.quote.length < 4 ? null : { value: { kind: 'quote', text: place.quote }, ...place };
    },
  });

/** What was asked, on what it rests and what was decided. */
export const DECISION_COLUMNS: readonly ReviewColumnRule[] = [
  sectionColumn(
    'claims',
    'claims',
    { zh: '诉讼请求', en: 'Claims' },
    { zh: '诉讼请求（上诉请求）是什么？', en: 'What is claimed?' },
  ),
  judgmentColumn({
    key: 'claimed_sum',
    kind: 'money',
    label: { zh: '诉请金额', en: 'Sum claimed' },
    asks: { zh: '诉讼请求的金额是多少？', en: 'What sum is claimed?' },
    take: (judgment) => {
      if (judgment.reading.area === 'criminal') return null;
      const sums = judgment
        .sections('claims')
        .flatMap(({ start, text }) => yuanIn(text).map((sum) => ({ start, text, sum })))
        .filter(({ sum }) => !/[余多约近]/.test(sum.raw));
      const most = Math.max(...sums.map(({ sum }) => sum.value));
      const found = sums.find(
        ({ sum, text }) =>
          sum.value === most && TOTAL.test(text.slice(Math.max(0, sum.start - 12), sum.start)),
      );
      const [only] = new Set(sums.map(({ sum }) => sum.value)).size === 1 ? sums : [];
      const taken = found ?? only;
      if (!taken) return null;
      const { start, text, sum } = taken;
      return {
        value: money(sum.value, text.slice(sum.start, sum.end).trim()),
        ...judgment.at(start + sum.start, start + sum.end),
        confidence: 'medium',
      };
    },
  }),
  sectionColumn(
    'issues',
    'issues',
    { zh: '争议焦点', en: 'Issues' },
    { zh: '争议焦点是什么？', en: 'What is in issue?' },
  ),
  judgmentColumn({
    key: 'articles_relied_on',
    kind: 'article',
    label: { zh: '裁判依据', en: 'Articles relied on' },
    asks: { zh: '裁判依据哪些法律条文？', en: 'On which articles does the decision rest?' },
    take: ({ reading, at }) => {
      const relied = reading.cited.filter(({ basis, voice }) => basis && voice === 'court');
      const [first] = relied;
      if (!first) return null;
      const citations = [
        ...new Set(
          relied.map(
            ({ law, article }) =>
              `《${law}》第${article.replace('-', '条之')}${article.includes('-') ? '' : '条'}`,
          ),
        ),
      ];
      return {
        value: { kind: 'article', citations, text: citations.join('；') },
        ...at(first.start, first.end),
      };
    },
  }),
  sectionColumn(
    'ruling',
    'ruling',
    { zh: '裁判主文', en: 'What was ordered' },
    { zh: '裁判主文是什么？', en: 'What was ordered?' },
  ),
  judgmentColumn({
    key: 'outcome',
    kind: 'choice',
    label: { zh: '裁判结果', en: 'Outcome' },
    asks: {
      zh: '请求得到支持、部分支持还是驳回？',
      en: 'Were the claims granted, granted in part or dismissed?',
    },
    choices: Object.values(RESULTS),
    take: ({ reading, sections, at }) => {
      const results = new Set(reading.outcome.map(({ result }) => result));
      const [only] = results;
      if (only === undefined) return null;
      const result = results.size === 1 ? only : 'partly';
      const [ruling] = sections('ruling');
      return {
        value: { kind: 'choice', choice: RESULTS[result].zh, text: RESULTS[result].zh },
        ...(ruling ? at(ruling.start, ruling.end) : { quote: '', span: null }),
        confidence: reading.uncertain.some(({ field }) => field === 'outcome') ? 'medium' : 'high',
      };
    },
  }),
  judgmentColumn({
    key: 'awarded_sum',
    kind: 'money',
    label: { zh: '判决金额', en: 'Sum awarded' },
    asks: { zh: '判令支付的金额是多少？', en: 'What sum is ordered to be paid?' },
    take: ({ reading, text, at }) => {
      // Of several sums one may stand in for another; adding them up would be a guess.
      const [only] = reading.amounts;
      if (!only || reading.amounts.length > 1) return null;
      return {
        value: money(only.yuan, text.slice(only.start, only.end).trim()),
        ...at(only.start, only.end),
      };
    },
  }),
  judgmentColumn({
    key: 'court_costs',
    kind: 'money',
    label: { zh: '诉讼费', en: 'Court costs' },
    asks: { zh: '案件受理费是多少？', en: 'What are the court costs?' },
    take: (judgment) => sumBehind(judgment, /受理费|诉讼费|申请费/),
  }),
  judgmentColumn({
    key: 'costs_borne_by',
    kind: 'text',
    label: { zh: '诉讼费负担', en: 'Costs borne by' },
    asks: { zh: '诉讼费用由谁负担？', en: 'Who bears the costs?' },
    take: ({ sections, at }) => {
      for (const { start, text } of sections('costs')) {
        const match = /由\s*([^，。；,]{2,40}?)\s*(?:各自|共同)?(?:负担|承担|交纳|缴纳)/.exec(text);
        if (match?.[1] && !/[×_]{2,}/.test(match[1]))
          return {
            value: { kind: 'text', text: match[1] },
            ...at(start + match.index, start + match.index + match[0].length),
          };
      }
      return null;
    },
  }),
  judgmentColumn({
    key: 'appeal_period',
    kind: 'period',
    label: { zh: '上诉期限', en: 'Time for appeal' },
    asks: { zh: '上诉期限多长？', en: 'Within what time may be appealed?' },
    take: ({ sections, at }) => {
      for (const { start, text } of sections('appeal')) {
        const [period] = findDurations(text);
        if (period && /上诉|复议/.test(text))
          return { value: periodValue(period), ...at(start + period.start, start + period.end) };
      }
      return null;
    },
  }),
];
