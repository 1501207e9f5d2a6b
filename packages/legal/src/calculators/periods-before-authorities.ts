import { LAWS } from './law-titles.ts';
import { day, month, type ProceduralPeriod, workday, year } from './procedural-period.ts';

/** Periods towards police, traffic police, labour inspectorate, hospitals, and courts that protect. */
export const PERIODS_BEFORE_AUTHORITIES: readonly ProceduralPeriod[] = [
  {
    id: 'fine_payment',
    name: { zh: '缴纳罚款', en: 'Paying a fine' },
    from: { zh: '收到行政处罚决定书之日', en: 'receipt of the penalty decision' },
    period: day(15),
    basis: [{ law: LAWS.administrativePenalty, article: '67', paragraph: 3 }],
    notes: [
      {
        zh: '确有困难的可以申请延期、分期（《行政处罚法》第六十六条）；申请复议、起诉不停止执行，但复议、诉讼期间不计算加处罚款（第七十三条）',
        en: 'In real hardship ask for more time or instalments (article 66); a review or suit does not stop it, but no surcharge runs meanwhile (article 73)',
      },
    ],
    after: {
      zh: '逾期每日可加处罚款数额的百分之三，加处的不超过罚款本身（《行政处罚法》第七十二条）',
      en: 'Each day late may add three per cent, at most as much as the fine (article 72)',
    },
  },
  {
    id: 'demolition_order_suit',
    name: { zh: '不服限期拆除决定起诉（土地管理法）', en: 'Suing against an order to pull down (land law)' },
    from: { zh: '接到责令限期拆除决定之日', en: 'receipt of the order' },
    period: day(15),
    basis: [{ law: LAWS.landAdministration, article: '83' }],
    notes: [
      {
        zh: '先看决定书写的是哪部法：依土地管理法作出的只有十五日，不是六个月。',
        en: 'See which law the order names: under the land law it is fifteen days, not six months.',
      },
    ],
  },
  {
    id: 'police_offence_discovery',
    name: { zh: '治安违法行为被公安发现、报案', en: 'Reporting an offence against public security' },
    from: { zh: '行为发生之日，连续的从行为终了之日', en: 'the act, or its end if it goes on' },
    period: month(6),
    fixed: true,
    basis: [{ law: LAWS.publicSecurityPenalties, article: '25' }],
    notes: [
      {
        zh: '期限内报了案、被公安发现的，不受影响；够犯罪的不受这六个月限制。',
        en: 'What was reported or discovered within it stays punishable; a crime is not bound by it.',
      },
    ],
    after: {
      zh: '治安处罚过了，民事赔偿三年内还能要；构成犯罪的仍可报案',
      en: 'Damages can still be claimed within three years, and a crime can still be reported',
    },
  },
  {
    id: 'protection_order_review',
    name: { zh: '对人身安全保护令裁定申请复议', en: 'Reconsideration of a protection order ruling' },
    from: { zh: '裁定生效之日', en: 'the ruling taking effect' },
    period: day(5),
    basis: [{ law: LAWS.domesticViolence, article: '31' }],
    notes: [{ zh: '复议期间不停止保护令的执行。', en: 'The order stays in force meanwhile.' }],
  },
  {
    id: 'protection_order_end',
    name: {
      zh: '人身安全保护令最长有效期，失效前申请延长',
      en: 'The longest time of a protection order: ask for extension before',
    },
    from: { zh: '保护令作出之日', en: 'the making of the order' },
    period: month(6),
    fixed: true,
    basis: [{ law: LAWS.domesticViolence, article: '30' }],
    notes: [{ zh: '裁定书写得更短的，按裁定书。', en: 'A shorter time in the order prevails.' }],
    after: {
      zh: '还有家庭暴力现实危险的，可以再申请保护令（《反家庭暴力法》第二十三条）',
      en: 'While there is a real danger of violence another order can be asked for (article 23)',
    },
  },
  {
    id: 'petition_review',
    name: { zh: '对信访处理意见请求复查', en: 'Review of the outcome of a petition' },
    from: { zh: '收到书面答复之日', en: 'receipt of the written answer' },
    period: day(30),
    basis: [{ law: LAWS.petitions, article: '35' }],
  },
  {
    id: 'state_compensation',
    name: { zh: '请求国家赔偿', en: 'Asking for state compensation' },
    from: {
      zh: '知道或者应当知道职权行为侵权之日（被羁押的期间不算）',
      en: 'knowledge of the infringement (time in custody does not count)',
    },
    period: year(2),
    basis: [{ law: LAWS.stateCompensation, article: '39', paragraph: 1 }],
  },
  {
    id: 'injury_reassessment',
    name: { zh: '对公安的伤情鉴定意见申请重新鉴定', en: 'A new injury assessment in a police case' },
    from: { zh: '收到鉴定意见复印件之日', en: 'receipt of the copy' },
    period: day(3),
    basis: [{ law: LAWS.policeAdministrativeCases, article: '97', paragraph: 4 }],
    notes: [{ zh: '同一事项重新鉴定以一次为限。', en: 'There is only one new assessment.' }],
  },
  {
    id: 'traffic_reassessment',
    name: { zh: '对交警送达的检验、鉴定申请重新鉴定', en: 'A new expert finding in a traffic accident' },
    from: { zh: '交警送达检验报告、鉴定意见之日', en: 'service of the finding' },
    period: workday(3),
    basis: [{ law: LAWS.trafficAccidents, article: '56', paragraph: 1 }],
    notes: [
      {
        zh: '三日指工作日（《道路交通事故处理程序规定》第一百一十二条）；只有一次。',
        en: 'Three working days (article 112); there is only one.',
      },
    ],
  },
  {
    id: 'camera_record',
    name: { zh: '处理电子眼违法记录、提出异议', en: 'Handling or contesting a camera record' },
    from: { zh: '接到交警通知之日', en: 'the notice of the traffic police' },
    period: day(30),
    basis: [{ law: LAWS.trafficViolations, article: '20', paragraph: 1 }],
  },
  {
    id: 'labour_inspection',
    name: { zh: '向劳动监察投诉', en: 'Complaint to the labour inspectorate' },
    from: { zh: '违法行为发生之日，连续的从终了之日', en: 'the breach, or its end if it goes on' },
    period: year(2),
    fixed: true,
    basis: [{ law: LAWS.labourInspection, article: '20' }],
    after: {
      zh: '劳动监察不再查处的，看劳动仲裁的一年还在不在；有欠条的可以直接起诉',
      en: 'What is left is arbitration, if its year still runs; on a written note of debt sue at once',
    },
  },
  {
    id: 'autopsy',
    name: { zh: '对死因有争议的尸检', en: 'Autopsy where the cause of death is disputed' },
    from: { zh: '患者死亡时（48小时，按小时算）', en: 'the death (48 hours, counted by the hour)' },
    period: day(2),
    // The article says 48 hours.
    stages: [7],
    fixed: true,
    basis: [{ law: LAWS.medicalDisputes, article: '26', paragraph: 1 }],
    notes: [
      {
        zh: '医院有冻存条件的可以延长至7日；家属不同意或者拖过时间，影响死因判定的，由不同意或者拖延的一方担责。',
        en: 'Up to 7 days where the body can be frozen; who refuses or delays bears the consequence.',
      },
    ],
  },
  {
    id: 'residence_change',
    name: { zh: '外国人居留证件登记事项变更', en: 'Reporting a change to a residence permit' },
    from: { zh: '登记事项发生变更之日', en: 'the change' },
    period: day(10),
    basis: [{ law: LAWS.exitEntry, article: '33', paragraph: 2 }],
  },
  {
    id: 'baby_residence',
    name: { zh: '在中国出生的外国婴儿办停留或居留登记', en: 'Registering a foreign baby born in China' },
    from: { zh: '婴儿出生之日', en: 'the birth' },
    period: day(60),
    basis: [{ law: LAWS.exitEntry, article: '40', paragraph: 1 }],
  },
  {
    id: 'second_diagnosis',
    name: { zh: '对强制住院的诊断要求再次诊断', en: 'A second diagnosis after committal' },
    from: { zh: '收到诊断结论之日', en: 'receipt of the diagnosis' },
    period: day(3),
    fixed: true,
    basis: [{ law: LAWS.mentalHealth, article: '32', paragraph: 2 }],
    notes: [
      {
        zh: '限于因危害他人安全被收住的（《精神卫生法》第三十条第二款第二项）；因伤害自己住院的，监护人可以随时接走。',
        en: 'Only where the ground is danger to others; if it is danger to self, the guardian may take the person out at any time.',
      },
    ],
  },
];
