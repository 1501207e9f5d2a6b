import { commonCauses, placeCause } from './cause-tree.ts';
import { CHAPTER_OF_CHARGE } from './charges.ts';
import { nameLikeness } from './masking/name-reader.ts';

const OTHERS =
  '执行 申请 劳动 民间 合同 纠纷 行政 不履 政府 撤销 确认 房屋 土地 拆迁 征收 工伤 婚姻 离婚 继承 抚养 名誉 交通 医疗 侵害 侵权 滥用 走私 贩卖 制造 运输 组织 非法 危害 危险 拒不 故意 过失 强奸 抢劫 盗窃 诈骗 贪污 受贿 行贿 假释 减刑 暂予 国家 司法 赔偿 保险 网络 信息 不正 虚假 再审 监督 抗诉'.split(
    ' ',
  );
const HEADS: ReadonlySet<string> = new Set([
  ...[...CHAPTER_OF_CHARGE.keys()].map((charge) => charge.slice(0, 2)),
  ...commonCauses().map((cause) => cause.slice(0, 2)),
  ...OTHERS,
]);
/** Between parties; not in 诉讼, 赠与, 与企业有关的. */
const JOINER = /诉(?!讼)|(?<!赠)与(?!.{2,10}有关)/g;
const STARTS = /^(?:[和及、对因]|.{0,4}某)/;

/** Whether words begin as the name of a cause or a charge does. */
export const isCauseHead = (words: string): boolean => HEADS.has(words.slice(0, 2));

/**
 * The cause in words that may hold parties before it, as titles and columns of tables do: 与张某执行实施 → 执行实施. Null where parties stand
 * and no cause is known behind them.
 */
export function causeIn(words: string): string | null {
  const cause = words.replace(/一?案$/, '').trim();
  if (placeCause(cause)?.listed) return cause;
  const last = [...cause.matchAll(JOINER)].at(-1)?.index ?? -1;
  if (last >= 0 || STARTS.test(cause)) {
    for (let at = 1; at < cause.length - 2; at += 1) if (isListed(cause.slice(at))) return cause.slice(at);
    for (let at = last + 1; at < cause.length - 2; at += 1)
      if (isCauseHead(cause.slice(at))) return cause.slice(at);
    return null;
  }
  for (const length of [3, 2]) {
    const rest = cause.slice(length);
    if (nameLikeness(cause.slice(0, length)) === 'name' && isCauseHead(rest)) return rest;
  }
  return cause;
}

const isListed = (cause: string): boolean => placeCause(cause)?.listed ?? false;
