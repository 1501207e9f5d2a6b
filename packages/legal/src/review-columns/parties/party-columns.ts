import { assignRoles } from '../../contracts/assign-roles.ts';
import { CONTRACT_KINDS, type ContractKind, type Party } from '../../contracts/contract.ts';
import { ROLE_WORDS, roleOfWord } from '../../contracts/party-roles.ts';
import type { ColumnInput, ColumnReading, ReviewColumnRule } from '../column-rule.ts';
import { placeQuote } from '../place-quote.ts';
import { readPassages } from '../read-passages.ts';
import { isAgreement, NOT_FOR_THIS_PAPER, nothingSaid } from '../subject-column.ts';
import { plainParties } from './plain-parties.ts';

const partiesOf = (input: ColumnInput): Party[] => {
  const isKind = (CONTRACT_KINDS as readonly string[]).includes(input.kindOfPaper);
  const named = assignRoles(input.contract, isKind ? (input.kindOfPaper as ContractKind) : 'other');
  const isFull = named.filter(({ name }) => name !== null).length >= 2;
  const plain = input.contract.language === 'en' ? [] : plainParties(input.contract, named);
  // Of sides whose place is left open nothing is made up: a form has labels without names.
  const parties =
    isFull && plain.every(({ label }) => /^(?![丙丁戊]).{1,2}(?:公司|方)$/.test(label))
      ? named
      : [...named, ...plain];
  return (
    parties.some(({ name }) => name !== null)
      ? parties.filter(({ name }, index) => name !== null || (index < named.length && plain.length === 0))
      : parties
  )
    .map(withPlainName)
    .flatMap(eachOf)
    .map(withSign)
    .filter((party, index, all) => {
      const same = all.findIndex(({ name }) => name !== null && name === party.name);
      return same === -1 || same === index;
    });
};

/** 合伙人：石磊、冯娜、谢小军 are three, and so are 石磊（甲）、冯娜（乙）、谢小军（丙）. */
function eachOf(party: Party): Party[] {
  const names = party.name?.split('、').map((name) => name.replace(/[（(][^（()）]{1,8}[）)]?$/, '')) ?? [];
  if (names.length < 2 || !names.every((name) => /^[\u4e00-\u9fff·]{2,4}$/.test(name))) return [party];
  return names.map((name) => ({
    ...party,
    name,
    mentions: party.mentions.flatMap((mention) => {
      const at = mention.name.indexOf(name);
      const start = mention.span.start + at;
      return at < 0 ? [] : [{ ...mention, name, span: { ...mention.span, start, end: start + name.length } }];
    }),
  }));
}

/** 范女士（范思琪）, 老马（马得福，… and 余师傅（余根生 are called by what stands in brackets. */
const CALLED =
  /^(?:[\u4e00-\u9fff]{1,2}(?:女士|先生|老师|师傅|姐|哥|叔|姨)|[老小阿][\u4e00-\u9fff])[（(]([\u4e00-\u9fff]{2,4})/;

/** 本合同由张三 and 张三（身份证号：… are 张三. */
function withPlainName(party: Party): Party {
  const lead =
    /^(?:本(?:合同|协议|契约)书?)?(?:系)?由(?=[\u4e00-\u9fff]{2})|^(?:司机|村民|农户|车主)(?=[\u4e00-\u9fff]{2,4}(?:[（(]|$))|^[\u4e00-\u9fff]{0,20}(?:老板|店主|业主|师傅|车主|村民|居民|住户)\s+(?=[\u4e00-\u9fff]{2,4}(?:[（(]|$))|^[\u4e00-\u9fff]{2,4}之[妻夫子女父母兄弟]\s+(?=[\u4e00-\u9fff]{2,4}$)/.exec(
      party.name ?? '',
    )?.[0].length ?? 0;
  const called = CALLED.exec(party.name ?? '')?.[1];
  if (called !== undefined)
    return {
      ...party,
      name: called,
      mentions: party.mentions.map((mention) => {
        const at = mention.name.indexOf(called);
        const start = mention.span.start + Math.max(0, at);
        return at < 0
          ? mention
          : { ...mention, name: called, span: { ...mention.span, start, end: start + called.length } };
      }),
    };
  const name =
    party.name
      ?.slice(lead)
      .replace(/[（(][^（()）]*$/, '')
      .replace(
        /[（(](?:负责人|老板|店主|掌柜|[园校院馆社厂所站村]长|经理|代表|联系人|个体工商户|经营者|法定代表人|身份证|指印|手印|章|签|新[娘郎]|男|女|本人|父|母)[^（()）]*[）)]$/,
        '',
      )
      // 某某有限公司 Some Co., Ltd.: the name once more in English.
      .replace(/^([\u4e00-\u9fff（）()·]{4,}?)\s+[A-Za-z][A-Za-z0-9 .,&'’()-]*$/, '$1')
      // 夏国庆（豫L·A88**冷藏车）: whatever stands in brackets behind a person is none of the name; （甲方） is told below.
      .replace(/^([\u4e00-\u9fff·]{2,4})[（(](?![甲乙丙丁戊]方?[）)])[^（()）]*[）)]$/, '$1')
      .trimEnd() ?? null;
  if (name === party.name || !name) return party;
  return {
    ...party,
    name,
    mentions: party.mentions.map((mention) => {
      if (mention.name !== party.name) return mention;
      const start = mention.span.start + lead;
      return { ...mention, name, span: { ...mention.span, start, end: start + name.length } };
    }),
  };
}

/** 某某公司（甲方） beside 供货商 is called 甲方, too. */
function withSign(party: Party): Party {
  const match = /^(.{2,}?)\s*[（(](?:以?下)?(?:简?称)?[“"'「]?([甲乙丙丁]方)[”"'」]?[）)]$/.exec(
    party.name ?? '',
  );
  if (!match?.[1] || !match[2]) return party;
  const [, name, sign] = match;
  return {
    ...party,
    name,
    words: [...new Set([...party.words, sign])],
    mentions: party.mentions.map((mention) =>
      mention.name.startsWith(name) && mention.name !== name
        ? { ...mention, name, span: { ...mention.span, end: mention.span.start + name.length } }
        : mention,
    ),
  };
}

/** `甲方（出租人）`: the contract's word with the law's. */
function roleOf({ label, role, words }: Party, language: 'zh' | 'en'): string {
  const sign = words.find((word) => /^[甲乙丙丁戊]方$/.test(word)) ?? label;
  const name = role ? ROLE_WORDS[role][0] : null;
  if (language === 'en' || name === null || roleOfWord(sign) === role) return sign;
  return `${sign}（${name}）`;
}

/** A name that was read with something beside it is none: a code, a telephone number, a whole sentence. */
const isName = (name: string | null): name is string =>
  name !== null &&
  name.length <= 60 &&
  !/[:：。；;？?]|\d{7,}|盖章|签字|签章|填写|如下|下列|双方|邮政编码|电挂|计划完成|开户银行|(?:单位|联系|通讯)地址|^(?:公司)?名称|^(?:签|盖|法定|地址|电话)/.test(
    name,
  ) &&
  // 中国公司 and 某公司 of a form stand for whoever signs it.
  !/^[\s年月日\d_＿]+$|^(?:职\s?务|姓\s?名|货\s?物|中国)$|^(?:中国|外国|某某?|该|本|对方)(?:公司|企业|银行|单位)$/.test(
    name,
  );

function readOf(which: (parties: readonly Party[]) => readonly Party[], isMain = true) {
  return (input: ColumnInput): ColumnReading => {
    if (!isAgreement(input)) return NOT_FOR_THIS_PAPER;
    const asked = which(partiesOf(input));
    // Every contract has parties; who they are was not read.
    if (asked.length === 0) return isMain ? NOT_FOR_THIS_PAPER : nothingSaid(input);
    const named = asked.filter((party) => isName(party.name));
    const [first] = named;
    const span =
      (first ?? asked[0])?.mentions.find(({ name }) => name === first?.name)?.span ?? asked[0]?.span;
    const place = span ? sentenceAt(input, span) : { quote: '', span: null };
    if (!first) return { state: 'not_found', value: null, ...place, confidence: 'high' };
    const parties = named.map((party) => ({
      name: party.name ?? '',
      role: roleOf(party, input.contract.language),
    }));
    const text = parties.map(({ name, role }) => `${role}：${name}`).join('；');
    return {
      state: 'found',
      value: { kind: 'party', parties, text },
      ...place,
      confidence: named.length === asked.length ? 'high' : 'medium',
    };
  };
}

function sentenceAt(input: ColumnInput, span: Party['span']) {
  const passage = readPassages(input.contract).all.find(
    ({ blockId, start, raw }) =>
      blockId === span.blockId && start <= span.start && start + raw.length >= span.end,
  );
  if (!passage) {
    const text = input.blocks.find(({ id }) => id === span.blockId)?.text.slice(span.start, span.end) ?? '';
    return { quote: text, span };
  }
  return placeQuote(
    input,
    { ...passage, text: passage.raw },
    span.start - passage.start,
    span.end - passage.start,
  );
}

const side = (sign: string, at: number) => (parties: readonly Party[]) => {
  const found = parties.find(({ words }) => words.includes(sign)) ?? parties[at];
  return found ? [found] : [];
};

/** Who the parties are. */
export const PARTY_COLUMNS: readonly ReviewColumnRule[] = [
  {
    key: 'parties',
    kind: 'party',
    group: 'parties',
    label: { zh: '当事人', en: 'Parties' },
    asks: { zh: '合同当事人是谁，各是什么身份？', en: 'Who are the parties, and in which roles?' },
    read: readOf((parties) => parties),
  },
  {
    key: 'party_a',
    kind: 'party',
    group: 'parties',
    label: { zh: '甲方', en: 'Party A' },
    asks: { zh: '甲方（第一方）是谁？', en: 'Who is party A (named first)?' },
    read: readOf(side('甲方', 0)),
  },
  {
    key: 'party_b',
    kind: 'party',
    group: 'parties',
    label: { zh: '乙方', en: 'Party B' },
    asks: { zh: '乙方（第二方）是谁？', en: 'Who is party B (named second)?' },
    read: readOf(side('乙方', 1)),
  },
  {
    key: 'other_parties',
    kind: 'party',
    group: 'parties',
    label: { zh: '其他当事人', en: 'Other parties' },
    asks: { zh: '甲乙双方以外还有哪些当事人？', en: 'Which parties are there beside A and B?' },
    read: readOf((parties) => {
      const main = new Set([...side('甲方', 0)(parties), ...side('乙方', 1)(parties)]);
      return parties.filter((party) => !main.has(party));
    }, false),
  },
];
