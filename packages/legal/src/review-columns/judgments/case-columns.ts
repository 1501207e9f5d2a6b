import { findDates } from '../../figures/find-dates.ts';
import type { CaseProcedure, JudgmentKind } from '../../judgments/judgment-reading.ts';
import type { BothLanguages, ReviewColumnRule } from '../column-rule.ts';
import { judgmentColumn, type TakeFromJudgment } from './judgment-column.ts';

const PROCEDURES: Partial<Record<CaseProcedure, BothLanguages>> = {
  first_instance: { zh: '一审', en: 'First instance' },
  summary: { zh: '一审（简易程序）', en: 'First instance (summary)' },
  small_claims: { zh: '一审（小额诉讼）', en: 'First instance (small claims)' },
  second_instance: { zh: '二审', en: 'Second instance' },
  retrial_application: { zh: '再审审查', en: 'Application for retrial' },
  retrial: { zh: '再审', en: 'Retrial' },
  special: { zh: '特别程序', en: 'Special procedure' },
  payment_order: { zh: '督促程序', en: 'Payment order' },
  public_notice: { zh: '公示催告', en: 'Public notice' },
  preservation: { zh: '保全', en: 'Preservation' },
  enforcement: { zh: '执行', en: 'Enforcement' },
  enforcement_objection: { zh: '执行异议', en: 'Objection to enforcement' },
  enforcement_review: { zh: '执行复议', en: 'Review of enforcement' },
  sentence_change: { zh: '减刑、假释', en: 'Change of sentence' },
  death_penalty_review: { zh: '死刑复核', en: 'Review of a death sentence' },
  compensation: { zh: '国家赔偿', en: 'State compensation' },
  jurisdiction: { zh: '管辖', en: 'Jurisdiction' },
};
const KINDS: Partial<Record<JudgmentKind, BothLanguages>> = {
  judgment: { zh: '判决书', en: 'Judgment' },
  ruling: { zh: '裁定书', en: 'Ruling' },
  decision: { zh: '决定书', en: 'Decision' },
  mediation: { zh: '调解书', en: 'Mediation' },
  order: { zh: '令', en: 'Order' },
  notice: { zh: '通知书', en: 'Notice' },
  correction: { zh: '补正裁定', en: 'Correction' },
};

const CLAIMS =
  /^(?:原审)?(?:反诉)?(?:原告|上诉人|再审申请人|申请人|申请执行人|申请再审人|申诉人|赔偿请求人|起诉人|公诉机关|异议人|复议申请人|公益诉讼起诉人|自诉人)/;
const ANSWERS =
  /^(?:原审)?(?:反诉)?(?:被告|被上诉人|被申请人|被执行人|被告人|被申诉人|赔偿义务机关|被反诉人)/;
const THIRD = /第三人/;

const partiesOf =
  (stands: RegExp): TakeFromJudgment =>
  ({ reading, find }) => {
    const parties = reading.parties.filter(({ stance }) => stands.test(stance));
    const [first] = parties;
    if (!first) return null;
    return {
      value: {
        kind: 'party',
        parties: parties.map(({ name, stance }) => ({ name, role: stance })),
        text: parties.map(({ name }) => name).join('、'),
      },
      ...find(first.name),
      confidence: reading.uncertain.some(({ field }) => field === 'parties') ? 'medium' : 'high',
    };
  };

/** What tells one case from another. */
export const CASE_COLUMNS: readonly ReviewColumnRule[] = [
  judgmentColumn({
    key: 'case_number',
    kind: 'text',
    label: { zh: '案号', en: 'Case number' },
    asks: { zh: '案号是什么？', en: 'What is the case number?' },
    take: ({ reading, find }) => {
      const [number] = reading.numbers;
      return number && !number.masked
        ? { value: { kind: 'text', text: number.number }, ...find(number.written) }
        : null;
    },
  }),
  judgmentColumn({
    key: 'court',
    kind: 'text',
    label: { zh: '法院', en: 'Court' },
    asks: { zh: '由哪个法院审理？', en: 'Which court decided?' },
    take: ({ reading, find }) =>
      reading.court === null || /[×xX*某]/.test(reading.court)
        ? null
        : {
            value: { kind: 'text', text: reading.court },
            ...find(reading.court),
            confidence: reading.uncertain.some(({ field }) => field === 'court') ? 'medium' : 'high',
          },
  }),
  judgmentColumn({
    key: 'instance',
    kind: 'choice',
    label: { zh: '审级、程序', en: 'Instance' },
    asks: { zh: '这是一审、二审、再审还是其他程序？', en: 'In which instance or procedure was it decided?' },
    choices: Object.values(PROCEDURES),
    take: ({ reading, find }) => {
      const name = PROCEDURES[reading.procedure];
      const [number] = reading.numbers;
      return name
        ? {
            value: { kind: 'choice', choice: name.zh, text: name.zh },
            ...(number ? find(number.written) : NOWHERE),
            confidence: reading.uncertain.some(({ field }) => field === 'procedure') ? 'medium' : 'high',
          }
        : null;
    },
  }),
  judgmentColumn({
    key: 'document_kind',
    kind: 'choice',
    label: { zh: '文书种类', en: 'Kind of document' },
    asks: { zh: '是判决书、裁定书还是其他文书？', en: 'Is it a judgment, a ruling or another document?' },
    choices: Object.values(KINDS),
    take: ({ reading, text, at }) => {
      const name = KINDS[reading.kind];
      const heading = /(?:判\s?决|裁\s?定|决\s?定|调\s?解|通\s?知)\s?书|支付令/.exec(text.slice(0, 400));
      const place = heading ? at(heading.index, heading.index + heading[0].length) : NOWHERE;
      return name ? { value: { kind: 'choice', choice: name.zh, text: name.zh }, ...place } : null;
    },
  }),
  judgmentColumn({
    key: 'cause',
    kind: 'text',
    label: { zh: '案由', en: 'Cause of action' },
    asks: { zh: '案由（罪名）是什么？', en: 'What is the cause of action, or the charge?' },
    take: ({ reading, find }) => {
      const [first] = reading.causes.filter((cause) => !/[×*]/.test(cause));
      return first === undefined
        ? null
        : {
            value: { kind: 'text', text: reading.causes.join('；') },
            ...find(first),
            confidence: reading.uncertain.some(({ field }) => field === 'causes') ? 'medium' : 'high',
          };
    },
  }),
  judgmentColumn({
    key: 'judgment_date',
    kind: 'date',
    label: { zh: '裁判日期', en: 'Date of the decision' },
    asks: { zh: '裁判文书是哪一天作出的？', en: 'On which day was it decided?' },
    take: ({ reading, text, at }) => {
      if (reading.date?.length !== 10) return null;
      const { date } = reading;
      const written = findDates(text).findLast(({ iso }) => iso === date);
      const [year = '', month = '', day = ''] = date.split('-');
      return {
        value: {
          kind: 'date',
          date,
          text: written?.raw.trim() ?? `${year}年${Number(month)}月${Number(day)}日`,
        },
        ...(written ? at(written.start, written.end) : NOWHERE),
      };
    },
  }),
  judgmentColumn({
    key: 'claimants',
    kind: 'party',
    label: { zh: '原告（上诉人、申请人）', en: 'Claimants' },
    asks: { zh: '谁起诉、上诉或者申请？', en: 'Who sues, appeals or applies?' },
    take: partiesOf(CLAIMS),
  }),
  judgmentColumn({
    key: 'defendants',
    kind: 'party',
    label: { zh: '被告（被上诉人、被申请人）', en: 'Defendants' },
    asks: { zh: '被告、被上诉人或者被申请人是谁？', en: 'Who is sued?' },
    take: partiesOf(ANSWERS),
  }),
  judgmentColumn({
    key: 'third_parties',
    kind: 'party',
    label: { zh: '第三人', en: 'Third parties' },
    asks: { zh: '有哪些第三人？', en: 'Which third parties take part?' },
    take: partiesOf(THIRD),
  }),
  judgmentColumn({
    key: 'counsel',
    kind: 'text',
    label: { zh: '代理律师', en: 'Counsel' },
    asks: { zh: '有哪些律师代理，属于哪个律师事务所？', en: 'Which lawyers act, and of which firms?' },
    take: ({ reading, find }) => {
      const lawyers = reading.counsel.filter(({ lawyer, name }) => lawyer && !/[×*]/.test(name));
      const [first] = lawyers;
      const text = [...new Set(lawyers.map(({ name, firm }) => (firm ? `${name}（${firm}）` : name)))].join(
        '、',
      );
      return first ? { value: { kind: 'text', text }, ...find(first.name) } : null;
    },
  }),
  judgmentColumn({
    key: 'judges',
    kind: 'text',
    label: { zh: '审判人员', en: 'Judges' },
    asks: { zh: '由哪些审判人员作出？', en: 'Which judges decided?' },
    take: ({ reading, text, find }) => {
      const judges = reading.panel.filter(({ role, name }) => /审判|陪审/.test(role) && !/[×*]/.test(name));
      const [first] = judges;
      return first
        ? {
            value: { kind: 'text', text: judges.map(({ name, role }) => `${role} ${name}`).join('、') },
            ...find(first.name, Math.floor(text.length / 2)),
          }
        : null;
    },
  }),
];

const NOWHERE = { quote: '', span: null };
