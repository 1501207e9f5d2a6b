import type { ColumnRef, UnderstoodPiece } from '@mingfa/contract/table-query';
import type { Language } from '@mingfa/contract/values';
import type { QuestionReading, WordPlace } from './question-reading.ts';
import type { QuestionToken } from './question-token.ts';
import { isText } from './resolve-columns.ts';

/** What somebody does with money; 收入 and 支出 are the account's own. */
const PAYS = /^(?:付|支付|打款|打钱|打出|汇出|汇款|转出|转给|转了|转账给|花|pay|paid|spen[dt])/i;
const GETS = /^(?:收(?!入)|receiv)/i;
/** 收款, 付款 may be a thing as well as what is done. */
const IS_NOUN = /^(?:收款|付款|支付|打款|汇款|payments?|receipts?)$/i;
const PARTY =
  /对方|对手|对象|往来|客户|供应商|供货|买方|卖方|交易方|counterpart|customer|client|supplier|vendor|payee|payer/i;
const WHO = /[谁人家位名户]|who/i;
const NAMES = /户名|姓名/;
const KEEPER = /本方|己方|我方|经办|承办|经手|操作|负责|制单|审核|复核|柜员|部门|店|项目/;
/** What leads from who gives to who gets. */
const PASSED_ON = /[给向]|\bto\b/i;
/** 和张三转了多少 says not which way. */
const TOGETHER = /(?:^|[我咱]们?)和\s*$/;
/** Words by which who is named becomes the one to whom, from whom or with whom it was done. */
const NOT_SUBJECT =
  /(?:给|向|从|对|跟|与|(?<!合)同|(?<!以)往|(?<!现)在|自|替|为|是|等于|=|按照?|分|根据|\bto|\bfrom|\bwith|\bfor|\bby|\bper)\s*$/i;
const SELF = /我|咱|本公司|本人|\b(?:we|i)\b/i;
/** 王建国向我付了: it is done to the account. */
const TO_SELF = /(?:给|向|对|从|跟)(?:我|咱)|\b(?:to|from) (?:me|us)\b/i;

/** Words whose subject is the other side of the account, turned round; and those of which nobody knows whose they are. */
interface TurnedWords {
  tokens: QuestionToken[];
  turned: QuestionToken[];
  doubtful: WordPlace[];
}

/** 王建国收了多少 is what the account paid him; 付给王建国 and 从王建国收 stay what they are. */
export function turnSides(
  question: string,
  tokens: readonly QuestionToken[],
  turn: (token: QuestionToken) => QuestionToken | null,
): TurnedWords {
  const turned: QuestionToken[] = [];
  const doubtful: WordPlace[] = [];
  const read = tokens.map((token, at) => {
    if (!PAYS.test(token.text) && !GETS.test(token.text)) return token;
    const other = turn(token);
    const whose = other ? subjectOf(question, tokens, at) : 'account';
    if (whose === 'unknown') doubtful.push(token);
    if (!other || whose !== 'other') return token;
    turned.push(other);
    return other;
  });
  const between = betweenOthers(question, tokens);
  if (between) doubtful.push(between);
  return { tokens: read, turned, doubtful };
}

/** 张三付给李四: what one other party paid the other stands in no account of ours; the cell of the second. */
function betweenOthers(question: string, tokens: readonly QuestionToken[]): QuestionToken | undefined {
  const parties = tokens.filter((token) => token.kind === 'value' && isParty(token, tokens));
  return parties.find((token, at) => {
    const before = parties[at - 1];
    return before !== undefined && PASSED_ON.test(question.slice(before.end, token.start));
  });
}

type Subject = 'account' | 'other' | 'unknown';

function subjectOf(question: string, tokens: readonly QuestionToken[], at: number): Subject {
  const verb = tokens[at];
  const before = tokens.slice(0, at).findLast((token) => isParty(token, tokens));
  if (!verb) return 'account';
  if (!before) return subjectBehind(question, tokens, at);
  const gap = question.slice(before.end, verb.start);
  // 王建国付给我.
  if (TO_SELF.test(question.slice(before.end, verb.end + 2))) return 'other';
  const first = firstOf(tokens, before);
  // 对方是张三的, 给张三, 按对方.
  const leads = [first, before].map(({ start }) => question.slice(0, start));
  if (leads.some((lead) => TOGETHER.test(lead))) return 'unknown';
  if (leads.some((lead) => NOT_SUBJECT.test(lead)) || SELF.test(gap)) return 'account';
  // 付给王建国多少，收了多少: whose the second is, is not said.
  const isSecond = tokens
    .slice(0, tokens.indexOf(first))
    .some(({ kind, text }) => kind !== 'grammar' && (PAYS.test(text) || GETS.test(text)));
  if (isSecond) return SELF.test(question) ? 'account' : 'unknown';
  // 王建国那里, 王建国处.
  if (/那里|那儿|处|手[里上]|名下/.test(gap)) return 'account';
  if (/给|向|从|对|跟|替|被/.test(gap) || !isOtherSide(before)) return 'unknown';
  const isNoun = IS_NOUN.test(verb.text) && !/^了/.test(question.slice(verb.end));
  if (!isNoun) return /的\s*$/.test(gap) ? 'unknown' : 'other';
  const isAsked = before.kind === 'value' || /哪|谁|which|who/i.test(question.slice(0, before.end));
  return isAsked && !/的/.test(gap) ? 'other' : 'unknown';
}

/** 付款最多的对方 may be who paid, or who was paid; paid by Acme is Acme’s. */
function subjectBehind(question: string, tokens: readonly QuestionToken[], at: number): Subject {
  const verb = tokens[at];
  const behind = tokens.slice(at + 1).find((token) => isParty(token, tokens));
  if (!verb || !behind) return 'account';
  const gap = question.slice(verb.end, behind.start);
  if (/\bby\s*$/i.test(gap) && behind.kind === 'value') return 'other';
  if (SELF.test(question.slice(0, verb.start))) return 'account';
  // 付款给我最多的对方, and 给我付款的.
  if (TO_SELF.test(question)) return 'unknown';
  const isRelative = /的(?:是|那个|那些|前?[\d一二两三四五六七八九十]+[个家位名])?\s*$/.test(gap);
  return isRelative && behind.kind !== 'value' && gap.length > 0 ? 'unknown' : 'account';
}

/** 张三和李四: the first of those that are named together, or 哪个 before a column. */
function firstOf(tokens: readonly QuestionToken[], last: QuestionToken): QuestionToken {
  let at = tokens.indexOf(last);
  for (;;) {
    const [one, other] = [tokens[at - 1], tokens[at - 2]];
    const isAsked = one?.kind === 'grammar' && one.word === 'which';
    const isLabel =
      last.kind === 'value' && one !== undefined && one.kind === 'column' && isParty(one, tokens);
    if (isAsked || isLabel) at -= 1;
    else if (one?.kind === 'grammar' && one.word === 'and' && other && isParty(other, tokens)) at -= 2;
    else return tokens[at] ?? last;
  }
}

function isParty(token: QuestionToken, tokens: readonly QuestionToken[]): boolean {
  if (token.kind === 'grammar') {
    const next = tokens[tokens.indexOf(token) + 1];
    const isOfColumn = next?.kind === 'column' && next.candidates.some(({ column }) => isText(column));
    return token.word === 'which' && WHO.test(token.text) && !isOfColumn;
  }
  return labelsOf(token).some((label) => PARTY.test(label) || NAMES.test(label));
}

/** Of 户名 and 姓名 nobody knows whether they are the account’s own. */
const isOtherSide = (token: QuestionToken): boolean =>
  token.kind === 'grammar' || labelsOf(token).some((label) => PARTY.test(label));

const labelsOf = (token: QuestionToken): string[] =>
  token.kind === 'column' || token.kind === 'value'
    ? token.candidates.flatMap(({ column }) =>
        isText(column) && !KEEPER.test(column.label) ? [column.label] : [],
      )
    : [];

/** Says in each chip of a turned word whose side it is. */
export function sayTurned(
  reading: QuestionReading,
  turned: readonly QuestionToken[],
  language: Language,
): UnderstoodPiece[] {
  const names = new Set(
    turned.flatMap((token) =>
      token.kind === 'column' || token.kind === 'value' ? token.candidates.map(({ of }) => of.column) : [],
    ),
  );
  const isTurned = (of: ColumnRef | null | undefined) =>
    of !== null && of !== undefined && names.has(of.column);
  const { query } = reading;
  const ofPiece = ({ kind, index }: UnderstoodPiece): boolean => {
    if (index === null) return false;
    if (kind === 'filter') return isTurned(query.filters[index]?.of);
    if (kind === 'columns') return isTurned(query.columns[index]);
    if (kind === 'measure' || kind === 'compare') return isTurned(query.measures[index]?.of);
    if (kind !== 'having') return false;
    const having = query.having[index];
    return having !== undefined && isTurned(query.measures[having.measure]?.of);
  };
  const isGot = turned.every(({ text }) => GETS.test(text));
  const isPaid = turned.every(({ text }) => PAYS.test(text));
  const said = isGot
    ? { 'zh-CN': '（对方收到的，即本账户付出的）', en: ' (received by them: paid by this account)' }
    : isPaid
      ? { 'zh-CN': '（对方付出的，即本账户收到的）', en: ' (paid by them: received by this account)' }
      : { 'zh-CN': '（按对方的收付，与本账户相反）', en: ' (as they see it: the reverse of this account)' };
  if (!reading.pieces.some(ofPiece)) reading.fail(...turned);
  return reading.pieces.map((piece) =>
    ofPiece(piece) ? { ...piece, label: `${piece.label}${said[language]}` } : piece,
  );
}
