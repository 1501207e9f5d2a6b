import type { Period } from '../figures/calendar.ts';
import type { Bilingual, Calculator, LegalBasis } from './calculation.ts';
import { CALENDAR_FIELDS, lastDayOf, periodLine, readCalendar, settleLastDay } from './deadline-date.ts';
import { defineCalculator } from './define-calculator.ts';
import { interruptedPeriod } from './interrupted-period.ts';
import { LAWS } from './law-titles.ts';

const arbitration = (paragraph: number): LegalBasis => ({
  law: LAWS.labourDispute,
  article: '27',
  paragraph,
});
const ONE_YEAR: Period = { unit: 'year', count: 1 };

const NOTES: Bilingual[] = [
  {
    zh: '向对方主张权利、向有关部门请求救济或者对方同意履行的，仲裁时效中断，重新计算；不可抗力等正当理由可以中止（《劳动争议调解仲裁法》第二十七条第二款、第三款）。',
    en: 'A claim to the other side, to an authority, or its promise to perform starts it anew; force majeure suspends it (article 27).',
  },
  {
    zh: '仲裁不收费；对裁决不服的，一般自收到裁决书之日起十五日内起诉（《劳动争议调解仲裁法》第五十条、第五十三条）。',
    en: 'Arbitration is free; against the award one sues within 15 days of receiving it as a rule (articles 50 and 53).',
  },
];

/** Time to ask for labour arbitration: 劳动争议调解仲裁法 §27, with the exception for unpaid wages (¶4). */
export const labourArbitrationLimitation: Calculator = defineCalculator({
  id: 'labour-arbitration-limitation',
  name: { zh: '劳动仲裁时效', en: 'Time for labour arbitration' },
  description: {
    zh: '申请劳动仲裁的一年时效及拖欠工资的例外',
    en: 'One year, with the exception for unpaid wages',
  },
  fields: [
    {
      name: 'wageClaim',
      kind: 'boolean',
      required: false,
      label: { zh: '争议为拖欠劳动报酬', en: 'The dispute is about unpaid wages' },
    },
    {
      name: 'stillEmployed',
      kind: 'boolean',
      required: false,
      label: { zh: '劳动关系仍然存续', en: 'Still employed' },
    },
    {
      name: 'employmentEndedOn',
      kind: 'date',
      required: false,
      label: { zh: '劳动关系终止之日', en: 'Day the employment ended' },
    },
    {
      name: 'startOn',
      kind: 'date',
      required: false,
      label: { zh: '知道或者应当知道权利被侵害之日', en: 'Day the violation was or should have been known' },
    },
    {
      name: 'interruptions',
      kind: 'dates',
      required: false,
      label: { zh: '中断之日（主张权利、投诉、对方同意）', en: 'Days of interruption' },
    },
    ...CALENDAR_FIELDS,
  ],
  compute(read) {
    const wageClaim = read.flag('wageClaim') ?? false;
    const rule = periodLine(
      { zh: '申请仲裁的时效', en: 'Time to ask for arbitration' },
      wageClaim
        ? {
            zh: '劳动关系存续期间不受一年限制；终止的，自终止之日起一年',
            en: 'No limit while employed; one year from the end of the employment',
          }
        : { zh: '自知道或者应当知道权利被侵害之日起一年', en: 'One year from knowledge of the violation' },
      ONE_YEAR,
    );
    if (wageClaim && read.flag('stillEmployed')) {
      return { lines: [rule], basis: [arbitration(4)], notes: NOTES };
    }
    const startOn = wageClaim ? read.date('employmentEndedOn') : read.date('startOn');
    const basis = wageClaim ? [arbitration(4), arbitration(2)] : [arbitration(1), arbitration(2)];
    if (!startOn) {
      return {
        lines: [rule],
        basis: wageClaim ? basis : [...basis, arbitration(4)],
        notes: wageClaim
          ? NOTES
          : [
              {
                zh: '拖欠劳动报酬的，劳动关系存续期间不受一年限制，终止后一年内提出（《劳动争议调解仲裁法》第二十七条第四款）。',
                en: 'For unpaid wages there is no limit while employed, and one year after the end (article 27, paragraph 4).',
              },
              ...NOTES,
            ],
        asks: [
          wageClaim
            ? {
                field: 'employmentEndedOn',
                question: {
                  zh: '劳动关系哪一天终止（还在职的请说明）？',
                  en: 'When did the employment end (or is it going on)?',
                },
                why: { zh: '拖欠工资的一年从终止之日起算', en: 'The year runs from that day' },
              }
            : {
                field: 'startOn',
                question: {
                  zh: '哪一天知道或者应当知道权利被侵害？',
                  en: 'On which day was the violation known?',
                },
                why: { zh: '一年从该日起算', en: 'The year runs from that day' },
              },
        ],
      };
    }
    const run = interruptedPeriod(startOn, () => ONE_YEAR, read.dates('interruptions'), readCalendar(read));
    const last = settleLastDay(run.end, readCalendar(read));
    return {
      ...lastDayOf(last),
      lines: [rule, ...run.lines, ...last.lines],
      basis: [
        ...basis,
        { law: LAWS.civilCode, article: '201' },
        { law: LAWS.civilCode, article: '202' },
        { law: LAWS.civilCode, article: '203', paragraph: 1 },
      ],
      notes: [...last.notes, ...run.notes, ...NOTES],
      asks: last.asks,
    };
  },
});
