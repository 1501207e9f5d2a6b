import { findDurations, isoDuration } from '../figures/find-durations.ts';
import { CASE_NUMBER_PATTERN, readCaseNumberMatch } from '../judgments/case-number.ts';
import { toFlatText } from '../words/flat-text.ts';
import { assignRoles } from './assign-roles.ts';
import type { Contract, ContractKind, Pause, Span } from './contract.ts';
import { CONTRACT_KINDS } from './contract.ts';
import { cutAtWord } from './cut-at-word.ts';
import type { DocumentFact, PaperKind } from './document-reading.ts';
import { labelAmount, labelDate } from './fact-labels.ts';
import { courtFacts } from './judgment-facts.ts';
import { ROLE_WORDS } from './party-roles.ts';
import { readDocumentDates } from './read-document-dates.ts';
import { readMoney } from './read-money.ts';
import type { Sentence } from './sentences.ts';

/** Of each kind no more than a person reads. */
const MOST: Partial<Record<DocumentFact['kind'], number>> = {
  amount: 40,
  date: 40,
  deadline: 40,
  obligation: 40,
  party: 20,
};
const MOST_OTHERS = 6;
const SENTENCES_AT_ONCE = 60;

/** What a lawyer looks for first: parties, amounts, dates, deadlines, duties, law, forum, term. */
export async function readFacts(
  contract: Contract,
  sentences: readonly Sentence[],
  kind: PaperKind,
  pause?: Pause,
): Promise<DocumentFact[]> {
  const facts: DocumentFact[] = [...partyFacts(contract, kind)];
  const counts = new Map<DocumentFact['kind'], number>();
  const seen = new Set<string>();
  for (const [index, sentence] of sentences.entries()) {
    for (const fact of [
      ...sentenceFacts(sentence, contract).filter((one) => fits(one.kind, kind)),
      ...(kind === 'judgment' ? courtFacts(sentence) : []),
    ]) {
      const key = `${fact.kind} ${fact.label} ${fact.normal ?? fact.value}`;
      const count = counts.get(fact.kind) ?? 0;
      if (seen.has(key) || count >= (MOST[fact.kind] ?? MOST_OTHERS)) continue;
      seen.add(key);
      counts.set(fact.kind, count + 1);
      facts.push(fact);
    }
    if (index % SENTENCES_AT_ONCE === 0) await pause?.();
  }
  return facts;
}

/** What only contracts have. */
const OF_CONTRACTS = new Set<DocumentFact['kind']>(['governing_law', 'dispute', 'term', 'obligation']);
const fits = (fact: DocumentFact['kind'], kind: PaperKind) =>
  !OF_CONTRACTS.has(fact) || !['judgment', 'pleading', 'statute'].includes(kind);

function partyFacts(contract: Contract, kind: PaperKind): DocumentFact[] {
  const contractKind = (CONTRACT_KINDS as readonly string[]).includes(kind)
    ? (kind as ContractKind)
    : 'other';
  return assignRoles(contract, contractKind).map((party) => {
    const role = party.role ? ROLE_WORDS[party.role][0] : '';
    const named = party.mentions[0];
    const label =
      role === '' || party.label === role || contract.language === 'en'
        ? party.label
        : `${party.label}（${role}）`;
    return {
      kind: 'party',
      label,
      value: party.name ?? (contract.language === 'en' ? '(not named)' : '（未写明）'),
      normal: party.role,
      sentence: named ? `${party.label}：${named.name}` : party.label,
      span: named?.span ?? party.span,
    };
  });
}

function sentenceFacts(sentence: Sentence, contract: Contract): DocumentFact[] {
  const { text } = sentence;
  const facts: DocumentFact[] = [];
  const add = (
    kind: DocumentFact['kind'],
    label: string,
    start: number,
    end: number,
    normal: string | null,
  ) => {
    const value = text.slice(start, end).trim();
    facts.push({
      kind,
      label,
      value: WORDS_IN_FULL.has(kind) ? wholeWords(value, text.slice(end)) : value,
      normal,
      sentence: text,
      span: spanIn(sentence, start, end),
    });
  };
  for (const amount of readMoney(text)) {
    if (amount.value > 0)
      add(
        'amount',
        labelAmount(text, amount),
        amount.start,
        amount.end,
        `${amount.value.toFixed(2)} ${amount.currency}`,
      );
  }
  const dates = readDocumentDates(text).filter(({ iso, precision }) => iso !== null && precision !== 'year');
  for (const date of dates) add('date', labelDate(text, date), date.start, date.end, date.iso);
  for (const deadline of deadlinesIn(text))
    add('deadline', deadline.label, deadline.start, deadline.end, deadline.normal);
  const term = termIn(text, contract.language);
  if (term) add('term', term.label, term.start, term.end, term.normal);
  const duty = dutyIn(text, contract);
  if (duty) add('obligation', duty, 0, text.length, null);
  for (const [kind, label, pattern] of CLAUSES) {
    const match = pattern.exec(text);
    if (match) add(kind, label, match.index, match.index + match[0].length, null);
  }
  for (const match of toFlatText(text).matchAll(CASE_NUMBER_PATTERN)) {
    const read = readCaseNumberMatch(match);
    if (read) add('case_number', '案号', match.index, match.index + match[0].length, read.number);
  }
  return facts;
}

/** Kinds whose value may be longer than there is room for. */
const WORDS_IN_FULL = new Set<DocumentFact['kind']>(['deadline', 'term', 'governing_law', 'dispute']);

/** English that goes on behind what was taken ends at a word, and `…` says that it goes on. */
function wholeWords(value: string, rest: string): string {
  if (!/^[\s\w’'-]/.test(rest) || !/[A-Za-z]/.test(value.slice(-12)) || /[\u4e00-\u9fff]/.test(value))
    return value;
  const whole = /^[\w’'-]/.test(rest) ? value.replace(/\s+\S*$/, '') : value;
  return `${whole.replace(/[\s,(–-]+$/, '')}…`;
}

function spanIn(sentence: Sentence, start: number, end: number): Span {
  const { blockId, start: from } = sentence.span;
  return { blockId, start: from + start, end: from + end };
}

const CLAUSES: readonly [DocumentFact['kind'], string, RegExp][] = [
  [
    'governing_law',
    '适用法律',
    /(?:适用|遵照|遵守)[^，。；]{0,12}(?:中华人民共和国|中国|香港|英国|美国|[\u4e00-\u9fff]{2,6}[州国])[^，。；]{0,8}法律?(?!》)|受[^，。；]{2,24}法律?的?(?:管辖|约束|保护)/,
  ],
  [
    'governing_law',
    'Governing law',
    /(?:governed by|construed (?:under|in accordance with))[^.;]{0,90}\blaws?\b[^.;]{0,80}/i,
  ],
  ['dispute', '仲裁', /(?:提交|申请|提请|由|向)[^，。；]{0,40}仲裁(?:委员会|院|中心|机构)?[^，。；]{0,16}/],
  ['dispute', '诉讼', /(?:向|由|提交)[^，。；]{0,40}法院[^，。；]{0,20}/],
  [
    'dispute',
    'Disputes',
    /(?:exclusive jurisdiction|arbitration (?:administered|in|under|pursuant)|(?:settled|resolved|determined) by (?:binding )?arbitration|submit to the jurisdiction)[^.;]{0,160}/i,
  ],
];

const START = '(?:自|从|于|在)?[^，,。；;（(]{0,30}?(?:之日起|之日|后|起|前|届满|到期)?[^，,。；;（(]{0,6}?';

/** 自合同签订之日起30日内; within thirty (30) days of. */
function deadlinesIn(text: string): { label: string; start: number; end: number; normal: string | null }[] {
  return findDurations(text).flatMap((period) => {
    const after = /^\s?(?:以内|之内|内|前|之前|后|提前)/.exec(text.slice(period.end))?.[0] ?? '';
    const before = text.slice(0, period.start);
    const isAdvance = /提前\s?$/.test(before);
    const isEnglish = /\b(?:within|no later than|at least|prior|not less than)\s+(?:\w+\s+){0,3}$/i.test(
      before,
    );
    if (after === '' && !isAdvance && !isEnglish) return [];
    const lead = new RegExp(`${START}$`).exec(isEnglish ? '' : before)?.[0] ?? '';
    const english = isEnglish
      ? (/\b(?:within|no later than|at least|not less than)\s+(?:\w+\s+){0,3}$/i.exec(before)?.[0] ?? '')
      : '';
    const start = period.start - (isEnglish ? english.length : lead.length);
    const rest = isEnglish
      ? (/^[^.;,\u037e]{0,60}/.exec(text.slice(period.end))?.[0].length ?? 0)
      : after.length;
    const label = isEnglish ? 'Deadline' : labelAfter(text.slice(period.end + after.length)) || '期限';
    // 每月21日前 names a day, not a length of time.
    const isDay = /(?:每个?月|每年|当月|次月|本月|月)的?\s?$/.test(before);
    return [{ label, start, end: period.end + rest, normal: isDay ? null : isoDuration(period) }];
  });
}

/** What is to be done in that time: 支付货款, 答复. */
function labelAfter(text: string): string {
  const action =
    /^[，,]?\s?(?:应当?|须|必须|有权|可以?|负责|将|向|由)?[^，,。；;]{0,14}?((?:支付|付清|付款|缴纳|退还|返还|交付|交货|提交|验收|检验|答复|通知|完成|办理|开具|维修|修复|整改|提出|解除|起诉|申请|上诉|交纳|补足|确认|签订|书面)[^，,。；;]{0,8})/.exec(
      text,
    );
  return cutAtWord(action?.[1] ?? '', 12);
}

const TERM_WORD =
  /(?:(?:租赁|租|借款|合同|协议|服务|合作|保修|质保|保密|试用|承包|联营|合营|担保|保证|使用|代理|许可|工|质量保证|竞业限制)(?:的?有效)?(?:期限|期间|期)|(?:有效)?期限|有效期)(?:为|是|：|:|自|从|\s|共|，)/;

function termIn(
  text: string,
  language: Contract['language'],
): { label: string; start: number; end: number; normal: string | null } | null {
  if (language === 'en') {
    const match =
      /\b(?:initial )?term of this (?:agreement|contract|lease)(?: \([^)]{1,30}\))? (?:shall|will|is|begins?|commences?|starts?|continues?|means|runs?)\b[^.;]{0,160}|\bterm\b[^.;]{0,40}\b(?:commence|begin|continue)[^.;]{0,120}/i.exec(
        text,
      );
    return match
      ? { label: 'Term', start: match.index, end: match.index + match[0].length, normal: null }
      : null;
  }
  const match = TERM_WORD.exec(text);
  if (!match) return null;
  const rest = text.slice(match.index);
  const dates = readDocumentDates(rest);
  const [period] = findDurations(rest);
  const [from, to] = dates;
  if (from && to && from.start < 30) {
    return {
      label: match[0].replace(/[为是：:自从\s共，]+$/, ''),
      start: match.index,
      end: match.index + to.end,
      normal: `${from.iso ?? ''}/${to.iso ?? ''}`,
    };
  }
  if (!period || period.start > 24) return null;
  return {
    label: match[0].replace(/[为是：:自从\s共，]+$/, ''),
    start: match.index,
    end: match.index + period.end,
    normal: isoDuration(period),
  };
}

/** The one who must or must not, at the head of a duty; null for other sentences. */
function dutyIn(text: string, contract: Contract): string | null {
  if (text.length > 240 || /[_＿]{4,}/.test(text)) return null;
  const words = contract.parties.flatMap((party) => party.words).toSorted((a, b) => b.length - a.length);
  const names = words.length > 0 ? words : ['甲方', '乙方', '双方'];
  const subject = new RegExp(
    `(${[...names, '双方', '任何一方', '各方'].map(escapeWord).join('|')})[^，,。；;]{0,16}?(应当|应|须|必须|不得|负责|有义务|shall not|shall|must not|must|will)`,
    'i',
  ).exec(text);
  if (!subject) return null;
  const isBan = /不得|not/.test(subject[2] ?? '');
  return `${subject[1]}${contract.language === 'en' ? (isBan ? ' – prohibition' : ' – duty') : isBan ? '不得' : '应当'}`;
}

const escapeWord = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
