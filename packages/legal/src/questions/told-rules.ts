import type { Bilingual, LegalBasis } from '../calculators/calculation.ts';
import { periodText } from '../calculators/deadline-date.ts';
import { LAWS } from '../calculators/law-titles.ts';
import { PROCEDURAL_PERIODS } from '../calculators/procedural-periods.ts';
import type { ToldDay } from './told-days.ts';
import { nameOfPeriod } from './work-out-days.ts';

/** The rule of a period, and what may still help once it is over. */
export function ruleOfPeriod({ period, told }: ToldDay): {
  name: Bilingual;
  rule: Bilingual | null;
  basis: LegalBasis | null;
  note: Bilingual | null;
  after: Bilingual | null;
  /** It ends by itself: nobody has to act by then. */
  isEnd: boolean;
  /** No rest day moves it. */
  isFixed: boolean;
} {
  const kind = PROCEDURAL_PERIODS.find(({ id }) => id === period);
  const name = told.name ?? nameOfPeriod(period);
  if (!kind) return { name, ...(OTHER_RULES[told.source] ?? NO_RULE), isEnd: false, isFixed: false };
  const length = periodText(kind.period);
  return {
    name,
    rule: { zh: `自${kind.from.zh}起 ${length.zh}`, en: `${length.en} from ${kind.from.en}` },
    basis: kind.basis[0] ?? null,
    note: kind.notes?.[0] ?? null,
    after: kind.after ?? null,
    isEnd: kind.ends ?? false,
    isFixed: kind.fixed ?? false,
  };
}

type Rule = Omit<ReturnType<typeof ruleOfPeriod>, 'name' | 'isEnd' | 'isFixed'>;
const NO_RULE: Rule = { rule: null, basis: null, note: null, after: null };
/** Rules of appeal and of limitation, by their place. */
const OTHER_RULES: Readonly<Record<string, Rule>> = {
  '民事诉讼法 171': {
    rule: {
      zh: '判决 15日、裁定 10日，从送达次日起算',
      en: '15 days for a judgment, 10 for a ruling, from the day after service',
    },
    basis: { law: LAWS.civilProcedure, article: '171' },
    note: {
      zh: '期满前把上诉状交到原审法院，或者当天交邮，都不算过期（《民事诉讼法》第八十五条）',
      en: 'Handed in at the court of first instance or posted by the last day it is in time (article 85)',
    },
    after: {
      zh: '有不可抗拒或其他正当理由的，障碍消除后10日内申请顺延；判决生效的，六个月内申请再审',
      en: 'If something beyond you kept you from it, apply for more time within 10 days of its end; else ask for a retrial within six months of the judgment taking effect',
    },
  },
  '刑事诉讼法 230': {
    rule: {
      zh: '判决 10日、裁定 5日，从接到次日起算',
      en: '10 days for a judgment, 5 for a ruling, from the day after receipt',
    },
    basis: { law: LAWS.criminalProcedure, article: '230' },
    note: {
      zh: '书面或者口头都可以上诉；只有被告人一方上诉的，不加重刑罚（《刑事诉讼法》第二百三十七条）',
      en: 'In writing or by word of mouth; where only the defendant appeals the sentence is not made heavier (article 237)',
    },
    after: {
      zh: '有不能抗拒或其他正当理由的，障碍消除后5日内申请继续上诉（《刑事诉讼法》第一百零六条）；判决生效的只能申诉',
      en: 'If something beyond you kept you from it, apply within 5 days of its end (article 106); a judgment in effect is open only to a petition',
    },
  },
  '民法典 188': {
    rule: {
      zh: '三年，催要、对方答应还或起诉就重新算',
      en: 'Three years; a demand, a promise or a suit begins it anew',
    },
    basis: { law: LAWS.civilCode, article: '188' },
    note: {
      zh: '到期前发微信、快递书面催要并留下凭证，就重新算三年（《民法典》第一百九十五条）',
      en: 'A provable demand that arrives before then begins the three years anew (article 195)',
    },
    after: {
      zh: '过期了也能起诉，但欠钱的一方一提时效就驳回，不提法院不会主动用；欠钱的一方过期后又同意还或者自愿还的，不能再反悔（《民法典》第一百九十二条、第一百九十三条）',
      en: 'A suit is still possible but fails once the debtor pleads it; a debtor who promises or pays after it cannot plead it any more (articles 192, 193)',
    },
  },
  '婚姻家庭编解释（一） 84': {
    rule: { zh: '自发现之日起三年', en: 'Three years from finding out' },
    basis: { law: LAWS.marriageInterpretation, article: '84' },
    note: {
      zh: '对藏、转移的一方可以少分或者不分（《民法典》第一千零九十二条）',
      en: 'Who hid it may get less or nothing (article 1092 of the Civil Code)',
    },
    after: null,
  },
  '劳动合同法 82': {
    rule: {
      zh: '二倍工资最多算到上班满一年的前一天，多数地方从满一年起一年内申请仲裁，有的地方逐月算、更早',
      en: 'Double wages end a year after the start; in most places arbitration must be asked for within a year of that, in some month by month and earlier',
    },
    basis: { law: LAWS.labourDispute, article: '27', paragraph: 1 },
    note: null,
    after: {
      zh: '公司一提时效，这笔基本要不到；满一年没签的，视为已经订立无固定期限合同，可以要求补签（《劳动合同法》第十四条）',
      en: 'If the company pleads it, little of it is left; after a year a contract without term counts as made and can be demanded in writing (article 14)',
    },
  },
  '劳动争议调解仲裁法 27': {
    rule: {
      zh: '知道被辞退、少付之日起一年，欠工资的从离职起一年',
      en: 'A year from knowing; for wages a year from leaving',
    },
    basis: { law: LAWS.labourDispute, article: '27' },
    note: null,
    after: null,
  },
};
