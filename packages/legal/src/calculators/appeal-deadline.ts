import type { Period } from '../figures/calendar.ts';
import {
  type Bilingual,
  type CalculationLine,
  type Calculator,
  type CalculatorAsk,
  type LegalBasis,
  uniqueBasis,
} from './calculation.ts';
import {
  CALENDAR_FIELDS,
  type DeadlineDate,
  deadlineDate,
  lastDayOf,
  periodText,
  readCalendar,
} from './deadline-date.ts';
import { defineCalculator } from './define-calculator.ts';
import { LAWS } from './law-titles.ts';

type Procedure = 'civil' | 'criminal' | 'administrative';
type Document = 'judgment' | 'ruling';

interface AppealRule {
  procedure: Procedure;
  document: Document;
  abroad: boolean;
  days: number;
  label: Bilingual;
  basis: LegalBasis;
}

const days = (count: number): Period => ({ unit: 'day', count });

/** 民事诉讼法 §171 and §286, 刑事诉讼法 §230, 行政诉讼法 §85. */
const RULES: readonly AppealRule[] = [
  {
    procedure: 'civil',
    document: 'judgment',
    abroad: false,
    days: 15,
    label: { zh: '民事判决', en: 'Civil judgment' },
    basis: { law: LAWS.civilProcedure, article: '171', paragraph: 1 },
  },
  {
    procedure: 'civil',
    document: 'ruling',
    abroad: false,
    days: 10,
    label: { zh: '民事裁定', en: 'Civil ruling' },
    basis: { law: LAWS.civilProcedure, article: '171', paragraph: 2 },
  },
  {
    procedure: 'civil',
    document: 'judgment',
    abroad: true,
    days: 30,
    label: {
      zh: '民事判决（在我国领域内没有住所的当事人）',
      en: 'Civil judgment (party without domicile in China)',
    },
    basis: { law: LAWS.civilProcedure, article: '286' },
  },
  {
    procedure: 'civil',
    document: 'ruling',
    abroad: true,
    days: 30,
    label: {
      zh: '民事裁定（在我国领域内没有住所的当事人）',
      en: 'Civil ruling (party without domicile in China)',
    },
    basis: { law: LAWS.civilProcedure, article: '286' },
  },
  {
    procedure: 'criminal',
    document: 'judgment',
    abroad: false,
    days: 10,
    label: { zh: '刑事判决', en: 'Criminal judgment' },
    basis: { law: LAWS.criminalProcedure, article: '230' },
  },
  {
    procedure: 'criminal',
    document: 'ruling',
    abroad: false,
    days: 5,
    label: { zh: '刑事裁定', en: 'Criminal ruling' },
    basis: { law: LAWS.criminalProcedure, article: '230' },
  },
  {
    procedure: 'administrative',
    document: 'judgment',
    abroad: false,
    days: 15,
    label: { zh: '行政判决', en: 'Administrative judgment' },
    basis: { law: LAWS.administrativeProcedure, article: '85' },
  },
  {
    procedure: 'administrative',
    document: 'ruling',
    abroad: false,
    days: 10,
    label: { zh: '行政裁定', en: 'Administrative ruling' },
    basis: { law: LAWS.administrativeProcedure, article: '85' },
  },
];

const COUNTING: Record<Procedure, LegalBasis> = {
  civil: { law: LAWS.civilProcedure, article: '85' },
  criminal: { law: LAWS.criminalProcedure, article: '105' },
  administrative: { law: LAWS.administrativeProcedure, article: '101' },
};

const NOTES = {
  posting: {
    zh: '上诉状在期满前交邮的，不算过期；期间不包括在途时间。',
    en: 'An appeal posted before the end is in time; time on the way does not count.',
  },
  rulings: {
    zh: '民事裁定中，只有不予受理、管辖权异议和驳回起诉的裁定可以上诉（《民事诉讼法》第一百五十七条第二款）。',
    en: 'Of civil rulings only non-acceptance, objection to jurisdiction and dismissal of the suit can be appealed (Civil Procedure Law, article 157).',
  },
  smallClaims: {
    zh: '小额诉讼一审终审，不能上诉（《民事诉讼法》第一百六十五条）。',
    en: 'Small-claims judgments are final and cannot be appealed (Civil Procedure Law, article 165).',
  },
  victim: {
    zh: '被害人不服一审判决的，自收到判决书后五日以内请求检察院抗诉（《刑事诉讼法》第二百二十九条）。',
    en: 'A victim may ask the procuratorate to protest within five days of receiving the judgment (Criminal Procedure Law, article 229).',
  },
} satisfies Record<string, Bilingual>;

const ASK: Record<'procedure' | 'document' | 'servedOn', CalculatorAsk> = {
  procedure: {
    field: 'procedure',
    question: { zh: '是民事、刑事还是行政案件？', en: 'Is the case civil, criminal or administrative?' },
    why: { zh: '三类案件的上诉期不同', en: 'The period differs' },
  },
  document: {
    field: 'document',
    question: { zh: '收到的是判决书还是裁定书？', en: 'Is it a judgment or a ruling?' },
    why: { zh: '判决与裁定的上诉期不同', en: 'The period differs' },
  },
  servedOn: {
    field: 'servedOn',
    question: { zh: '判决书或裁定书是哪一天送达的？', en: 'On which day was the judgment or ruling served?' },
    why: { zh: '上诉期从送达的次日起算', en: 'The period runs from the day after service' },
  },
};

/** The last day to appeal a first-instance judgment or ruling. */
export const appealDeadline: Calculator = defineCalculator({
  id: 'appeal-deadline',
  name: { zh: '上诉期限', en: 'Time to appeal' },
  description: {
    zh: '民事、刑事、行政判决和裁定的上诉期及最后一日',
    en: 'The time to appeal and its last day',
  },
  fields: [
    {
      name: 'procedure',
      kind: 'choice',
      required: false,
      label: { zh: '案件', en: 'Case' },
      options: [
        { value: 'civil', label: { zh: '民事', en: 'Civil' } },
        { value: 'criminal', label: { zh: '刑事', en: 'Criminal' } },
        { value: 'administrative', label: { zh: '行政', en: 'Administrative' } },
      ],
    },
    {
      name: 'document',
      kind: 'choice',
      required: false,
      label: { zh: '文书', en: 'Document' },
      options: [
        { value: 'judgment', label: { zh: '判决书', en: 'Judgment' } },
        { value: 'ruling', label: { zh: '裁定书', en: 'Ruling' } },
      ],
    },
    { name: 'servedOn', kind: 'date', required: false, label: { zh: '送达日', en: 'Day of service' } },
    {
      name: 'abroad',
      kind: 'boolean',
      required: false,
      label: { zh: '当事人在我国领域内没有住所', en: 'The party has no domicile in China' },
    },
    ...CALENDAR_FIELDS,
  ],
  compute(read) {
    const procedure = read.choice<Procedure>('procedure');
    const document = read.choice<Document>('document');
    const servedOn = read.date('servedOn');
    const abroad = read.flag('abroad');
    const rules = RULES.filter(
      (rule) =>
        (procedure === null || rule.procedure === procedure) &&
        (document === null || rule.document === document) &&
        (rule.procedure === 'civil' ? rule.abroad === (abroad ?? false) : !rule.abroad),
    );
    const calendar = readCalendar(read);
    const ends = rules.map((rule): [AppealRule, DeadlineDate | null] => [
      rule,
      servedOn ? deadlineDate(servedOn, days(rule.days), calendar) : null,
    ]);
    const lines = ends.flatMap(([rule, end]): CalculationLine[] => [
      {
        label: rule.label,
        formula: {
          zh: `送达后 ${rule.days} 日内`,
          en: `Within ${periodText(days(rule.days)).en} of service`,
        },
        value: end && ends.length > 1 ? end.date : rule.days,
        unit: end && ends.length > 1 ? 'date' : 'day',
      },
      ...(ends.length === 1 ? (end?.lines ?? []) : []),
    ]);
    const only = ends.length === 1 ? ends[0]?.[1] : null;
    const procedures = [...new Set(rules.map((rule) => rule.procedure))];
    const asks = [
      ...(procedure ? [] : [ASK.procedure]),
      ...(document ? [] : [ASK.document]),
      ...(servedOn ? [] : [ASK.servedOn]),
      ...(ends[0]?.[1]?.asks ?? []),
    ];
    const holidayNotes = only?.notes ?? ends[0]?.[1]?.notes.slice(0, 1) ?? [];
    const has = (wanted: Procedure) => procedures.includes(wanted);
    const assumptions: Bilingual[] =
      abroad === null && has('civil')
        ? [
            {
              zh: '当事人在我国领域内有住所（没有住所的为三十日，《民事诉讼法》第二百八十六条）',
              en: 'The party has a domicile in China (otherwise 30 days, Civil Procedure Law, article 286)',
            },
          ]
        : [];
    return {
      ...(only ? lastDayOf(only) : {}),
      lines,
      basis: uniqueBasis([...rules.map((rule) => rule.basis), ...procedures.map((name) => COUNTING[name])]),
      notes: [
        ...holidayNotes,
        NOTES.posting,
        ...(has('civil') && document !== 'judgment' ? [NOTES.rulings] : []),
        ...(has('civil') && document !== 'ruling' ? [NOTES.smallClaims] : []),
        ...(procedure === 'criminal' ? [NOTES.victim] : []),
      ],
      assumptions,
      asks,
    };
  },
});
