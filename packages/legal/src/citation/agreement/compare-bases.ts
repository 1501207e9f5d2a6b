import { measuresIn } from '../../figures/find-measures.ts';
import { sharedWeight, weighPairs } from './clauses.ts';
import type { SenseDifference } from './sense-difference.ts';

/** What a multiple or a share is taken of; the words of a line are taken for each other. */
const BASES: readonly RegExp[] = [
  /价款|价金|货款|售价|价格|费用|租金|标的额|合同总?额/,
  /损失|损害/,
  /工资|报酬/,
  /营业额|销售额|营业收入/,
  /利润|盈利|获利|收益|违法所得/,
  /货值|票面金额/,
  /押金|定金|保证金/,
  /注册资本|出资额/,
];
/** The base stands right before its multiple: 价款的三倍, 上一年度营业额百分之五. */
const BASE_LENGTH = 8;
/** In a law several bases may stand before it: 购买商品的价款或者接受服务的费用的三倍. */
const LAWS_BASE_LENGTH = 30;
/** The clauses must share this much beside. */
const CLAUSE_WEIGHT = 3;

/** The same multiple or share of something else: 损失的三倍 for 价款的三倍. */
export function otherBase(claim: string, law: string): SenseDifference | null {
  const held = taken(law, LAWS_BASE_LENGTH);
  if (held.length === 0) return null;
  for (const said of taken(claim, BASE_LENGTH)) {
    if (said.bases.length !== 1) continue;
    const alike = held.filter(({ kind, value }) => kind === said.kind && value === said.value);
    const [first] = alike;
    if (
      !first ||
      alike.some(({ bases }) => bases.length === 0 || bases.some((one) => said.bases.includes(one)))
    )
      continue;
    if (sharedWeight(weighPairs(said.clause), weighPairs(first.clause)) < CLAUSE_WEIGHT) continue;
    return { kind: 'word', said: said.text, law: first.text };
  }
  return null;
}

const taken = (text: string, length: number) =>
  measuresIn(text).flatMap(({ kind, value, start, end }) => {
    if (kind !== 'multiple' && kind !== 'share') return [];
    const before =
      text
        .slice(Math.max(0, start - length), start)
        .split(/[，。；：,;\n]/)
        .at(-1) ?? '';
    const clause =
      text
        .slice(0, start)
        .split(/[。；;\n]/)
        .at(-1) ?? '';
    const bases = [...BASES.keys()].filter((index) => BASES[index]?.test(before));
    return [{ kind, value, bases, clause, text: `${before}${text.slice(start, end)}` }];
  });
