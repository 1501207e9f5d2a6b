import type { BothLanguages, ReviewColumnGroup } from '@mingfa/legal/review-columns/column-rule';

/** What headings of the library are called. */
export const COLUMN_GROUPS: Readonly<Record<ReviewColumnGroup, BothLanguages>> = {
  parties: { zh: '当事人', en: 'Parties' },
  form: { zh: '签订与形式', en: 'Signing and form' },
  time: { zh: '期限与续期', en: 'Term and renewal' },
  money: { zh: '价款与支付', en: 'Price and payment' },
  breach: { zh: '违约责任', en: 'Breach' },
  ending: { zh: '解除与转让', en: 'Termination and transfer' },
  security: { zh: '担保', en: 'Security' },
  performance: { zh: '履行与验收', en: 'Performance' },
  rights: { zh: '保密与知识产权', en: 'Confidentiality and rights' },
  disputes: { zh: '争议解决与法律适用', en: 'Disputes and governing law' },
  property: { zh: '房屋租赁', en: 'Leases' },
  labour: { zh: '劳动用工', en: 'Employment' },
  judgments: { zh: '裁判文书', en: 'Judgments' },
};
