import { findMeasures } from '../../figures/find-measures.ts';
import { rememberByText } from '../../words/remember-by-text.ts';
import { cutWords } from '../../words/segmentation.ts';
import { type ArticlePart, partsIn } from './cited-text.ts';
import { startStands } from './compare-starts.ts';
import { SOMEBODY } from './parties.ts';
import { sayTheSame } from './same-words.ts';

/** Words by which a clause says what the law is, and not only what happened. */
const STATES =
  /应|须|可以?|[不无]得|有权|无权|不予|禁止|视为|推定|[有无]效|承担|处[以罚]?|免[除予]|属于|最[长短高低多少迟]|由.{2,12}[承负决]|起算|计算|不[受再能必]/;
/** Words of somebody's own case. */
const TELLS_A_CASE = new RegExp(
  `${SOMEBODY}|[我您你咱某了]|本案|案涉|涉案|对方|该[公院]司?|(?:19|20)\\d\\d ?年|已经?(?!满)|至今|才|[原被]告`,
);
/** What leads up to a citation or draws a conclusion from it, and says nothing of what it rules. */
const OF_CITING =
  /^(?:综上|据此|因此|为此|故|则|而|但|且|并|即|其中|同时|此外|另外|首先|其次|最后|于法有据|依法|参见?|详见|另见|见|依据?|根据|按照?|依照|规定|明确|要求|符合|违反)+$/;

/** Modes of a rule, by the words that tell them. */
const MODES = {
  never: /不得|不能(?!证明|履行|清偿|确定)|不可以|不许|禁止|严禁|无权|不应/,
  must: /应当?(?!知道|缴|付款)|必须|须(?!知)/,
  may: /可以?(?!能|行|撤销|供|靠)|有权|能够/,
};
/** What one side may ask is what the other side must do. */
const ASKS = /要求|请求|主张|申请|诉请|索赔|获得|取得|得到|享有/;
const DENIES =
  /不(?!动产|可抗力|正当|当得利|法|同|论|服|满|足|超|少于|低于|高于|特定)|未(?!成年|满)|没有|无(?!期|偿|形|限)|非/;
const BEARS_DENIAL = /不|未|没有|无|非|免|除外|禁止|驳回|拒/;

/** What stands between the marks of a sentence; everything in it is in one of them. */
export const piecesOf = (text: string): string[] => text.split(/[，,：:。；;！？\n|]/);

/**
 * Which piece of a sentence states a rule, or a case of one, in words that are not all found together in the article: what it says was not
 * compared. Null where every piece that claims something stands in the 款 that says the rest of its statement, too.
 *
 * It looks for words, in the forms in which laws write them, and not for what they mean: so a paraphrase is uncompared and not wrong.
 * @param options.beside texts of other articles that the sentence cites
 * @param options.only `stated` leaves out pieces without a word of a rule or of its case
 */
export function uncomparedClause(
  claim: string,
  parts: readonly ArticlePart[],
  { beside = [], only = 'claimed' }: { beside?: readonly string[]; only?: 'claimed' | 'stated' } = {},
): number | null {
  const rules = rulesOf(parts);
  const others = beside.flatMap((text) => rulesOf(partsIn(text)).flat());
  const clauses = clausesIn(claim).filter(
    (one) => (only === 'claimed' || one.isStated) && !others.some((rule) => stands(one, rule)),
  );
  for (const statement of Map.groupBy(clauses, (one) => one.statement).values()) {
    // Statements stand in one 款: the start of another one's period is not that of this one's.
    const missing = rules.map((sentences) =>
      statement.find((one) => !sentences.some((rule) => stands(one, rule))),
    );
    // The 款 that has all before it is the one that is spoken of.
    if (missing.every((one) => one !== undefined)) return Math.max(...missing.map(({ at }) => at));
  }
  return null;
}

/** A clause of a sentence without its figures, which are compared for themselves. */
export interface ClaimedClause {
  /** Its number among the pieces of the sentence. */
  at: number;
  /** Clauses between two stops are one statement. */
  statement: number;
  text: string;
  words: readonly string[];
  /** It has a word of a rule, or ends as its case does. */
  isStated: boolean;
}

/** The clauses of a sentence that claim something of the law, in order. */
export const clausesIn = rememberByText((claim): readonly ClaimedClause[] => {
  const clauses: ClaimedClause[] = [];
  let [end, statement] = [0, 0];
  for (const [at, piece] of piecesOf(claim).entries()) {
    const text = piece.replace(/^[\s*#>\-–—（(“"]+|[\s*）)”"]+$/g, '');
    const words = claims(text) ? wordsOf(withoutFigures(text)) : [];
    if (words.length > 0)
      clauses.push({ at, statement, text, words, isStated: STATES.test(text) || /[的者]$/.test(text) });
    end += piece.length + 1;
    if (!/[，,：:]/.test(claim.charAt(end - 1))) statement += 1;
  }
  return clauses;
}, 600);

function claims(text: string): boolean {
  if (!/[一-龥]{2}/.test(text) || OF_CITING.test(text.replace(/\s/g, ''))) return false;
  return STATES.test(text) || !TELLS_A_CASE.test(text);
}

/** A sentence of a 款, and what the 款 says before it. */
interface Rule {
  text: string;
  before: string;
}

/** The sentences of every 款; an item of a list stands with the words that announce it. */
function rulesOf(parts: readonly ArticlePart[]): readonly (readonly Rule[])[] {
  const byParagraph = new Map<number, Rule[]>();
  for (const { paragraph, item, head, text } of parts) {
    const rules = byParagraph.get(paragraph) ?? [];
    byParagraph.set(paragraph, rules);
    if (item !== null) {
      rules.push({ text: sayTheSame(head + text), before: '' });
      continue;
    }
    let before = '';
    for (const sentence of sayTheSame(text)
      .split(/[。\n]/)
      .filter(Boolean)) {
      rules.push({ text: sentence, before });
      before += sentence;
    }
  }
  return [...byParagraph.values()];
}

/** So much of a clause stands in the sentence itself; the rest may be what the 款 began to speak of. */
const OWN_SHARE = 0.5;

function stands({ text, words }: ClaimedClause, rule: Rule): boolean {
  const own = words.filter((word) => holds(rule.text, word));
  return (
    own.length >= OWN_SHARE * words.length &&
    words.every((word) => own.includes(word) || holds(rule.before, word)) &&
    isInMode(text, rule.text) &&
    startStands(text, `${rule.before}。${rule.text}`) &&
    !leavesOutFigure(text, words, rule.text)
  );
}

/** 自用工之日起未订立书面合同的, where the law says 超过一个月不满一年未订立: its case is told without the figure that makes it one. */
function leavesOutFigure(text: string, words: readonly string[], rule: string): boolean {
  const said = kindsIn(text);
  return rule.split(/[，；：]/).some((condition) => {
    if (!condition.endsWith('的')) return false;
    const shared = words.filter((word) => holds(condition, word)).length;
    if (shared < 2 || shared < OWN_SHARE * words.length) return false;
    const kinds = kindsIn(condition);
    return kinds.size > 0 && ![...kinds].some((kind) => said.has(kind));
  });
}

const kindsIn = rememberByText(
  (text): ReadonlySet<string> => new Set(findMeasures(text).map(({ kind }) => kind)),
  600,
);

/** Whether a rule has a word, or a long one's halves. */
export const holds = (rule: string, word: string): boolean =>
  rule.includes(word) ||
  // 平均工资收入 is held where its halves are.
  (word.length >= 4 && rule.includes(word.slice(0, 2)) && rule.includes(word.slice(-2)));

/** Whether a rule orders, allows or forbids where a clause does. */
export function isInMode(clause: string, rule: string): boolean {
  if (MODES.never.test(clause)) return MODES.never.test(rule) || /不予|不/.test(rule);
  if (DENIES.test(clause) && !BEARS_DENIAL.test(rule)) return false;
  if (MODES.must.test(clause)) return MODES.must.test(rule) || !MODES.may.test(rule);
  if (MODES.may.test(clause)) return MODES.may.test(rule) || ASKS.test(clause);
  return true;
}

/** Whether a text denies or forbids. */
export const deniesOrForbids = (text: string): boolean => DENIES.test(text) || MODES.never.test(text);

function withoutFigures(text: string): string {
  let plain = '';
  let from = 0;
  for (const { start, end } of findMeasures(text)) {
    plain += `${text.slice(from, start)} `;
    from = Math.max(from, end);
  }
  return plain + text.slice(from);
}

/** Words of the grammar of rules, of citing and of counting: they claim nothing by themselves. */
const EMPTY = new Set(
  (
    '应当 应该 必须 可以 有权 不得 能够 不能 无权 需要 要求 请求 主张 并且 以及 或者 而且 但是 如果 因为 由于 所以 因此 否则 关于 对于 按照 依照 根据 依据 依法 ' +
    '规定 条文 本条 该条 法律 本法 同法 该法 前款 下列 情形 之一 之日起 之日 之时 起算 开始 计算 期间 期限 以内 以上 以下 之内 内容 有关 相关 相应 进行 作出 予以 给予 加以 ' +
    '属于 构成 认定 明确 提出 就是 不是 而是 均为 也是 只有 只能 至少 至多 最长 最多 最少 最高 最低 不超过 超过 不少于 不低于 满足 其他 自己 自身 他人 对方 双方 一方 各方 当事人 人员 ' +
    '工作日 年度 每年 每月 每日 每天 个月 日内 年内 月内 时候 当日 当天 次日 那天 上限 下限 标准 部分 一般 原则上 适用 理应 依约 就此 为限 共计 合计 即可 方可 享受 同理 里面 里边 里头 上面 写明 写道 写着 载明 指出 提到 说到 讲到 清楚 明文 明白 就是说 也就是说 比如 例如 不用 无需 无须 不必 会 能'
  ).split(' '),
);
const wordsOf = (text: string): readonly string[] => [
  ...new Set(cutWords(sayTheSame(text)).filter((word) => /^[一-龥]{2,}$/.test(word) && !EMPTY.has(word))),
];
/** Words of a clause that name something, without its figures. */
export const namingWords = (text: string): readonly string[] => wordsOf(withoutFigures(text));
