import { disposalRules } from './disposals.ts';
import type {
  CaseArea,
  CaseProcedure,
  ClaimOutcome,
  ClaimResult,
  Disposal,
  JudgmentKind,
} from './judgment-reading.ts';

/** What an outcome is read in. */
export interface OutcomeSource {
  area: CaseArea;
  procedure: CaseProcedure;
  kind: JudgmentKind;
  causes: readonly string[];
  /** Flat text of what was ordered, line by line. */
  ruling: string;
  /** Flat text of the claims before this court. */
  claims: string;
  /** Flat text of the court's own reasoning. */
  reasoning: string;
}

interface OutcomeReading {
  disposal: Disposal[];
  outcome: ClaimOutcome[];
  uncertain: boolean;
}

const CLAIM_OF: Readonly<Partial<Record<CaseProcedure, string>>> = {
  second_instance: '上诉',
  retrial_application: '再审申请',
  retrial: '再审请求',
  death_penalty_review: '核准死刑',
  sentence_review: '核准法定刑以下判处刑罚',
  recusal: '回避申请',
  preservation: '保全申请',
  enforcement_objection: '执行异议',
  enforcement_review: '复议申请',
  special: '申请',
  payment_order: '支付令申请',
  public_notice: '公示催告申请',
  sentence_change: '减刑或假释',
  compensation: '赔偿请求',
};

/** Reads what was ordered and what became of each claim. */
export function readOutcome(source: OutcomeSource): OutcomeReading {
  const { ruling, procedure, area, kind } = source;
  if (ruling === '') return { disposal: [], outcome: [], uncertain: true };
  if (kind === 'mediation') return { disposal: ['agreed'], outcome: [], uncertain: false };
  if (kind === 'correction') return { disposal: ['corrected'], outcome: [], uncertain: false };
  const matched: { disposal: Disposal; result: ClaimResult | null }[] = [];
  for (const { pattern, disposal, result, final } of disposalRules(procedure, area, ruling)) {
    if (!pattern.test(ruling)) continue;
    matched.push({ disposal, result });
    if (final) break;
  }
  const isTrial = ['first_instance', 'summary', 'small_claims'].includes(procedure);
  if (matched.length === 0 && isTrial) return area === 'criminal' ? readVerdict(source) : readClaims(source);
  const disposal = [...new Set(matched.map((one) => one.disposal))];
  const result = matched.find((one) => one.result !== null)?.result ?? null;
  if (result === null) return { disposal, outcome: [], uncertain: disposal.length === 0 };
  return { disposal, outcome: [{ claim: claimName(source, disposal), result }], uncertain: false };
}

function claimName({ ruling, procedure, claims }: OutcomeSource, disposal: readonly Disposal[]): string {
  const withdrawn = /撤回(再审申请|上诉|起诉|申请|异议|申诉|复议申请)|撤诉/.exec(ruling);
  if (disposal.includes('withdrawal_allowed')) return withdrawn?.[1] ? `撤回${withdrawn[1]}` : '撤回申请';
  if (procedure === 'supervision') return /抗诉/.test(claims) ? '抗诉' : '申诉';
  if (disposal.includes('preservation_ordered')) return '保全申请';
  return CLAIM_OF[procedure] ?? '诉讼请求';
}

/** At first instance in criminal matters each charge is a claim. */
function readVerdict({ ruling, causes }: OutcomeSource): OutcomeReading {
  if (/终止审理|退回/.test(ruling)) return { disposal: ['terminated'], outcome: [], uncertain: false };
  const isAcquitted = /无罪/.test(ruling);
  const isConvicted = /犯[\u4e00-\u9fff、]{2,40}罪/.test(ruling);
  const disposal: Disposal[] = [
    ...(isConvicted ? (['convicted'] as const) : []),
    ...(isAcquitted ? (['acquitted'] as const) : []),
  ];
  const outcome = causes.map(
    (claim): ClaimOutcome => ({
      claim,
      result:
        ruling.includes(claim) || (isConvicted && !isAcquitted && causes.length === 1)
          ? 'supported'
          : 'dismissed',
    }),
  );
  return { disposal, outcome: disposal.length > 0 ? outcome : [], uncertain: disposal.length === 0 };
}

const NUMBERED =
  /(?:^|[:：。；;，\s])(?:(\d{1,2})[.、．](?!\d)|\((\d{1,2}|[一二三四五六七八九十]{1,3})\)|第?([一二三四五六七八九十]{1,3})、)/g;

/** At first instance each numbered claim is one, without that for the costs; else the claims as a whole. */
function readClaims({ ruling, claims, reasoning }: OutcomeSource): OutcomeReading {
  const isAllDismissed =
    REFUSES.test(ruling) && !/其他|其余|剩余|超出/.test(ruling) && !ORDERS.test(withoutDismissal(ruling));
  const dismissesRest = REFUSES.test(ruling);
  const disposal: Disposal = isAllDismissed
    ? 'claims_dismissed'
    : dismissesRest
      ? 'claims_partly_granted'
      : 'claims_granted';
  const list = numberedClaims(claims);
  const whole: ClaimResult = isAllDismissed ? 'dismissed' : dismissesRest ? 'partly' : 'supported';
  if (list.length === 0)
    return {
      disposal: [disposal],
      outcome: [{ claim: '诉讼请求', result: whole }],
      uncertain: whole === 'partly',
    };
  const outcome = list.map(
    (claim): ClaimOutcome => ({
      claim: claim.slice(0, 40),
      result: whole === 'partly' ? resultOf(claim, ruling, reasoning) : whole,
    }),
  );
  return { disposal: [disposal], outcome, uncertain: whole === 'partly' };
}

const ORDERS =
  /支付|偿还|返还|赔偿|解除|确认|撤销|履行|交付|腾|停止|赔礼|协助|办理|承担|归|准许|享有|责令|变更|给付|退还|清偿|离婚|抚养/;
/** 不准离婚 refuses without 驳回. */
const REFUSES = /驳回|不准(?:予|许)?|不予准许/;
const withoutDismissal = (ruling: string) => ruling.replace(/(?:驳回|不准|不予准许)[^。；]*/g, '');

function numberedClaims(claims: string): string[] {
  const asked = /(?:请求|诉请|请求事项)[^。；]{0,30}?[:：]?/.exec(claims);
  const words = asked ? claims.slice(asked.index) : claims;
  const marks = [...words.matchAll(NUMBERED)];
  const list: string[] = [];
  for (const [index, mark] of marks.entries()) {
    const number = index + 1;
    if (mark[1] && Number(mark[1]) !== number) break;
    const from = mark.index + mark[0].length;
    const claim =
      words
        .slice(from, marks[index + 1]?.index ?? from + 200)
        .split(/[；;。]/)[0]
        ?.trim() ?? '';
    if (claim.length < 2) continue;
    if (!/^[^，。]{0,20}(?:诉讼费|受理费|保全费|诉讼费用)/.test(claim) || /律师/.test(claim))
      list.push(claim);
  }
  return list.length > 1 ? list : [];
}

const TOPICS =
  /违约金|利息|罚息|律师费|滞纳金|押金|定金|本金|借款|货款|租金|工资|加班|经济补偿|赔偿金|双倍|工程款|医疗费|误工费|护理费|精神|残疾|解除|连带|优先受偿|返还|抚养费|抚养|离婚|财产|道歉|停止|确认|保证金|物业费|年休假|奖金|服务费/g;
const FIGURE = /\d[\d,]*(?:\.\d+)?(?= ?[万亿]?元)/;

/** Whether a claim was granted where others were not: by its sum, else its topic in what was ordered, else the reasons. */
function resultOf(claim: string, ruling: string, reasoning: string): ClaimResult {
  const ordered = withoutDismissal(ruling);
  const sum = FIGURE.exec(claim)?.[0];
  if (sum && ordered.includes(sum)) return 'supported';
  const topics = [...new Set(claim.match(TOPICS) ?? [])];
  const granted = topics.filter((topic) => ordered.includes(topic));
  if (granted.length > 0 && !sum) return 'supported';
  const refused = topics.some((topic) =>
    new RegExp(`${topic}[^。]{0,80}(?:不予支持|不予采纳|不予采信)`).test(reasoning),
  );
  if (granted.length > 0) return 'partly';
  return refused || topics.length > 0 ? 'dismissed' : 'partly';
}
