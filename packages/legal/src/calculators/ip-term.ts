import { addMonths } from '../figures/calendar.ts';
import type { Bilingual, CalculationLine, Calculator, LegalBasis } from './calculation.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';
import { InputProblem } from './read-inputs.ts';

/** How long a right of each kind is protected, in years, and the event it is counted from. */
const TERMS = {
  invention: { years: 20, from: { zh: '申请日', en: 'filing' } },
  utility: { years: 10, from: { zh: '申请日', en: 'filing' } },
  design: { years: 15, from: { zh: '申请日', en: 'filing' } },
  author: { years: 50, from: { zh: '作者去世', en: 'the author’s death' } },
  unit: { years: 50, from: { zh: '首次发表', en: 'first publication' } },
} satisfies Record<string, { years: number; from: Bilingual }>;
type Kind = keyof typeof TERMS;

/** Designs filed earlier last as the law of that day said. */
const DESIGNS_FROM = '2021-06-01';

const LABELS: Record<Kind, Bilingual> = {
  invention: { zh: '发明专利', en: 'Invention patent' },
  utility: { zh: '实用新型专利', en: 'Utility model' },
  design: { zh: '外观设计专利', en: 'Design patent' },
  author: { zh: '自然人作品的著作权', en: 'Copyright of a person' },
  unit: { zh: '单位作品、视听作品的著作权', en: 'Copyright of a unit, audiovisual works' },
};
const isCopyright = (kind: Kind): boolean => kind === 'author' || kind === 'unit';
const basisOf = (kind: Kind): LegalBasis[] =>
  isCopyright(kind)
    ? [{ law: LAWS.copyright, article: '23', paragraph: kind === 'author' ? 1 : 2 }]
    : [{ law: LAWS.patents, article: '42', paragraph: 1 }];

/** When a patent or a copyright ends: 专利法 §42, 著作权法 §23. Copyright runs to the end of its last calendar year. */
export const ipTerm: Calculator = defineCalculator({
  id: 'ip-term',
  name: { zh: '专利、著作权的保护期', en: 'Term of a patent or copyright' },
  description: { zh: '保护几年，到哪一天', en: 'How many years, and until when' },
  fields: [
    {
      name: 'kind',
      kind: 'choice',
      required: true,
      label: { zh: '哪一种权利', en: 'Which right' },
      options: Object.entries(LABELS).map(([value, label]) => ({ value, label })),
    },
    {
      name: 'startOn',
      kind: 'date',
      required: false,
      label: {
        zh: '申请日、作者去世或首次发表的日子',
        en: 'Day of filing, of the author’s death or of publication',
      },
    },
    {
      name: 'startYear',
      kind: 'number',
      required: false,
      label: { zh: '只知道年份时：哪一年', en: 'Or the year, where the day is unknown' },
    },
  ],
  compute(read) {
    const kind = read.choice<Kind>('kind');
    if (kind === null)
      return {
        missing: [
          {
            field: 'kind',
            question: { zh: '是哪一种专利或者作品？', en: 'What kind of patent or work is it?' },
            why: { zh: '保护期不同', en: 'The terms differ' },
          },
        ],
      };
    const { years, from } = TERMS[kind];
    const term: CalculationLine = {
      label: { zh: `${LABELS[kind].zh}的保护期`, en: `${LABELS[kind].en}, term` },
      formula: { zh: `自${from.zh}起`, en: `from ${from.en}` },
      value: years,
      unit: 'year',
    };
    const startOn = read.date('startOn');
    const startYear = startOn === null ? read.number('startYear') : Number(startOn.slice(0, 4));
    if (startYear === null)
      return {
        basis: basisOf(kind),
        lines: [term],
        missing: [
          {
            field: 'startOn',
            question: { zh: `${from.zh}是哪一天？`, en: `On which day was ${from.en}?` },
            why: { zh: '从那时起算', en: 'The term is counted from it' },
          },
        ],
      };
    if (kind === 'design' && (startOn ?? `${startYear}-01-01`) < DESIGNS_FROM)
      throw new InputProblem(startOn === null ? 'startYear' : 'startOn', {
        zh: '15年只适用于2021年6月1日起申请的外观设计，此前申请的按当时的法律；2021年申请的请填到日',
        en: '15 years hold for designs filed from 2021-06-01 on; earlier ones go by the law of their day. For 2021 give the day',
      });
    const year = startYear + years;
    const date = isCopyright(kind)
      ? `${year}-12-31`
      : startOn === null
        ? null
        : addMonths(startOn, years * 12);
    return {
      ...(date === null ? {} : { date }),
      amountOf: { zh: `${LABELS[kind].zh}到${year}年届满`, en: `${LABELS[kind].en} ends in ${year}` },
      lines: [
        term,
        {
          label: { zh: `到${year}年届满`, en: `Ends in ${year}` },
          formula: isCopyright(kind)
            ? {
                zh: `${year - years}年 + ${years} 年，截止于当年12月31日`,
                en: `${year - years} + ${years} years, to the end of that year`,
              }
            : { zh: `${startOn ?? startYear} + ${years} 年`, en: `${startOn ?? startYear} + ${years} years` },
          value: date ?? String(year),
          unit: 'date',
        },
      ],
      basis: basisOf(kind),
      assumptions: [
        kind === 'author'
          ? {
              zh: '是发表权和财产权，不是合作作品（合作的从最后去世的作者算）；署名权、修改权、保护作品完整权不受期限限制。2021年6月1日以前已经期满的摄影作品不再保护',
              en: 'Publication and economic rights of a work of one author (of several, the last death counts); authorship, alteration and integrity have no end. Photographs whose term had ended before 2021-06-01 stay free',
            }
          : kind === 'unit'
            ? {
                zh: '是财产权；发表权从创作完成起算，创作完成后50年内没有发表的，不再保护',
                en: 'Economic rights; the right of publication is counted from completion, and a work not published within 50 years of it is no longer protected',
              }
            : {
                zh: '年费一直按规定交，没有放弃、没有被宣告无效，没有期限补偿',
                en: 'Annual fees are paid, it was neither given up nor invalidated, and not extended',
              },
      ],
    };
  },
});
