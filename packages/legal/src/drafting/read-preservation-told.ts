import type { QuestionAmount } from '../questions/read-amounts.ts';
import { rowPath } from './fact-sheet.ts';
import { clauseAt, type StoryClause } from './story-clauses.ts';
import type { StoryFact } from './story-fact.ts';

const PRESERVES = /冻结|查封|扣押|保全/;
const BY_OTHERS = /被(?:法院)?(?:冻结|查封|扣押)|保全费|担保费|已(?:经)?(?:冻结|查封)/;
/** 他要把那台挖掘机卖掉: what the other side is about to do with a thing of theirs. */
const DISPOSES =
  /(?:他|她|他们|对方|公司|老板|房东)?(?:正在|正|想|要|准备|打算|在)(?:偷偷|悄悄|赶紧)?(?:把|将)(?:他|她|自己|家里|名下|公司|店里|那|这|几|一)*(?:的)?[台辆套部间栋批]?([\u4e00-\u9fff]{1,8}?)(卖(?:掉|了)?|转(?:走|移|让|到[^，。；]{1,8})|过户(?:给[^，。；]{1,6})?|抵押(?:给[^，。；]{1,6})?|处理(?:掉|了)?|变卖)(?=[，。；了]|$)/;
const OWN =
  /我(?:们|家)?(?:想|要|准备|打算|正在)(?:把|将)|让我|逼我|借|当初|当时|以前|想(?:把|将)[^，。；]{0,8}(?:给我|还我)/;
const DEEDS: readonly [RegExp, string][] = [
  [/^(?:卖|变卖)/, '出售'],
  [/^转让/, '转让'],
  [/^转/, '转移'],
  [/^过户/, '过户给他人'],
  [/^抵押/, '抵押给他人'],
  [/^处理/, '处分'],
];
const HEARSAY = /听说|听人|据说|有人说|风声/;
/** 想冻结他们公司账户. */
const ACCOUNT =
  /(?:冻结|查封|封)(?:他|她|他们|对方|公司)*(?:的)?(?:公司)?(?:的)?(?:银行)?(?:账户|帐户|卡|存款)/;

/** The sum somebody wants to have frozen, what of, and what the other side is about to do with it. */
export function readPreservationTold(
  clauses: readonly StoryClause[],
  amounts: readonly QuestionAmount[],
): StoryFact[] {
  const sums = amounts
    .filter(({ start }) => {
      const text = clauseAt(clauses, start)?.text ?? '';
      return PRESERVES.test(text) && !BY_OTHERS.test(text);
    })
    .slice(0, 1)
    .map(({ value, start, end }) => ({ path: 'preserve_amount', value, start, end }));
  return [...sums, ...disposed(clauses), ...accounts(clauses)];
}

/** Why a judgment might not be enforced, and the thing that is about to go; the first that is told. */
function disposed(clauses: readonly StoryClause[]): StoryFact[] {
  for (const { text, start, end } of clauses) {
    const [, thing, verb = ''] = (OWN.test(text) ? null : DISPOSES.exec(text)) ?? [];
    const deed = DEEDS.find(([says]) => says.test(verb))?.[1];
    if (!thing || !deed || NO_THING.test(thing)) continue;
    const place = { start, end };
    return [
      {
        path: 'preserve_reasons',
        value: `${HEARSAY.test(text) ? '申请人听说，' : ''}被申请人准备将${thing}${deed}`,
        ...place,
      },
      { path: rowPath('preserved_property', thing, 'description'), value: thing, ...place },
    ];
  }
  return [];
}
/** 把我, 把事情: nothing that can be seized. */
const NO_THING = /[我你他她]|^(?:事|事情|孩子|责任|工作|公司|店|厂|话|合同|人)$/;

function accounts(clauses: readonly StoryClause[]): StoryFact[] {
  const clause = clauses.find(({ text }) => ACCOUNT.test(text) && !BY_OTHERS.test(text));
  if (!clause) return [];
  const { start, end } = clause;
  return [
    {
      path: rowPath('preserved_property', '银行账户', 'description'),
      value: '被申请人名下的银行账户（户名、开户行、账号：＿＿＿）',
      start,
      end,
    },
  ];
}
