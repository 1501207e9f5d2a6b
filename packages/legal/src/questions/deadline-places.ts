/** The period each place of law sets, as a calculator of limitation, `appeal`, or a kind of `PROCEDURAL_PERIODS`. */
const PERIODS: Record<string, string> = {
  '民事诉讼法 171': 'appeal',
  '刑事诉讼法 230': 'appeal',
  '行政诉讼法 85': 'appeal',
  '民事诉讼法 128': 'answer',
  '民事诉讼法 104': 'presuit_preservation',
  '民事诉讼法 216': 'retrial',
  '民事诉讼法 227': 'payment_order_objection',
  '民事诉讼法 250': 'execution',
  '行政诉讼法 45': 'suit_after_reconsideration',
  '行政诉讼法 46': 'administrative_suit',
  '行政复议法 20': 'reconsideration',
  '行政处罚法 64': 'penalty_hearing',
  '劳动争议调解仲裁法 27': 'labour-arbitration-limitation',
  '劳动争议调解仲裁法 48': 'labour_suit',
  '劳动争议调解仲裁法 50': 'labour_suit',
  '工伤保险条例 17': 'work_injury_worker',
  '道路交通事故处理程序规定 71': 'traffic_review',
  '公安机关办理刑事案件程序规定 179': 'police_refusal_review',
  '消费者权益保护法 25': 'no_reason_return',
  '预付式消费解释 14': 'prepaid_return',
  '产品质量法 45': 'civil-limitation',
  '公司法 26': 'company_resolution',
  '工伤保险条例 26': 'disability_reassessment',
  '旅游法 35': 'tour_refund',
  '民事诉讼法 238': 'execution_objection_suit',
  '民法典 152': 'contract_rescission',
  '民法典 188': 'civil-limitation',
  '民法典 541': 'creditor_revocation',
  '民法典 564': 'contract_withdrawal',
  '民法典 663': 'gift_revocation',
  '民法典 692': 'guarantee',
  '民法典 726': 'tenant_purchase',
  '民法典 1053': 'marriage_annulment_illness',
  '民法典 1077': 'divorce_withdrawal',
  '民法典 1124': 'legacy_acceptance',
};

/** A period of a guide: the place that sets it, and the calculator named for it. */
export interface NamedDeadline {
  source: string;
  calculator?: string | undefined;
  /** Which of several periods the place sets. */
  period?: string | undefined;
}

/** The period a deadline of a guide is; null where its last day cannot be worked out. */
export function periodOf({ source, calculator, period }: NamedDeadline): string | null {
  if (period) return period;
  // What the place sets is not always the limitation a guide tells beside it (民法典 191, 194).
  return PERIODS[source] ?? (calculator?.endsWith('-limitation') ? calculator : null);
}

const LIMITATIONS = ['civil-limitation', 'labour-arbitration-limitation'];
/** Whether only the debtor can plead that a period has run out, and it begins anew when the claim is made (民法典192, 195; 调解仲裁法27). */
export const isLimitation = (period: string | null | undefined): boolean =>
  period !== null && period !== undefined && LIMITATIONS.includes(period);

/**
 * Whether a period may not be over though its last day has passed: a limitation, and the time to ask for enforcement, which is
 * interrupted and pleaded as one (民事诉讼法 250, 民事诉讼法解释 481).
 */
export const mayRunAnew = (period: string | null | undefined): boolean =>
  isLimitation(period) || period === 'execution';
