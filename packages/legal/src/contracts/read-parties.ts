import { toFlatText } from '../words/flat-text.ts';
import type { Line, Party, Span } from './contract.ts';
import { partiesInOpening } from './opening-parties.ts';
import { cleanPartyName } from './party-name.ts';
import { areOpposite, PARTY_WORDS, type PartyRole, ROLE_WORDS, roleOfWord } from './party-roles.ts';
import { partiesInTables } from './table-parties.ts';

type Section = Party['mentions'][number]['section'];

/** A label with what stands beside it: 甲方（出租人）：某某公司. */
interface Declaration {
  labels: string[];
  name: string | null;
  nameSpan: Span | null;
  span: Span;
  section: Section;
}

const WORD = `(?:[甲乙丙丁戊]方|${PARTY_WORDS.filter((word) => /[\u4e00-\u9fff]/.test(word)).join('|')})`;
const CALLED = '(?:以下(?:均|统)?(?:简称为?|称为?)|简称为?|下称|(?<=\\()称)';
const QUOTES = '["“”「」\']?';
/** 出租方（以下简称甲方）： with the label's other name in brackets, then a colon. */
const LABEL = new RegExp(
  `(?<![\\u4e00-\\u9fff])(${WORD})(?:名称|姓名|全称)?(?: ?\\(([^()]{1,24})\\))?(?: ?\\([^()]{0,10}(?:章|签)[^()]{0,6}\\))? ?(?:名称|姓名|全称)? {0,4}[:：](?: ?\\((${WORD})\\))?`,
  'g',
);
/** A label alone on its line, its name following as 公司名称：…. */
const LABEL_ALONE = new RegExp(`^ *(${WORD})(?: *\\(([^()]{1,24})\\))? *[:：]? *$`);
/** 某某公司（以下简称“甲方”）. */
const CALLED_SO = new RegExp(`\\(? ?${CALLED} ?${QUOTES}(${WORD})${QUOTES} ?\\)?`, 'g');
const NAME_BEFORE = /[^，,。；;:：()\s]{2,60}[，, ]{0,2}$/;
/** 某某公司(甲方)与某某公司(乙方); in 目标公司(丙方)：某某公司 the name comes behind. */
const WITH_LABEL = new RegExp(
  `(?<=公司|集团|中心|大学|医院|银行|事务所|厂|店|局|先生|女士) ?\\((${WORD})\\)(?! ?[:：] ?[\\u4e00-\\u9fff])`,
  'g',
);
/** （甲方） 某某公司 on a line of its own, the role's word above. */
const LABEL_FIRST = new RegExp(`^ *\\((${WORD})\\) *[:：]? *(?=[\\u4e00-\\u9fff])`);
const NAME_LINE = /^[ •·-]*(?:公司名称|单位名称|名称|姓名|企业名称|全称) *[:：] *(.*)$/;
const STOP =
  /[，,；;。]|(?: |\t){2,}|\(? ?(?:以下|简称|下称)|(?:法定代表人|负责人|代表人?|地址|住所地?|住址|电话|(?:持有)?身份证(?:号码?)?|证件号码?|纳税人识别号|统一社会信用代码|签订地点|合同编号|联系人|性别) *[:：]|$/;

/** The parties of a contract with every place where a name stands beside their label. */
export function readParties(
  preamble: readonly Line[],
  body: readonly Line[],
  signature: readonly Line[],
): Party[] {
  const declarations = [
    ...tableDeclarations(preamble),
    ...declarationsIn(preamble, 'preamble'),
    ...openingDeclarations(preamble, body),
    ...declarationsIn(body.slice(0, 12), 'body'),
    ...declarationsIn(signature, 'signature'),
  ];
  const parties: Party[] = [];
  for (const one of declarations) {
    const known = parties.find((party) => one.labels.some((label) => isOf(party, label)));
    // A signature or a clause alone makes no party of a word that only means a person.
    if (!known && one.section !== 'preamble' && !one.labels.some((label) => canSignAlone(label, one.section)))
      continue;
    const party = known ?? newParty(one);
    if (!known) parties.push(party);
    for (const label of one.labels) if (!party.words.includes(label)) party.words.push(label);
    if (one.name && one.nameSpan) {
      party.mentions.push({ name: one.name, span: one.nameSpan, section: one.section });
      party.name ??= one.name;
    }
  }
  if (parties.length < 2) addFromText(parties, [...preamble, ...body].slice(0, LINES_FOR_LABELS));
  return withWords(parties, [...preamble, ...body].map((line) => line.text).join('\n'));
}

/** Parties of an opening table: 委托人（甲方） is called by both words. */
function tableDeclarations(preamble: readonly Line[]): Declaration[] {
  return partiesInTables(preamble).map(({ label, labelSpan, name, nameSpan }) => {
    const words = label.split(/[\s（()）]+/).filter((word) => word !== '');
    return declared(words, labelSpan, name, nameSpan);
  });
}

/** Parties under a label of their own that no list knows. */
function openingDeclarations(preamble: readonly Line[], body: readonly Line[]): Declaration[] {
  const text = body.map((line) => line.text).join('\n');
  return partiesInOpening(preamble, text)
    .filter(({ label }) => !IS_KNOWN.test(label))
    .map(({ label, span, name, nameSpan }) => declared([label], span, name, nameSpan));
}

const IS_KNOWN = new RegExp(`^${WORD}$`);

function declared(words: string[], span: Span, raw: string, at: Span): Declaration {
  const { name, offset, length } = cleanPartyName(raw);
  const start = at.start + offset;
  return {
    labels: words.toSorted((a, b) => rank(a) - rank(b)),
    name,
    nameSpan: name === null ? null : { ...at, start, end: start + length },
    span: { ...span, end: span.start + (words[0] ?? '').length },
    section: 'preamble',
  };
}

/** 代理人 in a signature signs for a party and is none. */
const canSignAlone = (label: string, section: Section) =>
  rank(label) === 0 ||
  (section === 'signature' && /[方]$|^(?:[^代中居]..|借款|贷款|买受|出卖)人$/.test(label));

/** The label itself, or another word for the same role (承揽方, 承揽人) where neither is 甲方 or 乙方. */
function isOf(party: Party, label: string): boolean {
  if (party.words.includes(label)) return true;
  const role = roleOfWord(label);
  return role !== null && rank(party.label) === 1 && party.words.some((word) => roleOfWord(word) === role);
}

/** So many lines show what the parties are called. */
const LINES_FOR_LABELS = 300;

function newParty(declaration: Declaration): Party {
  const { labels, span } = declaration;
  return { label: labels[0] ?? '', words: [], role: null, name: null, span, mentions: [] };
}

function declarationsIn(lines: readonly Line[], section: Section): Declaration[] {
  const found: Declaration[] = [];
  for (const [index, line] of lines.entries()) {
    const flat = toFlatText(line.text);
    const at = (start: number, end: number): Span => ({
      blockId: line.blockId,
      start: line.start + start,
      end: line.start + end,
    });
    const add = (start: number, labels: (string | undefined)[], nameStart: number, raw: string) => {
      const { name, offset, length } = cleanPartyName(raw);
      const words = labels.filter((label): label is string => label !== undefined);
      found.push({
        labels: words.toSorted((a, b) => rank(a) - rank(b)),
        name,
        nameSpan: name === null ? null : at(nameStart + offset, nameStart + offset + length),
        span: at(start, start + (words[0] ?? '').length),
        section,
      });
    };
    if (section !== 'body') {
      const matches = [...flat.matchAll(LABEL)];
      for (const [which, match] of matches.entries()) {
        const nameStart = match.index + match[0].length;
        const rest = flat.slice(nameStart, matches[which + 1]?.index ?? flat.length);
        const stop = STOP.exec(rest)?.index ?? rest.length;
        const lead = /^ */.exec(rest)?.[0].length ?? 0;
        const end = stop <= lead ? (STOP.exec(rest.slice(lead))?.index ?? rest.length) + lead : stop;
        const alias = aliasIn(rest.slice(end));
        add(
          match.index,
          [alias, labelIn(match[2]), match[3], match[1]],
          nameStart + lead,
          line.text.slice(nameStart + lead, nameStart + end),
        );
      }
      const first = matches.length === 0 ? LABEL_FIRST.exec(flat) : null;
      if (first && flat.length <= 60) {
        add(flat.indexOf(first[1] ?? ''), [first[1]], first[0].length, line.text.slice(first[0].length));
      }
      const alone = matches.length === 0 && section === 'preamble' ? LABEL_ALONE.exec(flat) : null;
      if (alone) {
        const named = lines[index + 1];
        const name = named ? NAME_LINE.exec(toFlatText(named.text)) : null;
        add(flat.indexOf(alone[1] ?? ''), [labelIn(alone[2]), alone[1]], 0, '');
        const last = found.at(-1);
        if (named && name && last) {
          const nameStart = named.text.length - (name[1] ?? '').length;
          const { name: clean, offset, length } = cleanPartyName(named.text.slice(nameStart));
          if (clean) {
            last.name = clean;
            last.nameSpan = {
              blockId: named.blockId,
              start: named.start + nameStart + offset,
              end: named.start + nameStart + offset + length,
            };
          }
        }
      }
      if (matches.length > 0) continue;
    }
    for (const match of [...flat.matchAll(CALLED_SO), ...flat.matchAll(WITH_LABEL)]) {
      const lead = Math.max(0, match.index - 64);
      const before = NAME_BEFORE.exec(flat.slice(lead, match.index));
      const start = before ? lead + before.index : match.index;
      const raw = line.text
        .slice(start, match.index)
        .replace(/^[由与和及]|[，, ]+$/g, (cut) => ' '.repeat(cut.length));
      const role = new RegExp(`^(${WORD})(?=[_ ＿:：]|$)`).exec(toFlatText(raw).trim())?.[1];
      add(match.index + match[0].indexOf(match[1] ?? ''), [match[1], role], start, role ? '' : raw);
    }
  }
  return found;
}

/** 甲方 is what the clauses say; a role's own word comes after it. */
const rank = (label: string) => (/^[甲乙丙丁戊]方$/.test(label) ? 0 : 1);

const labelIn = (text: string | undefined) => (text ? new RegExp(WORD).exec(text)?.[0] : undefined);
const aliasIn = (text: string) => new RegExp(`^[，,； ]*\\(? *${CALLED} *${QUOTES}(${WORD})`).exec(text)?.[1];

/** Where no line declares them, the labels the clauses use most. */
function addFromText(parties: Party[], lines: readonly Line[]): void {
  const first = new Map<string, { count: number; span: Span }>();
  const pattern = new RegExp(`(?<![\\u4e00-\\u9fff甲乙])(${WORD})`, 'g');
  for (const line of lines) {
    for (const match of line.text.matchAll(pattern)) {
      const word = match[1] ?? '';
      const start = line.start + match.index;
      const known = first.get(word) ?? {
        count: 0,
        span: { blockId: line.blockId, start, end: start + word.length },
      };
      known.count += 1;
      first.set(word, known);
    }
  }
  const words = [...first]
    .filter(([, { count }]) => count >= 3)
    .sort((a, b) => rank(a[0]) - rank(b[0]) || b[1].count - a[1].count);
  for (const [word, { span }] of words) {
    if (parties.length >= 3) break;
    const role = roleOfWord(word);
    if (
      parties.some(
        (party) =>
          party.words.includes(word) ||
          (role !== null && party.words.some((other) => roleOfWord(other) === role)),
      )
    )
      continue;
    // 甲方 and 出租方 together are two names of the same; only one family of words is taken.
    if (parties.length > 0 && rank(parties[0]?.label ?? '') !== rank(word)) continue;
    parties.push({ label: word, words: [word], role: null, name: null, span, mentions: [] });
  }
  const [only] = parties;
  const counterpart = parties.length === 1 && only ? counterpartOf(only, first) : null;
  if (counterpart) parties.push(counterpart);
}

/** Whom a single party deals with: 供方 beside 需方, however seldom a form names it. */
function counterpartOf(only: Party, words: ReadonlyMap<string, { count: number; span: Span }>): Party | null {
  const role = only.words.map(roleOfWord).find((one) => one !== null);
  if (!role) return null;
  const [found] = [...words]
    .filter(([word]) => {
      const other = roleOfWord(word);
      return other !== null && areOpposite(role, other);
    })
    .sort((a, b) => b[1].count - a[1].count);
  return (
    (found && {
      label: found[0],
      words: [found[0]],
      role: null,
      name: null,
      span: found[1].span,
      mentions: [],
    }) ??
    null
  );
}

/** 委托人 within 被委托人 is another party. */
const standsAlone = (word: string, text: string) => new RegExp(`(?<![被受转再承招])${word}`).test(text);

/** Roles by the words, the other words for a role that the text uses, and as label the word the clauses use most. */
function withWords(parties: readonly Party[], text: string): Party[] {
  const count = (word: string) => text.split(word).length - 1;
  const withRoles = parties.map((party) => ({
    ...party,
    label: party.words.toSorted((a, b) => count(b) - count(a) || rank(a) - rank(b))[0] ?? party.label,
    role: party.words.map(roleOfWord).find((role): role is PartyRole => role !== null) ?? null,
  }));
  return withRoles.map((party) => {
    const { role } = party;
    const isOnly = role !== null && withRoles.filter((other) => other.role === role).length === 1;
    if (!isOnly) return party;
    const more = ROLE_WORDS[role].filter((word) => !party.words.includes(word) && standsAlone(word, text));
    return { ...party, words: [...party.words, ...more] };
  });
}
