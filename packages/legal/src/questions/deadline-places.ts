/** The period each place of law sets, as a calculator of limitation, `appeal`, or a kind of `PROCEDURAL_PERIODS`. */
const PERIODS: Record<string, string> = {
  '民事诉讼法 171': 'appeal',
  '刑事诉讼法 229': 'victim_protest',
  '刑事诉讼法 230': 'appeal',
  '行政诉讼法 85': 'appeal',
  '民事诉讼法 128': 'answer',
  '民事诉讼法 86': 'time_restored',
  '民事诉讼法 104': 'presuit_preservation',
  '民事诉讼法 211': 'retrial_new_evidence',
  '民事诉讼法 216': 'retrial',
  '民事诉讼法 227': 'payment_order_objection',
  '民事诉讼法 250': 'execution',
  '民事诉讼法解释 171': 'preservation_review',
  '执行变更追加规定 30': 'execution_reconsideration',
  '执行变更追加规定 32': 'debtor_added_suit',
  '行政诉讼法 45': 'suit_after_reconsideration',
  '行政诉讼法 46': 'administrative_suit',
  '行政复议法 20': 'reconsideration',
  '行政处罚法 64': 'penalty_hearing',
  '劳动争议调解仲裁法 27': 'labour-arbitration-limitation',
  '劳动争议调解仲裁法 30': 'labour_defence',
  '劳动争议调解仲裁法 48': 'labour_suit',
  '劳动争议调解仲裁法 50': 'labour_suit',
  '工伤保险条例 17': 'work_injury_worker',
  '行政处罚法 67': 'fine_payment',
  '土地管理法 83': 'demolition_order_suit',
  '治安管理处罚法 25': 'police_offence_discovery',
  '公安机关办理行政案件程序规定 97': 'injury_reassessment',
  '信访工作条例 35': 'petition_review',
  '国家赔偿法 39': 'state_compensation',
  '劳动保障监察条例 20': 'labour_inspection',
  '反家庭暴力法 30': 'protection_order_end',
  '反家庭暴力法 31': 'protection_order_review',
  '道路交通安全违法行为处理程序规定 20': 'camera_record',
  '道路交通事故处理程序规定 56': 'traffic_reassessment',
  '道路交通事故处理程序规定 71': 'traffic_review',
  '医疗纠纷预防和处理条例 26': 'autopsy',
  '精神卫生法 32': 'second_diagnosis',
  '出境入境管理法 33': 'residence_change',
  '出境入境管理法 40': 'baby_residence',
  '公安机关办理刑事案件程序规定 179': 'police_refusal_review',
  '消费者权益保护法 25': 'no_reason_return',
  '预付式消费解释 14': 'prepaid_return',
  '产品质量法 45': 'civil-limitation',
  '保险法 26': 'civil-limitation',
  '公司法 26': 'company_resolution',
  '公司法 89': 'share_buyback_suit',
  '公司法 224': 'capital_reduction_claim',
  '公司法 235': 'liquidation_claim',
  '农村集体经济组织法 57': 'village_decision',
  '人民调解法 33': 'mediation_confirmation',
  '工伤保险条例 26': 'disability_reassessment',
  '旅游法 35': 'tour_refund',
  '民事诉讼法 238': 'execution_objection_suit',
  '民法典 152': 'contract_rescission',
  '民法典 188': 'civil-limitation',
  '民法典 220': 'objection_entry_suit',
  '民法典 541': 'creditor_revocation',
  '民法典 564': 'contract_withdrawal',
  '民法典 663': 'gift_revocation',
  '民法典 664': 'heirs_gift_revocation',
  '民法典 692': 'guarantee',
  '民法典 718': 'sublease_objection',
  '民法典 726': 'tenant_purchase',
  '民法典 1052': 'marriage_annulment_duress',
  '民法典 1053': 'marriage_annulment_illness',
  '民法典 1077': 'divorce_withdrawal',
  '民法典 1124': 'legacy_acceptance',
};

/** The place that rules the limitation of debts without a day on which they are due. */
export const WITHOUT_DUE_DAY = '诉讼时效规定 4';

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
