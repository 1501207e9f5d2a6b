import type { Bilingual, LegalBasis } from './calculation.ts';
import { LAWS } from './law-titles.ts';
import { FORMER_ONE_YEAR, FORMER_TWO_YEARS, type FormerPeriod } from './limitation-before-2017.ts';

/** An article of the Civil Code as a source. */
export const code = (article: string, paragraph?: number): LegalBasis => ({
  law: LAWS.civilCode,
  article,
  ...(paragraph ? { paragraph } : {}),
});

/** A kind of claim with its own time; `former` is what the law before 2017-10-01 gave it, null where a special rule stays. */
export interface ClaimKind {
  id: string;
  label: Bilingual;
  years: number;
  basis: LegalBasis;
  former: FormerPeriod | null;
}

/** Every kind; the first is meant where none is chosen. */
export const KINDS: readonly ClaimKind[] = [
  {
    id: 'general',
    label: { zh: '一般民事请求', en: 'Ordinary civil claim' },
    years: 3,
    basis: code('188', 1),
    former: FORMER_TWO_YEARS,
  },
  {
    id: 'bodily_injury',
    label: { zh: '身体受到伤害要求赔偿', en: 'Damages for bodily injury' },
    years: 3,
    basis: code('188', 1),
    former: FORMER_ONE_YEAR,
  },
  {
    id: 'rent',
    label: { zh: '延付或者拒付租金', en: 'Rent unpaid or refused' },
    years: 3,
    basis: code('188', 1),
    former: FORMER_ONE_YEAR,
  },
  {
    id: 'undeclared_goods',
    label: { zh: '出售质量不合格的商品未声明', en: 'Substandard goods sold without saying so' },
    years: 3,
    basis: code('188', 1),
    former: FORMER_ONE_YEAR,
  },
  {
    id: 'deposited_things',
    label: { zh: '寄存财物被丢失或者损毁', en: 'Deposited things lost or damaged' },
    years: 3,
    basis: code('188', 1),
    former: FORMER_ONE_YEAR,
  },
  {
    id: 'international_sale',
    label: {
      zh: '国际货物买卖、技术进出口合同',
      en: 'International sale of goods, technology import or export',
    },
    years: 4,
    basis: code('594'),
    former: null,
  },
  {
    id: 'life_insurance',
    label: { zh: '人寿保险金', en: 'Life insurance' },
    years: 5,
    basis: { law: LAWS.insurance, article: '26', paragraph: 2 },
    former: null,
  },
  {
    id: 'other_insurance',
    label: { zh: '人寿保险以外的保险赔偿', en: 'Insurance other than life' },
    years: 2,
    basis: { law: LAWS.insurance, article: '26', paragraph: 1 },
    former: null,
  },
  {
    id: 'product_defect',
    label: { zh: '产品缺陷损害赔偿', en: 'Damage by a defective product' },
    years: 2,
    basis: { law: LAWS.productQuality, article: '45', paragraph: 1 },
    former: null,
  },
];

/** What a person should know beside the day. */
export const NOTES = {
  expired: { zh: '在所填日期，诉讼时效已经届满。', en: 'On the day given the period has run out.' },
  running: { zh: '在所填日期，诉讼时效尚未届满。', en: 'On the day given the period has not run out.' },
  exempt: {
    zh: '停止侵害、排除妨碍、消除危险，不动产物权和登记动产的返还，抚养费、赡养费、扶养费等请求不适用诉讼时效（《民法典》第一百九十六条）。',
    en: 'No limitation for claims to stop an infringement, to return real property or registered goods, and for maintenance (Civil Code, article 196).',
  },
  product: {
    zh: '缺陷产品交付最初消费者满十年，请求权丧失，但尚未超过明示的安全使用期的除外（《产品质量法》第四十五条第二款）。',
    en: 'The claim ends ten years after delivery to the first consumer, unless a stated period of safe use is longer.',
  },
  plea: {
    zh: '法院不主动适用诉讼时效，须由义务人提出抗辩；届满后义务人同意履行的，不得再以时效抗辩（《民法典》第一百九十二条、第一百九十三条）。',
    en: 'The court does not apply limitation on its own; a debtor who agrees to perform afterwards cannot plead it (articles 192 and 193).',
  },
  instalments: {
    zh: '约定同一债务分期履行的，自最后一期履行期限届满之日起计算（《民法典》第一百八十九条）。',
    en: 'For one debt paid by instalments it runs from the end of the last one (article 189).',
  },
  restarts: {
    zh: '中断事由：提出履行请求、义务人同意履行、起诉或者申请仲裁及类似情形（《民法典》第一百九十五条）；起诉、仲裁的，自有关程序终结时起重新计算。',
    en: 'It is interrupted by a demand, a promise to perform, a suit or arbitration (article 195); after a suit it starts anew when the proceedings end.',
  },
} satisfies Record<string, Bilingual>;
