import type { LegalBasis } from './calculation.ts';
import { LAWS } from './law-titles.ts';
import { PERIODS_BEFORE_AUTHORITIES } from './periods-before-authorities.ts';
import { PERIODS_OF_RIGHTS } from './periods-of-rights.ts';
import { day, month, type ProceduralPeriod, workday, year } from './procedural-period.ts';

const civil = (article: string, paragraph?: number): LegalBasis => ({
  law: LAWS.civilProcedure,
  article,
  ...(paragraph ? { paragraph } : {}),
});

/** Every entry was read in the article it names, in the text in force (民事诉讼法 2023, 仲裁法 2025). */
export const PROCEDURAL_PERIODS: readonly ProceduralPeriod[] = [
  {
    id: 'answer',
    name: { zh: '提交答辩状、提出管辖权异议', en: 'Statement of defence, objection to jurisdiction' },
    from: { zh: '收到起诉状副本之日', en: 'receipt of the complaint' },
    period: day(15),
    basis: [civil('128', 1), civil('130', 1)],
    notes: [
      {
        zh: '不提交答辩状不影响审理；管辖权异议应当在提交答辩状期间提出。',
        en: 'The trial goes on without a defence; an objection to jurisdiction must come within this period.',
      },
    ],
  },
  {
    id: 'answer_abroad',
    name: {
      zh: '提交答辩状（在我国领域内没有住所的被告）',
      en: 'Statement of defence (defendant without domicile in China)',
    },
    from: { zh: '收到起诉状副本之日', en: 'receipt of the complaint' },
    period: day(30),
    basis: [civil('285')],
  },
  {
    id: 'answer_on_appeal',
    name: { zh: '对上诉状提出答辩状', en: 'Reply to an appeal' },
    from: { zh: '收到上诉状副本之日', en: 'receipt of the appeal' },
    period: day(15),
    basis: [civil('174', 1)],
  },
  {
    id: 'fee_payment',
    name: { zh: '交纳案件受理费', en: 'Paying the court fee' },
    from: { zh: '接到法院交纳诉讼费用通知之日', en: 'the court’s notice to pay' },
    period: day(7),
    basis: [{ law: LAWS.litigationFees, article: '22', paragraph: 1 }],
  },
  {
    id: 'retrial',
    name: { zh: '申请民事再审', en: 'Application for civil retrial' },
    from: { zh: '判决、裁定发生法律效力之日', en: 'the judgment taking effect' },
    period: month(6),
    basis: [civil('216')],
    notes: [
      {
        zh: '有新证据、证据系伪造、据以裁判的文书被撤销或变更、审判人员贪污受贿等情形的，自知道或者应当知道之日起六个月（《民事诉讼法》第二百一十一条第一项、第三项、第十二项、第十三项）。六个月为不变期间。',
        en: 'For new evidence, forged evidence, a basis set aside, or corruption of judges: six months from knowledge (article 211 items 1, 3, 12, 13). The period is not extended.',
      },
      {
        zh: '解除婚姻关系的判决、调解书不得申请再审（《民事诉讼法》第二百一十三条）。',
        en: 'A judgment dissolving a marriage is not open to retrial (article 213).',
      },
    ],
    after: {
      zh: '法院驳回再审申请或者逾期不裁定的，还可以向检察院申请检察建议或者抗诉；新证据、伪造证据等四种情形从知道之日另算六个月',
      en: 'Where the court refused or did not decide, ask the procuratorate; for new or forged evidence and two other grounds the six months run from knowledge',
    },
  },
  {
    id: 'retrial_new_evidence',
    name: {
      zh: '申请民事再审（有新证据、证据系伪造等）',
      en: 'Application for civil retrial (new or forged evidence …)',
    },
    from: { zh: '知道或者应当知道新证据、伪造等情形之日', en: 'knowledge of the evidence or the forgery' },
    period: month(6),
    basis: [civil('216'), civil('211')],
    notes: [
      {
        zh: '只限四种：新证据足以推翻、主要证据系伪造、据以裁判的文书被撤销或变更、审判人员贪污受贿等（《民事诉讼法》第二百一十一条第一项、第三项、第十二项、第十三项）',
        en: 'Only for evidence that overturns the judgment, forged main evidence, a basis set aside, or corruption of judges (article 211 items 1, 3, 12, 13)',
      },
    ],
  },
  {
    id: 'time_restored',
    name: { zh: '申请顺延耽误的期限', en: 'Asking the court for time that was missed' },
    from: { zh: '不可抗拒的事由等障碍消除之日', en: 'the end of what kept you from it' },
    period: day(10),
    basis: [civil('86')],
    notes: [
      {
        zh: '准不准由人民法院决定，附上住院证明等材料。',
        en: 'The court decides; attach proof of the reason.',
      },
    ],
  },
  {
    id: 'preservation_review',
    name: { zh: '对保全裁定申请复议', en: 'Reconsideration of a freezing order' },
    from: { zh: '收到保全裁定书之日', en: 'receipt of the ruling' },
    period: day(5),
    basis: [{ law: LAWS.civilProcedureInterpretation, article: '171' }],
    notes: [
      {
        zh: '复议期间不停止裁定的执行（《民事诉讼法》第一百一十一条）。',
        en: 'The ruling is carried out meanwhile (article 111 of the Civil Procedure Law).',
      },
    ],
  },
  {
    id: 'debtor_added_suit',
    name: { zh: '不服追加被执行人的裁定起诉', en: 'Suing over the adding of a debtor in enforcement' },
    from: { zh: '追加或者驳回追加的裁定书送达之日', en: 'service of the ruling' },
    period: day(15),
    basis: [{ law: LAWS.addedParties, article: '32', paragraph: 1 }],
    notes: [
      {
        zh: '限于没缴足或抽逃出资、一人公司、没清算就注销等情形；其他情形是自送达之日起十日内向上一级法院申请复议（《民事执行中变更、追加当事人规定》第三十条）',
        en: 'For capital unpaid or withdrawn, a one-person company, striking off unwound and the like; in other cases reconsideration within ten days (article 30)',
      },
    ],
  },
  {
    id: 'third_party_revocation',
    name: { zh: '第三人撤销之诉', en: 'Suit of a third party to set a judgment aside' },
    from: { zh: '知道或者应当知道民事权益受到损害之日', en: 'knowledge of the harm' },
    period: month(6),
    basis: [civil('59', 3)],
  },
  {
    id: 'execution',
    name: { zh: '申请强制执行', en: 'Application for execution' },
    from: { zh: '法律文书规定履行期间的最后一日', en: 'the last day for performance' },
    period: year(2),
    basis: [civil('250'), { law: LAWS.enforcementInterpretation, article: '20' }],
    notes: [
      {
        zh: '分期履行的从最后一期履行期限届满之日起算；未规定履行期间的从法律文书生效之日起算。',
        en: 'By instalments: from the last one; with no time set: from the day the document took effect.',
      },
      {
        zh: '申请执行、达成和解、提出履行要求或者同意履行的，时效中断，重新计算。',
        en: 'An application, a settlement, a demand or a promise to perform interrupts it, and it starts anew.',
      },
    ],
  },
  {
    id: 'execution_objection_suit',
    name: { zh: '执行异议之诉', en: 'Suit after an objection to execution' },
    from: { zh: '执行异议裁定送达之日', en: 'service of the ruling' },
    period: day(15),
    basis: [civil('238')],
    after: {
      zh: '执行还没结束的，马上问执行法官怎么办；有不可抗拒或其他正当理由耽误的，障碍消除后10日内申请顺延',
      en: 'Ask the enforcing judge at once while enforcement is still going on; if something beyond you kept you from it, apply for more time within 10 days of its end',
    },
  },
  {
    id: 'execution_reconsideration',
    name: { zh: '对执行行为异议裁定申请复议', en: 'Reconsideration of a ruling on execution' },
    from: { zh: '裁定送达之日', en: 'service of the ruling' },
    period: day(10),
    basis: [civil('236')],
  },
  {
    id: 'payment_order_objection',
    name: { zh: '对支付令提出书面异议', en: 'Objection to a payment order' },
    from: { zh: '收到支付令之日', en: 'receipt of the order' },
    period: day(15),
    basis: [civil('227', 2)],
    notes: [
      {
        zh: '要书面提，打电话、口头说的无效；支付令不开庭，异议成立的支付令失效、转入诉讼（《民事诉讼法》第二百二十八条）',
        en: 'It must be in writing, by word of mouth it has no effect; there is no hearing, and a good objection ends the order and leads to a suit (article 228)',
      },
    ],
    after: {
      zh: '没提异议又不付的，对方可以直接拿支付令申请执行。支付令确有错误的，可以请该院院长发现后依法撤销，同时和对方商量分期；今后的付款凭证都留好',
      en: 'Without an objection the order can be enforced. If it is wrong, the president of that court can have it set aside; meanwhile settle with the creditor and keep every receipt',
    },
  },
  {
    id: 'presuit_preservation',
    name: { zh: '诉前保全后起诉或者申请仲裁', en: 'Suing after pre-suit preservation' },
    from: { zh: '法院采取保全措施之日', en: 'the measure of preservation' },
    period: day(30),
    basis: [civil('104', 3)],
    notes: [
      { zh: '逾期不起诉或者申请仲裁的，法院应当解除保全。', en: 'Otherwise the court lifts the measure.' },
    ],
  },
  {
    id: 'set_aside_award',
    name: { zh: '申请撤销（商事）仲裁裁决', en: 'Setting aside an arbitral award' },
    from: { zh: '收到裁决书之日', en: 'receipt of the award' },
    period: month(3),
    basis: [{ law: LAWS.arbitration, article: '72' }],
    notes: [
      {
        zh: '2026年3月1日前适用修改前的仲裁法（六个月），收到裁决书在该日之前的请核对。',
        en: 'Before 1 March 2026 the earlier Arbitration Law (six months) applied; check awards received before that day.',
      },
    ],
    after: {
      zh: '对方申请执行时，可以向法院申请不予执行；有不可抗拒或其他正当理由耽误的，障碍消除后10日内申请顺延',
      en: 'When the other side applies for enforcement, you can ask the court to refuse it',
    },
  },
  {
    id: 'administrative_suit',
    name: { zh: '直接提起行政诉讼', en: 'Administrative suit, directly' },
    from: { zh: '知道或者应当知道作出行政行为之日', en: 'knowledge of the administrative act' },
    period: month(6),
    basis: [{ law: LAWS.administrativeProcedure, article: '46', paragraph: 1 }],
    notes: [
      {
        zh: '自行政行为作出之日起，不动产案件超过二十年、其他案件超过五年的，法院不予受理（《行政诉讼法》第四十六条第二款）。',
        en: 'Not later than 20 years (real property) or 5 years (other) after the act (article 46).',
      },
    ],
    after: {
      zh: '先查有没有没告知起诉期限的情形：没告知的，从知道或应当知道起诉期限之日起算，最长一年',
      en: 'Where you were not told how long you may sue, the time runs from when you learned of it',
    },
  },
  {
    id: 'suit_after_reconsideration',
    name: { zh: '对行政复议决定不服提起行政诉讼', en: 'Administrative suit after reconsideration' },
    from: {
      zh: '收到复议决定书之日，或者复议期满之日',
      en: 'receipt of the decision, or the end of the time for it',
    },
    period: day(15),
    basis: [{ law: LAWS.administrativeProcedure, article: '45' }],
  },
  {
    id: 'reconsideration',
    name: { zh: '申请行政复议', en: 'Administrative reconsideration' },
    from: { zh: '知道或者应当知道行政行为之日', en: 'knowledge of the administrative act' },
    period: day(60),
    basis: [
      { law: LAWS.administrativeReconsideration, article: '20', paragraph: 1 },
      { law: LAWS.administrativeReconsideration, article: '88' },
    ],
    notes: [
      {
        zh: '未告知复议权利、机关和期限的，自知道之日起算，最长不超过一年（《行政复议法》第二十条第三款）。法律规定的申请期限超过六十日的从其规定。',
        en: 'Where the right was not told, from knowledge of it, at most one year (article 20). A longer period in another law prevails.',
      },
    ],
  },
  {
    id: 'labour_suit',
    name: { zh: '对劳动仲裁裁决不服起诉', en: 'Suing after a labour award' },
    from: { zh: '收到仲裁裁决书之日', en: 'receipt of the award' },
    period: day(15),
    basis: [
      { law: LAWS.labourDispute, article: '50' },
      { law: LAWS.labourDispute, article: '48' },
    ],
    notes: [
      {
        zh: '终局裁决只有劳动者可以起诉；用人单位只能自收到裁决书之日起三十日内向中级人民法院申请撤销（《劳动争议调解仲裁法》第四十八条、第四十九条）。',
        en: 'Against a final award only the worker sues; the employer asks the intermediate court to set it aside within 30 days (articles 48 and 49).',
      },
    ],
    after: {
      zh: '没在期限内起诉，裁决就生效，对方不履行的可以向法院申请执行；有不可抗拒或其他正当理由耽误的，障碍消除后10日内申请顺延',
      en: 'Without a suit in time the award takes effect and can be enforced; if something beyond you kept you from it, apply for more time within 10 days of its end',
    },
  },
  {
    id: 'labour_award_annulment',
    name: {
      zh: '用人单位申请撤销终局劳动裁决',
      en: 'Employer’s application to set aside a final labour award',
    },
    from: { zh: '收到仲裁裁决书之日', en: 'receipt of the award' },
    period: day(30),
    basis: [{ law: LAWS.labourDispute, article: '49', paragraph: 1 }],
  },
  {
    id: 'work_injury_worker',
    name: { zh: '职工一方申请工伤认定', en: 'Recognition of a work injury, by the worker' },
    from: {
      zh: '事故伤害发生之日或者诊断、鉴定为职业病之日',
      en: 'the accident, or the diagnosis of the disease',
    },
    period: year(1),
    basis: [{ law: LAWS.workInjury, article: '17', paragraph: 2 }],
    after: {
      zh: '被扣留、单位不受理等不是自己的原因耽误的时间不算在内，先去申请，让人社局书面答复；还可以起诉单位赔偿',
      en: 'Time lost for reasons that are not yours does not count: apply and have the refusal in writing',
    },
  },
  {
    id: 'work_injury_employer',
    name: { zh: '用人单位申请工伤认定', en: 'Recognition of a work injury, by the employer' },
    from: {
      zh: '事故伤害发生之日或者诊断、鉴定为职业病之日',
      en: 'the accident, or the diagnosis of the disease',
    },
    period: day(30),
    basis: [{ law: LAWS.workInjury, article: '17', paragraph: 1 }],
  },
  {
    id: 'contract_rescission',
    name: { zh: '因欺诈、显失公平等请求撤销合同', en: 'Rescission of a contract (fraud, unfairness …)' },
    from: {
      zh: '知道或者应当知道撤销事由之日（受胁迫的，自胁迫行为终止之日）',
      en: 'knowledge of the ground (duress: its end)',
    },
    period: year(1),
    basis: [{ law: LAWS.civilCode, article: '152', paragraph: 1 }],
    notes: [
      {
        zh: '重大误解的为九十日；自民事法律行为发生之日起五年内没有行使的，撤销权消灭。该期间不中止、中断、延长（《民法典》第一百九十九条）。',
        en: 'For a serious mistake 90 days; at most five years from the act. It is neither suspended nor interrupted (article 199).',
      },
    ],
    after: {
      zh: '撤销不了的，看能不能按违约要赔偿或者解除合同',
      en: 'What is left is damages or ending the contract for breach',
    },
  },
  {
    id: 'creditor_revocation',
    name: { zh: '债权人撤销权', en: 'Creditor’s revocation' },
    from: { zh: '知道或者应当知道撤销事由之日', en: 'knowledge of the ground' },
    period: year(1),
    basis: [{ law: LAWS.civilCode, article: '541' }],
    notes: [{ zh: '自债务人的行为发生之日起最长五年。', en: 'At most five years from the debtor’s act.' }],
    after: {
      zh: '这一年不因催款中断。债权本身和执行不受影响，继续向法院提供财产线索；双方恶意串通的，可以另外主张那笔交易无效',
      en: 'Demands do not interrupt this year. The debt itself and its enforcement stand: keep giving the court leads; a deal made in collusion can be attacked as void',
    },
  },
  {
    id: 'marriage_annulment_illness',
    name: { zh: '因隐瞒重大疾病请求撤销婚姻', en: 'Annulment of a marriage for concealed illness' },
    from: { zh: '知道或者应当知道撤销事由之日', en: 'knowledge of the ground' },
    period: year(1),
    basis: [{ law: LAWS.civilCode, article: '1053', paragraph: 2 }],
    after: {
      zh: '撤销不了了，只能走离婚：协议离婚或者起诉离婚',
      en: 'It can no longer be annulled; what is left is divorce, by agreement or by suit',
    },
  },
  {
    id: 'traffic_review',
    name: { zh: '申请交通事故认定复核', en: 'Review of a traffic accident finding' },
    from: { zh: '事故认定书送达之日', en: 'service of the finding' },
    period: workday(3),
    basis: [{ law: LAWS.trafficAccidents, article: '71', paragraph: 1 }],
    notes: [
      {
        zh: '三日指工作日，不包括节假日（《道路交通事故处理程序规定》第一百一十二条）；同一事故的复核以一次为限。',
        en: 'Three working days (article 112 of the provisions); there is only one review.',
      },
    ],
  },
  {
    id: 'penalty_hearing',
    name: { zh: '要求行政处罚听证', en: 'Asking for a hearing before a penalty' },
    from: { zh: '行政机关告知之日', en: 'the notice of the authority' },
    period: workday(5),
    basis: [
      { law: LAWS.administrativePenalty, article: '64' },
      { law: LAWS.administrativePenalty, article: '85' },
    ],
  },
  {
    id: 'victim_protest',
    name: { zh: '被害人请求检察院抗诉', en: 'The victim’s request for a protest' },
    from: { zh: '收到判决书之日', en: 'receipt of the judgment' },
    period: day(5),
    basis: [{ law: LAWS.criminalProcedure, article: '229' }],
    notes: [
      {
        zh: '公诉案件的被害人不能自己上诉刑事部分，自诉人可以，附带民事部分可以上诉（《刑事诉讼法》第二百二十七条）；检察院收到请求后五日内决定并答复',
        en: 'The victim of a public prosecution cannot appeal the criminal part, a private prosecutor can; the civil part may be appealed (article 227); the procuratorate decides and answers within five days',
      },
    ],
  },
  {
    id: 'police_refusal_review',
    name: { zh: '对不予立案申请复议', en: 'Review of a refusal to open a criminal case' },
    from: { zh: '收到不予立案通知书之日', en: 'receipt of the refusal' },
    period: day(7),
    basis: [{ law: LAWS.policeCriminalCases, article: '179', paragraph: 1 }],
  },
  {
    id: 'no_reason_return',
    name: { zh: '网购七日无理由退货', en: 'Return of an online purchase without reason' },
    from: { zh: '收到商品之日', en: 'receipt of the goods' },
    period: day(7),
    basis: [{ law: LAWS.consumers, article: '25', paragraph: 1 }],
    after: {
      zh: '有质量问题或者与描述不符的，不受七日限制，可以按质量问题要求退换',
      en: 'For faulty goods or goods not as described the seven days do not matter',
    },
  },
  {
    id: 'prepaid_return',
    name: { zh: '预付款七日内反悔', en: 'Taking a prepayment back' },
    from: { zh: '付款之日', en: 'payment' },
    period: day(7),
    basis: [{ law: LAWS.prepaidConsumption, article: '14', paragraph: 1 }],
    after: {
      zh: '商家没做到、约定的条件变了的，仍可以解除合同要回没用的钱',
      en: 'If the trader does not perform, you can still end the contract and have the unused money back',
    },
  },
  {
    id: 'tenant_purchase',
    name: { zh: '承租人表示购买', en: 'A tenant’s word that they will buy' },
    from: { zh: '出租人通知出卖之日', en: 'the landlord’s notice of sale' },
    period: day(15),
    basis: [{ law: LAWS.civilCode, article: '726', paragraph: 2 }],
  },
  {
    id: 'divorce_withdrawal',
    name: { zh: '撤回离婚登记申请', en: 'Withdrawing an application for divorce' },
    from: { zh: '登记机关收到离婚登记申请之日', en: 'receipt of the application' },
    period: day(30),
    basis: [{ law: LAWS.civilCode, article: '1077', paragraph: 1 }],
    after: {
      zh: '想离的，双方还要在之后的30日内一起去领离婚证，没去视为撤回',
      en: 'For the divorce both must still collect the certificate within the next 30 days',
    },
  },
  {
    id: 'legacy_acceptance',
    name: { zh: '接受遗赠', en: 'Accepting a legacy' },
    from: { zh: '知道受遗赠之日', en: 'knowledge of the legacy' },
    period: day(60),
    basis: [{ law: LAWS.civilCode, article: '1124', paragraph: 2 }],
    after: {
      zh: '到期没表示的，视为放弃受遗赠，这部分按法定继承；在期限内用行动或者口头表示过接受的，找出证据',
      en: 'Silence counts as giving the legacy up; look for proof that you accepted in time, by word or act',
    },
  },
  {
    id: 'gift_revocation',
    name: { zh: '撤销赠与', en: 'Revoking a gift' },
    from: { zh: '知道撤销事由之日', en: 'knowledge of the ground' },
    period: year(1),
    basis: [{ law: LAWS.civilCode, article: '663', paragraph: 2 }],
  },
  {
    id: 'contract_withdrawal',
    name: { zh: '行使合同解除权', en: 'Ending a contract for breach' },
    from: { zh: '知道解除事由之日', en: 'knowledge of the ground' },
    period: year(1),
    basis: [{ law: LAWS.civilCode, article: '564', paragraph: 2 }],
  },
  {
    id: 'guarantee',
    name: { zh: '保证期间（没有约定的）', en: 'Guarantee without an agreed period' },
    from: { zh: '主债务到期之日', en: 'the due day of the debt' },
    period: month(6),
    basis: [{ law: LAWS.civilCode, article: '692', paragraph: 2 }],
    after: {
      zh: '债权人在这期间没按规定找过保证人的，保证责任消灭，之后在催款通知上签字也不恢复，除非另立了新的保证',
      en: 'If the creditor did not turn to the guarantor as the law says within it, the guarantee is extinguished; signing a demand later does not revive it unless a new guarantee is made',
    },
  },
  {
    id: 'company_resolution',
    name: { zh: '请求撤销公司决议', en: 'Setting a company resolution aside' },
    from: { zh: '决议作出之日', en: 'the resolution' },
    period: day(60),
    basis: [{ law: LAWS.companyLaw, article: '26', paragraph: 1 }],
  },
  {
    id: 'disability_reassessment',
    name: { zh: '申请再次劳动能力鉴定', en: 'A second assessment of working ability' },
    from: { zh: '收到鉴定结论之日', en: 'receipt of the assessment' },
    period: day(15),
    basis: [{ law: LAWS.workInjury, article: '26' }],
    after: {
      zh: '自结论作出之日起一年后，伤残情况变了的，可以申请复查鉴定（《工伤保险条例》第二十八条）',
      en: 'A year after the assessment a review can be asked for if the condition has changed (article 28)',
    },
  },
  {
    id: 'tour_refund',
    name: {
      zh: '要求旅行社退货垫款、退自费项目的钱',
      en: 'Refund of forced shopping and paid extras on a tour',
    },
    from: { zh: '旅游行程结束之日', en: 'the end of the tour' },
    period: day(30),
    basis: [{ law: LAWS.tourism, article: '35', paragraph: 3 }],
    after: {
      zh: '可以向文旅部门投诉旅行社，货品有假或者质量问题的，按消费者权益保护法向商家要',
      en: 'Complain to the tourism authority; for fake or faulty goods turn to the seller',
    },
  },
  {
    id: 'car_return',
    name: {
      zh: '新车制动、转向失效等要求换车或退车',
      en: 'Return of a new car whose brakes or steering fail',
    },
    from: {
      zh: '开票或者交付（以后到的为准）之日',
      en: 'the invoice or the handing over, whichever is later',
    },
    period: day(60),
    basis: [{ law: LAWS.carReturns, article: '23' }],
    notes: [
      {
        zh: '行驶里程先到3000公里的，以里程为准。',
        en: 'If 3,000 km are driven before, the time ends there.',
      },
    ],
  },
  {
    id: 'mistake_rescission',
    name: { zh: '因重大误解请求撤销', en: 'Rescission for a serious mistake' },
    from: { zh: '知道或者应当知道撤销事由之日', en: 'knowledge of the ground' },
    period: day(90),
    basis: [{ law: LAWS.civilCode, article: '152', paragraph: 1, item: 1 }],
    after: {
      zh: '显失公平的是一年，仍可以按显失公平请求撤销',
      en: 'For gross unfairness the time is one year',
    },
  },
  {
    id: 'divorce_certificate',
    name: { zh: '双方一起申领离婚证', en: 'Collecting the divorce certificate together' },
    from: { zh: '登记机关收到离婚登记申请之日', en: 'receipt of the application' },
    period: day(60),
    stages: [30, 30],
    basis: [{ law: LAWS.civilCode, article: '1077', paragraph: 2 }],
    notes: [
      {
        zh: '先过30日冷静期，期满后30日内双方亲自去。',
        en: 'After 30 days of waiting both go in person within 30 days.',
      },
    ],
    after: {
      zh: '没在期限内一起去领证的，视为撤回申请，不能补办；还想离的，重新一起申请、再等30日，或者直接起诉离婚',
      en: 'The application counts as withdrawn and cannot be mended: apply together again and wait 30 days, or sue for divorce',
    },
  },
  {
    id: 'arrest_decision',
    name: { zh: '刑事拘留后决定批不批捕', en: 'The decision on arrest after criminal detention' },
    from: { zh: '被拘留之日', en: 'the detention' },
    period: day(14),
    stages: [3, 7],
    fixed: true,
    basis: [{ law: LAWS.criminalProcedure, article: '91' }],
    notes: [
      {
        zh: '提请批捕3日、特殊情况再延长4日，检察院审查7日；在押的期限不因节假日延长。',
        en: '3 days to ask for arrest, up to 4 more in special cases, and 7 for the procuratorate; rest days do not lengthen it.',
      },
    ],
  },
  {
    id: 'arrest_decision_long',
    name: {
      zh: '刑事拘留后决定批不批捕（流窜、多次、结伙作案）',
      en: 'The decision on arrest after criminal detention (repeated, roving or gang offences)',
    },
    from: { zh: '被拘留之日', en: 'the detention' },
    period: day(37),
    stages: [30, 7],
    fixed: true,
    basis: [{ law: LAWS.criminalProcedure, article: '91' }],
    notes: [
      {
        zh: '提请批捕最长30日，检察院审查7日；在押的期限不因节假日延长。',
        en: 'At most 30 days to ask for arrest and 7 for the procuratorate; rest days do not lengthen it.',
      },
    ],
  },
  {
    id: 'non_compete_end',
    name: { zh: '竞业限制最长', en: 'A ban on competing, at the longest' },
    from: { zh: '离职之日', en: 'the end of the employment' },
    period: year(2),
    fixed: true,
    ends: true,
    basis: [{ law: LAWS.labourContract, article: '24', paragraph: 2 }],
    notes: [{ zh: '约定短的按约定。', en: 'A shorter agreed time prevails.' }],
  },
  {
    id: 'probation_end_1',
    name: {
      zh: '试用期最长（合同三个月以上不满一年）',
      en: 'Probation, at the longest (contract of three months to a year)',
    },
    from: { zh: '入职前一日', en: 'the day before the employment began' },
    period: month(1),
    fixed: true,
    ends: true,
    basis: [{ law: LAWS.labourContract, article: '19', paragraph: 1 }],
    after: {
      zh: '满了就算转正，再以试用期不合格为由辞退站不住；超过的试用期已经履行的，按转正工资和超过的时间另付赔偿金（《劳动合同法》第八十三条）',
      en: 'After it a dismissal for failing probation does not stand, and the time served beyond it is compensated at the regular wage (article 83)',
    },
  },
  {
    id: 'probation_end_2',
    name: {
      zh: '试用期最长（合同一年以上不满三年）',
      en: 'Probation, at the longest (contract of one to three years)',
    },
    from: { zh: '入职前一日', en: 'the day before the employment began' },
    period: month(2),
    fixed: true,
    ends: true,
    basis: [{ law: LAWS.labourContract, article: '19', paragraph: 1 }],
    after: {
      zh: '满了就算转正，再以试用期不合格为由辞退站不住；超过的试用期已经履行的，按转正工资和超过的时间另付赔偿金（《劳动合同法》第八十三条）',
      en: 'After it a dismissal for failing probation does not stand, and the time served beyond it is compensated at the regular wage (article 83)',
    },
  },
  {
    id: 'probation_end_6',
    name: {
      zh: '试用期最长（合同三年以上或无固定期限）',
      en: 'Probation, at the longest (contract of three years or more)',
    },
    from: { zh: '入职前一日', en: 'the day before the employment began' },
    period: month(6),
    fixed: true,
    ends: true,
    basis: [{ law: LAWS.labourContract, article: '19', paragraph: 1 }],
    after: {
      zh: '满了就算转正，再以试用期不合格为由辞退站不住；超过的试用期已经履行的，按转正工资和超过的时间另付赔偿金（《劳动合同法》第八十三条）',
      en: 'After it a dismissal for failing probation does not stand, and the time served beyond it is compensated at the regular wage (article 83)',
    },
  },
  {
    id: 'old_company_capital',
    name: {
      zh: '2024年6月30日前设立的有限公司，出资期限最晚可以改到',
      en: 'Capital of a limited company founded by 30 June 2024: the time may run at the latest',
    },
    from: { zh: '2027年6月30日', en: '30 June 2027' },
    period: year(5),
    fixed: true,
    ends: true,
    basis: [{ law: LAWS.capitalRegistration, article: '2' }],
    notes: [
      {
        zh: '2027年6月30日前要做的是把剩余期限改到五年内、写进章程，不是缴清；没钱可以减资，别垫资后抽走',
        en: 'By 30 June 2027 the time must be cut in the articles, not the capital paid; it can be reduced by law, and borrowed money must not be put in and taken out',
      },
    ],
  },
  ...PERIODS_OF_RIGHTS,
  ...PERIODS_BEFORE_AUTHORITIES,
];
