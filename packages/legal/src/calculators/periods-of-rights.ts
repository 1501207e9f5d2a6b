import type { LegalBasis } from './calculation.ts';
import { LAWS } from './law-titles.ts';
import { day, month, type ProceduralPeriod, year } from './procedural-period.ts';

const code = (article: string, paragraph?: number, item?: number): LegalBasis => ({
  law: LAWS.civilCode,
  article,
  ...(paragraph ? { paragraph } : {}),
  ...(item ? { item } : {}),
});
const company = (article: string, paragraph: number): LegalBasis => ({
  law: LAWS.companyLaw,
  article,
  paragraph,
});

/** Periods in which a right between persons is used: contracts, marriage, companies, villages, work. */
export const PERIODS_OF_RIGHTS: readonly ProceduralPeriod[] = [
  {
    id: 'labour_defence',
    name: { zh: '公司（被申请人）提交劳动仲裁答辩书', en: 'Defence in a labour arbitration' },
    from: { zh: '收到仲裁申请书副本之日', en: 'receipt of the application' },
    period: day(10),
    basis: [{ law: LAWS.labourDispute, article: '30', paragraph: 2 }],
    notes: [
      {
        zh: '不提交答辩书不影响仲裁程序的进行，开庭照样可以说。',
        en: 'The arbitration goes on without a defence, and you may still speak at the hearing.',
      },
    ],
  },
  {
    id: 'duress_rescission',
    name: { zh: '因受胁迫请求撤销', en: 'Rescission for duress' },
    from: { zh: '胁迫行为终止之日', en: 'the end of the duress' },
    period: year(1),
    basis: [code('152', 1, 1), code('152', 1, 2)],
    notes: [
      {
        zh: '自签订之日起最长五年；该期间不中止、中断、延长（《民法典》第一百九十九条）。',
        en: 'At most five years from the act; it is neither suspended nor interrupted (article 199).',
      },
    ],
  },
  {
    id: 'objection_entry_suit',
    name: { zh: '办了异议登记后起诉', en: 'Suing after an objection is entered in the register' },
    from: { zh: '异议登记之日', en: 'the entry of the objection' },
    period: day(15),
    basis: [code('220', 2)],
    after: {
      zh: '异议登记失效，但不影响法院对权利归属的审理（《物权编解释（一）》第三条）；怕被卖掉的，起诉时向法院申请保全',
      en: 'The entry lapses, but a suit over the right is still open; with it ask the court to freeze the property',
    },
  },
  {
    id: 'marriage_annulment_duress',
    name: { zh: '因胁迫请求撤销婚姻', en: 'Annulment of a marriage for duress' },
    from: {
      zh: '胁迫行为终止之日（被非法限制人身自由的，恢复自由之日）',
      en: 'the end of the duress (of confinement: regaining freedom)',
    },
    period: year(1),
    basis: [code('1052', 2)],
    after: {
      zh: '撤销不了了，只能走离婚：协议离婚或者起诉离婚',
      en: 'It can no longer be annulled; what is left is divorce, by agreement or by suit',
    },
  },
  {
    id: 'heirs_gift_revocation',
    name: { zh: '继承人、法定代理人撤销赠与', en: 'Revoking a gift, by heirs or representative' },
    from: { zh: '知道或者应当知道撤销事由之日', en: 'knowledge of the ground' },
    period: month(6),
    basis: [code('664', 2)],
  },
  {
    id: 'sublease_objection',
    name: { zh: '出租人对转租提出异议', en: 'The owner’s objection to a sublease' },
    from: { zh: '出租人知道或者应当知道转租之日', en: 'the owner’s knowledge of the sublease' },
    period: month(6),
    basis: [code('718')],
    after: {
      zh: '没在期限内提异议的，视为出租人同意转租',
      en: 'An owner who did not object in time is taken to agree',
    },
  },
  {
    id: 'mediation_confirmation',
    name: { zh: '人民调解协议申请司法确认', en: 'Court confirmation of a mediated agreement' },
    from: { zh: '调解协议生效之日', en: 'the agreement taking effect' },
    period: day(30),
    basis: [{ law: LAWS.peoplesMediation, article: '33', paragraph: 1 }],
    notes: [{ zh: '要双方共同申请。', en: 'Both sides apply together.' }],
    after: {
      zh: '没做司法确认的协议仍有约束力，对方不履行的可以拿协议起诉',
      en: 'Without confirmation the agreement still binds; sue on it if the other side does not perform',
    },
  },
  {
    id: 'share_buyback_suit',
    name: { zh: '反对股东起诉请求公司收购股权', en: 'Suit of a dissenting shareholder to be bought out' },
    from: { zh: '股东会决议作出之日', en: 'the resolution' },
    period: day(90),
    basis: [company('89', 2)],
    notes: [
      {
        zh: '先和公司谈收购，决议起六十日内谈不成的才起诉；要对该项决议投过反对票。',
        en: 'First ask the company; sue if there is no agreement within sixty days of the resolution. You must have voted against it.',
      },
    ],
  },
  {
    id: 'forfeiture_suit',
    name: { zh: '对股东失权有异议起诉', en: 'Suing against the loss of unpaid shares' },
    from: { zh: '接到失权通知之日', en: 'receipt of the notice' },
    period: day(30),
    basis: [company('52', 3)],
  },
  {
    id: 'capital_reduction_claim',
    name: {
      zh: '公司减资时债权人要求还债或担保',
      en: 'A creditor’s claim when a company reduces its capital',
    },
    from: { zh: '接到减资通知之日', en: 'receipt of the notice' },
    period: day(30),
    basis: [company('224', 2)],
    notes: [
      { zh: '没接到通知的，自公告之日起四十五日内。', en: 'Without notice: 45 days from publication.' },
    ],
  },
  {
    id: 'liquidation_claim',
    name: { zh: '公司清算时申报债权', en: 'Filing a claim in a company’s liquidation' },
    from: { zh: '接到清算通知之日', en: 'receipt of the notice' },
    period: day(30),
    basis: [company('235', 1)],
    notes: [
      { zh: '没接到通知的，自公告之日起四十五日内。', en: 'Without notice: 45 days from publication.' },
    ],
  },
  {
    id: 'village_decision',
    name: { zh: '请求撤销村集体侵害成员权益的决定', en: 'Annulling a decision of the village collective' },
    from: { zh: '知道或者应当知道撤销事由之日', en: 'knowledge of the ground' },
    period: year(1),
    basis: [{ law: LAWS.ruralCollectives, article: '57', paragraph: 2 }],
    notes: [{ zh: '自决定作出之日起最长五年。', en: 'At most five years from the decision.' }],
  },
];
