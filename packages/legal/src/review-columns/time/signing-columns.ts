import type { ColumnInput, ColumnReading, ReviewColumnRule } from '../column-rule.ts';
import { placeQuote } from '../place-quote.ts';
import { type Passage, readPassages } from '../read-passages.ts';
import { isAgreement, NOT_FOR_THIS_PAPER, nothingSaid, subjectColumn } from '../subject-column.ts';
import { takeDate, takeWords } from '../take-values.ts';

const LABEL =
  /(?:签订|签署|签约|订立|立约|立据|签字|签定|签章)(?:的|本)?(?:合同|协议)?(?:的)?(?:日期|时间|日)|(?:合同|协议)(?:日期|签订日)|(?:^|[\s:)(])(?:日期|时间|签署|签订)(?=\s*:)|(?:下单|订单|开单|签单|立约|立字|立据|开票|订购|报名|落款|签约|确认|受理|回传|回签|填写|填表)(?:日期?|时间)|(?:当天|当日)填(?=\s*:)|签署日|签约日|签订日|(?:签署?|订立?|立)于(?=\s*(?:20|二))|电子签[章名]|\bdated?\b|\bmade (?:and entered into )?(?:on|as of|this)\b/gi;
const LABEL_IN_BODY = /(?:签订|签署|签约|订立|立约|立据)(?:日期|时间|日)\s*(?::|为|是)/g;
/** It is the contract that takes effect, and no notice or change. */
const OF_CONTRACT =
  /本(?:合同|协议|契约|担保书|保函|章程|承诺书|租约|合约)|(?:合同|协议|契约)书?(?:经|自|在|于|一式)|双方|[甲乙]方签|各方/;
const SIGNED_ON = /(?:于|在)[^。;,]{0,30}(?:签订|签署|订立)(?!了(?!本)|的)|(?:签订|签署|订立)(?:于|时间为)/;
/** A contract without signs of its signatures ends with its date all the same. */
const LAST = 8;
/** What is written on a day says so below its name. */
const FIRST = 4;
/** 保管人电子签章：… 2025-03-13, 2025年1月9日写于临江县, 签署日 2025-06-12. */
const SIGNS_HERE =
  /签[章名字]|盖章|[（(][^（）()]{0,6}章[）)]|签署日|写于|立于|订于|签于|开单|年[^。;,]{2,12}(?:立|书|写|订)$/;
const ONLY_A_DAY =
  /^\s*(?:日期|时间|公历)?\s*:?\s*(?:19|20|二)[\d〇零一二三四五六七八九○]{2,3}\s*(?:年|[-/.])[^。;,]{2,14}(?:\((?:农历|阴历)[^)]{2,14}\))?(?:[,\s][^。;,\d]{1,10})?$/;
/** A row of signatures with the day behind them: `业主：方志强    2025年2月20日`. */
const DAY_AT_END = /^[^。;,]{2,60}\s+(?:日期:?)?(?:20\d{2}|二[〇○零]..)\s*(?:年|[-/.])[^。;,\s]{2,14}$/;
const SIGNED_IN_BODY = /本(?:合同|协议|契约)[^。;,]{0,10}于[^。;,]{6,40}(?:签订|签署|订立)(?!的)/;
/** 以最后一方签章时间为签订时间. */
const BY_LAST_SEAL = /以最后[^。;]{0,8}签[^。;]{0,8}(?:时间|日期)为/;
const OTHER_PAPER = /鉴于|(?:原|主|上述)(?:合同|协议)/;
const RANGE = /^起?\s*(?:至|到|[—–~～-]+)\s*(?:20|二[〇○零]|\d{1,2}月)/;
const IN_RANGE = /(?:20\d{2}|二[〇○零]..)\s*[年./-][^。;,]{3,8}[日号\d]起?\s*(?:至|到|[—–~～]+)\s*$/;
const EMPTY_DAY = /年[\s_＿]*月[\s_＿]*日/;

/** The day the contract was signed: of several signatures the last (民法典 §490: it is made when the parties have signed). */
function readSigningDate(input: ColumnInput): ColumnReading {
  if (!isAgreement(input)) return NOT_FOR_THIS_PAPER;
  const { all } = readPassages(input.contract);
  const days = (passage: Passage) => passage.dates().filter(({ precision }) => precision === 'day');
  const place = (passage: Passage, start: number, end: number) =>
    placeQuote(input, { ...passage, text: passage.raw }, start, end);
  const labelled: { passage: Passage; at: number }[] = [];
  const main = all.filter(({ section }) => section !== 'annex');
  for (const [index, passage] of main.entries()) {
    const isLast =
      (index >= main.length - LAST || index < FIRST) &&
      (ONLY_A_DAY.test(passage.text) ||
        (days(passage).length > 0 && SIGNS_HERE.test(passage.text)) ||
        DAY_AT_END.test(passage.text));
    const isEdge = passage.section !== 'body' || index >= main.length - LAST || index < FIRST;
    const before = labelled.length;
    for (const { index: at, 0: label } of passage.text.matchAll(isEdge ? LABEL : LABEL_IN_BODY))
      labelled.push({ passage, at: at + label.length });
    if (labelled.length > before) continue;
    // 鉴于双方于2023年签订《仓库租赁合同》（以下称原合同）: another paper was signed then.
    if (OTHER_PAPER.test(passage.text)) continue;
    const has = days(passage).length > 0;
    const isSigned = passage.section === 'signature' && (has || EMPTY_DAY.test(passage.text));
    if (
      isLast ||
      isSigned ||
      (has && (passage.section !== 'body' ? SIGNED_ON : SIGNED_IN_BODY).test(passage.text))
    )
      labelled.push({ passage, at: 0 });
  }
  const found = labelled.flatMap(({ passage, at }) =>
    days(passage)
      .filter(({ start }) => start >= at && start - at <= 24 + (at === 0 ? 200 : 0))
      // 时间：2025年4月1日—2026年3月31日 is a term.
      .filter(
        ({ start, end }) =>
          !RANGE.test(passage.text.slice(end)) && !IN_RANGE.test(passage.text.slice(0, start)),
      )
      .map((day) => ({ passage, day })),
  );
  // What is written at the head of the contract is its date; else the signatures tell.
  const head = found.filter(({ passage }) => passage.section !== 'signature');
  const last = (head.length > 0 && !BY_LAST_SEAL.test(all.map(({ text }) => text).join('\n')) ? head : found)
    .toSorted((a, b) => (a.day.iso ?? '').localeCompare(b.day.iso ?? ''))
    .at(-1);
  if (last?.day.iso) {
    const distinct = new Set(found.map(({ day }) => day.iso)).size;
    return {
      state: 'found',
      value: { kind: 'date', date: last.day.iso, text: last.day.raw.trim() },
      ...place(last.passage, last.day.start, last.day.end),
      confidence: distinct === 1 ? 'high' : 'medium',
    };
  }
  const [open] = labelled;
  if (!open) return nothingSaid(input);
  return { state: 'not_found', value: null, ...place(open.passage, 0, 1), confidence: 'high' };
}

/** When, where and on what condition the contract comes about. */
export const SIGNING_COLUMNS: readonly ReviewColumnRule[] = [
  {
    key: 'signing_date',
    kind: 'date',
    group: 'time',
    label: { zh: '签订日期', en: 'Signing date' },
    asks: { zh: '合同是哪一天签订的？', en: 'On which day was the contract signed?' },
    read: readSigningDate,
  },
  subjectColumn({
    key: 'signing_place',
    kind: 'text',
    group: 'time',
    label: { zh: '签订地点', en: 'Place of signing' },
    asks: { zh: '合同在哪里签订？', en: 'Where was the contract signed?' },
    about:
      /(?:签订|签约|签署|订立|立约|签字)(?:的|本)?(?:合同|协议)?(?:的)?(?:地点|地(?!人民|法院))|于[^。;,\n]{4,40}在[^。;,\n]{2,16}(?:签订|签署|订立)(?!的|后|之)|在[\u4e00-\u9fff]{2,12}[省市区县][^。;,\n]{0,14}(?:签订|签署|订立)(?!的|后|之)/,
    notAbout: /争议|纠纷|法院|仲裁/,
    takes: [
      {
        words:
          /(?:签订|签约|签署|订立|立约|签字)(?:的|本)?(?:合同|协议)?(?:的)?地点? {0,2}(?::|为|是|在) {0,2}(\S.{1,40}?)(?=\s{2,}|\t|[。;,]|(?:签订|签约|签署)(?:时间|日期)|合同编号|编号|$)/,
        value: takeWords('text', 40),
      },
      {
        words: /[于在]([\u4e00-\u9fff]{2,16}(?:省|市|区|县)[\u4e00-\u9fff]{0,16}?)(?:签订|签署|订立)/,
        value: takeWords('text', 30),
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'effective_condition',
    kind: 'quote',
    group: 'time',
    label: { zh: '生效条件', en: 'When it takes effect' },
    asks: {
      zh: '合同何时、满足什么条件生效？',
      en: 'When, and on what condition, does the contract take effect?',
    },
    about: /生效/,
    english: /\b(?:effective date|take effect|come into (?:force|effect)|becomes? effective)\b/i,
    notAbout:
      /生效(?:判决|裁决|仲裁|法律文书)|不能生效|未生效|总经理|董事会|文件由|债务合同|通知[^。;]{0,30}生效|解除[^。;]{0,20}生效|(?:修改|变更|更改)[^。;]{0,60}生效|生效(?:之日|日)?(?:起|后|时|前)(?![^。;]*(?:签[字章订署]|盖章)[^。;]{0,16}生效)/,
    takes: [
      {
        // Of a long sentence that ends 该合同自签字之日起生效, these words.
        words:
          /(?:^|,)((?:本|该)(?:合同|协议|契约|租约|合约)书?[自经由在待需须][^。;,]{0,30}(?:签[字章订署名]|盖[章印]|公证|批准|鉴证|登记|备案)[^。;,]{0,24}生效)/,
        value: takeWords('quote', 120),
        first: true,
      },
      {
        words:
          /((?:本?(?:合同|协议|契约)书?[^。;,]{0,4})?[自经由在待需须]?[^。;,]{0,40}(?:签[字章订署名]|盖[章印]|公证|批准|鉴证|登记|备案)[^。;]{0,40}?(?:起|后|即|之日|时|,)?[^。;,]{0,16}生效)/,
        value: takeWords('quote', 120),
        only: OF_CONTRACT,
        first: true,
      },
      {
        words: /([自从][^。;,]{0,40}(?:日|时)(?:起|开始)?(?:正式)?生效)/,
        value: takeWords('quote', 120),
        only: OF_CONTRACT,
        first: true,
      },
      {
        words: /(生效(?:条件|日期|时间) {0,2}(?::|为|是).{4,80})/,
        value: takeWords('quote', 100),
        first: true,
      },
      {
        words: /(本(?:合同|协议|契约)[^。;]{2,40}生效)/,
        value: takeWords('quote', 100),
        first: true,
        confidence: 'medium',
      },
      {
        words: /(\b(?:shall )?(?:take effect|come into (?:force|effect)|becomes? effective)\b[^.;]{4,120})/i,
        value: takeWords('quote', 160),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  subjectColumn({
    key: 'effective_date',
    kind: 'date',
    group: 'time',
    label: { zh: '生效日期', en: 'Effective date' },
    asks: {
      zh: '合同写明在哪一天生效？',
      en: 'Which day does the contract name as that of its taking effect?',
    },
    about: /生效(?:日期?|时间)|(?:日|号)(?:起)?(?:正式)?生效/,
    english: /\beffective date\b/i,
    notAbout: /(?:签[字章订署]|盖章|公证|批准)[^。;]{0,10}(?:之日|后|时)[^。;]{0,6}生效|生效(?:之)?日起/,
    takes: [
      { words: /生效(?:日期?|时间)\s*(?::|为|是)/, value: takeDate({ within: 6 }) },
      { words: /自(?=\s*(?:19|20)\d{2}.{3,12}(?:起|开始)?(?:正式)?生效)/, value: takeDate({ within: 4 }) },
      {
        words: /\beffective date\b[^.;]{0,30}/i,
        value: takeDate({ within: 12 }),
        first: true,
        confidence: 'medium',
      },
    ],
  }),
];
