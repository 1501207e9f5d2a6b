import type { CaseArea, CaseProcedure, ClaimResult, Disposal } from './judgment-reading.ts';

/** What words of a ruling mean. */
export interface DisposalRule {
  pattern: RegExp;
  disposal: Disposal;
  /** What became of the claim that the court was asked; null where the words alone do not say. */
  result: ClaimResult | null;
  /** Rules behind it are not asked any more. */
  final?: true;
}

const rule = (
  pattern: RegExp,
  disposal: Disposal,
  result: ClaimResult | null,
  final?: true,
): DisposalRule => ({
  pattern,
  disposal,
  result,
  ...(final && { final }),
});

/** In every area: what ends a matter without deciding it. */
const ENDS: readonly DisposalRule[] = [
  rule(
    /(?:准许|准予|同意)[^。；]{0,60}撤回|(?:准许|准予)[^。；]{0,40}撤诉/,
    'withdrawal_allowed',
    'supported',
    true,
  ),
  rule(
    /按(?:自动)?[^。；]{0,24}(?:撤回|撤诉)[^。；]{0,16}处理|视为(?:自动)?[^。；]{0,20}(?:撤回|撤诉)/,
    'deemed_withdrawn',
    'dismissed',
    true,
  ),
  rule(/(?:补正|更正)为/, 'corrected', 'supported', true),
];

const HIGHER: readonly DisposalRule[] = [
  rule(/发回[^。；]{0,60}(?:重审|重新审[理判])/, 'remanded', 'supported'),
  rule(/指令[^。；]{0,60}(?:审理|受理|立案)/, 'annulled', 'supported'),
  rule(/移送[^。；]{0,60}(?:审理|管辖|处理)/, 'transferred', null),
  rule(/驳回[^。；]{0,60}的?起诉/, 'suit_dismissed', null),
  rule(/驳回(?:上诉|抗诉)|维持原(?:判|裁定|审)|驳回[^。；]{0,50}上诉/, 'affirmed', 'dismissed'),
];

const CHANGES = /(?:变更|改判|撤销)[^。]{0,120}(?:判决|裁定|第[^。]{1,12}项)/;
const KEEPS = /(?:^|[、；。:： ])维持[^。；]{4,}/;

/** Appeals and retrials decide on a decision below: kept, changed, sent back or annulled. */
function onDecisionBelow(ruling: string): readonly DisposalRule[] {
  const changed: DisposalRule[] = [];
  if (
    CHANGES.test(ruling) &&
    !HIGHER.some(({ pattern, disposal }) => disposal !== 'affirmed' && pattern.test(ruling))
  ) {
    changed.push(
      rule(
        CHANGES,
        'changed',
        KEEPS.test(ruling) || /驳回[^。；]{0,40}其他/.test(ruling) ? 'partly' : 'supported',
        true,
      ),
    );
  } else if (KEEPS.test(ruling) && !/撤销|变更/.test(ruling)) {
    changed.push(rule(KEEPS, 'affirmed', 'dismissed', true));
  }
  return [...changed, ...HIGHER];
}

const REOPENING: readonly DisposalRule[] = [
  rule(
    /指令[^。；]{0,60}(?:再审|审理|重新审[理判])|(?:本案)?(?:由|另行组成)[^。；]{0,30}(?:进行)?再审/,
    'retrial_ordered',
    'supported',
  ),
  rule(/由?本院(?:进行)?提审|提审本案/, 'taken_up', 'supported'),
  rule(/中止[^。；]{0,60}执行/, 'execution_stayed', null),
  rule(/驳回[^。；]{0,120}(?:申请|申诉|请求|抗诉)/, 'application_dismissed', 'dismissed'),
  rule(/终结(?:审查|再审|诉讼)?|终结[^。；]{0,20}(?:程序|审查)/, 'terminated', null),
];

const REVIEWS: readonly DisposalRule[] = [
  rule(/不(?:予)?核准/, 'not_approved', 'dismissed'),
  rule(/发回[^。；]{0,60}(?:重审|重新审[理判])/, 'remanded', null, true),
  rule(/(?:^|[。；\n] *|[一二三四五六]、)撤销[^。]{0,600}(?:判处|犯)/, 'changed', 'partly'),
  rule(/(?<!不予?)核准/, 'approved', 'supported'),
];

const FIRST: readonly DisposalRule[] = [
  rule(/驳回[^。；]{0,80}的?起诉/, 'suit_dismissed', 'dismissed', true),
  rule(/(?:不予受理|不予立案)/, 'not_accepted', 'dismissed', true),
  rule(/移送[^。；]{0,80}(?:处理|审理|管辖|法院)/, 'transferred', null, true),
  rule(/驳回[^。；]{0,80}管辖权?[^。；]{0,8}异议/, 'application_dismissed', 'dismissed', true),
  rule(/终结(?:诉讼|本案诉讼)|中止诉讼/, 'terminated', null, true),
];

const PRESERVATION: readonly DisposalRule[] = [
  rule(/驳回/, 'application_dismissed', 'dismissed', true),
  rule(/解除/, 'application_granted', 'supported', true),
  rule(/查封|扣押|冻结|保全/, 'preservation_ordered', 'supported', true),
];

const ENFORCEMENT: readonly DisposalRule[] = [
  rule(/终结[^。；]{0,60}(?:本次|此次)[^。；]{0,6}执行/, 'ended_for_now', null, true),
  rule(/终结[^。；]{0,80}执行/, 'terminated', null, true),
  rule(/不予受理/, 'not_accepted', 'dismissed', true),
  rule(/驳回[^。；]{0,120}(?:异议|复议|请求|申请)/, 'application_dismissed', 'dismissed', true),
  rule(/发回|重新审查/, 'remanded', 'supported'),
  rule(/撤销/, 'annulled', 'supported'),
  rule(/中止[^。；]{0,80}执行|不得执行/, 'execution_stayed', 'supported'),
  rule(/查封|扣押|冻结|划拨|扣划/, 'preservation_ordered', 'supported'),
  rule(/追加|变更|准许|解除/, 'application_granted', 'supported'),
];

const SPECIAL: readonly DisposalRule[] = [
  rule(/驳回[^。；]{0,80}(?:申请|请求)/, 'application_dismissed', 'dismissed', true),
  rule(/终结/, 'terminated', null, true),
  rule(/宣告|认定[^。；]{0,40}为(?:无|限制)民事行为能力/, 'declared', 'supported', true),
  rule(/支付令|应当自收到|给付|支付/, 'payment_ordered', 'supported', true),
  rule(/准许|有效|指定|撤销|确认|拍卖|变卖/, 'application_granted', 'supported', true),
];

const SENTENCE: readonly DisposalRule[] = [
  rule(/不予(?:减刑|假释)|驳回/, 'application_dismissed', 'dismissed', true),
  rule(/减去|减为|减刑|予以假释|准予假释/, 'reduced', 'supported', true),
];

const COMPENSATION: readonly DisposalRule[] = [
  rule(/撤销/, 'annulled', 'supported'),
  rule(/维持/, 'affirmed', 'dismissed'),
  rule(/驳回[^。；]{0,60}其他/, 'claims_partly_granted', 'partly', true),
  rule(/驳回/, 'application_dismissed', 'dismissed', true),
  rule(/支付|赔偿/, 'claims_granted', 'supported', true),
];

const BY_PROCEDURE: Readonly<Partial<Record<CaseProcedure, readonly DisposalRule[]>>> = {
  retrial_application: REOPENING,
  supervision: REOPENING,
  death_penalty_review: REVIEWS,
  sentence_review: REVIEWS,
  jurisdiction: [
    rule(/移送/, 'transferred', null),
    rule(/指定|由[^。；]{2,40}(?:审理|管辖|审判)/, 'jurisdiction_designated', null),
  ],
  recusal: [
    rule(/驳回/, 'application_dismissed', 'dismissed', true),
    rule(/准许|准予|同意|回避/, 'application_granted', 'supported', true),
  ],
  preservation: PRESERVATION,
  enforcement: ENFORCEMENT,
  enforcement_objection: ENFORCEMENT,
  enforcement_review: ENFORCEMENT,
  special: SPECIAL,
  payment_order: SPECIAL,
  public_notice: SPECIAL,
  sentence_change: SENTENCE,
  compensation: COMPENSATION,
};

/** The rules for a procedure, in the order in which they are asked. */
export function disposalRules(
  procedure: CaseProcedure,
  area: CaseArea,
  ruling: string,
): readonly DisposalRule[] {
  if (/^(?:继续)?(?:查封|冻结|扣押|解除查封|解除冻结)/.test(ruling.replace(/^[一二三、\s]+/, '')))
    return PRESERVATION;
  const own =
    procedure === 'second_instance' || procedure === 'retrial'
      ? onDecisionBelow(ruling)
      : (BY_PROCEDURE[procedure] ?? (area === 'enforcement' ? ENFORCEMENT : FIRST));
  return [...ENDS, ...own];
}
