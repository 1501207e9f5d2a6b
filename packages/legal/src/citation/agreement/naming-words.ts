import { measuresIn } from '../../figures/find-measures.ts';
import { rememberByText } from '../../words/remember-by-text.ts';
import { cutWords } from '../../words/segmentation.ts';
import { sayTheSame } from './same-words.ts';

/** Words of the grammar of rules, of citing and of counting: they claim nothing by themselves. */
const EMPTY = new Set(
  (
    '应当 应该 必须 可以 有权 不得 能够 不能 无权 需要 要求 请求 主张 并且 以及 或者 而且 但是 如果 因为 由于 所以 因此 否则 关于 对于 按照 依照 根据 依据 依法 ' +
    '规定 条文 本条 该条 法律 本法 同法 该法 前款 下列 情形 之一 之日起 之日 之时 起算 开始 计算 期间 期限 以内 以上 以下 之内 内容 有关 相关 相应 进行 作出 予以 给予 加以 ' +
    '属于 构成 认定 明确 提出 就是 不是 而是 均为 也是 只有 只能 至少 至多 最长 最多 最少 最高 最低 不超过 超过 不少于 不低于 满足 其他 自己 自身 他人 对方 双方 一方 各方 当事人 人员 ' +
    '工作日 年度 每年 每月 每日 每天 个月 日内 年内 月内 时候 当日 当天 次日 那天 上限 下限 标准 部分 一般 原则上 适用 理应 依约 就此 为限 共计 合计 即可 方可 享受 同理 里面 里边 里头 上面 写明 写道 写着 载明 指出 提到 说到 讲到 清楚 明文 明白 就是说 也就是说 比如 例如 不用 无需 无须 不必 会 能 ' +
    // 三十日内向登记机关, as the dictionary cuts it.
    '内向'
  ).split(' '),
);

/** Whether a word names something, and is none of grammar alone. */
export const isNaming = (word: string): boolean => /^[一-龥]{2,}$/.test(word) && !EMPTY.has(word);

/** Words of a clause that name something, without its figures. */
export const namingWords: (text: string) => readonly string[] = rememberByText(
  (text) => [...new Set(cutWords(sayTheSame(withoutFigures(text))).filter(isNaming))],
  1500,
);

function withoutFigures(text: string): string {
  let plain = '';
  let from = 0;
  for (const { start, end } of measuresIn(text)) {
    plain += `${text.slice(from, start)} `;
    from = Math.max(from, end);
  }
  return plain + text.slice(from);
}

/** Whether a rule has a word, or a long one's halves. */
export const holds = (rule: string, word: string): boolean =>
  rule.includes(word) ||
  // 平均工资收入 is held where its halves are.
  (word.length >= 4 && rule.includes(word.slice(0, 2)) && rule.includes(word.slice(-2)));
