import { parseNumeral } from '../../figures/numerals.ts';
import type { ColumnInput, ColumnReading, ReviewColumnRule } from '../column-rule.ts';
import { listedColumn } from '../listed-column.ts';
import { placeQuote } from '../place-quote.ts';
import { readPassages } from '../read-passages.ts';
import { isAgreement, NOT_FOR_THIS_PAPER, nothingSaid, subjectColumn } from '../subject-column.ts';
import { type TakeValue, takeWords } from '../take-values.ts';

/** 一式两份. */
const takeCopies: TakeValue = (passage, match) => {
  const number = match[1] ?? '';
  const count = parseNumeral(
    number
      .replace(/两/g, '二')
      .replace(/壹/g, '一')
      .replace(/贰/g, '二')
      .replace(/叁/g, '三')
      .replace(/肆/g, '四')
      .replace(/伍/g, '五')
      .replace(/陆/g, '六'),
  );
  if (count === null || count < 1 || count > 99) return null;
  const start = match.index + match[0].lastIndexOf(number);
  const end = match.index + match[0].length;
  return {
    value: { kind: 'number', number: String(count), unit: '份', text: passage.raw.slice(start, end) },
    start,
    end,
  };
};
/** Other papers are made in several copies, too. */
const NO_CONTRACT = /报告|清单|单据|图纸|发票|登记表|付款凭|证书|汇票|演说|提供|提交|报送|递交|出具/;
const COUNT = '([一二两三四五六七八九十壹贰叁肆伍陆]{1,3}|\\d{1,2})';

function readAnnexList(input: ColumnInput): ColumnReading {
  if (!isAgreement(input)) return NOT_FOR_THIS_PAPER;
  const { annexes } = input.contract;
  const titled = annexes.filter(({ title }) => title !== '' && !/[_＿]{2,}|^[:：、]|编号|^[(（]/.test(title));
  const passages = readPassages(input.contract).all;
  const at = (span: { blockId: string; start: number; end: number }) =>
    passages.find(
      ({ blockId, start, raw }) =>
        blockId === span.blockId && start < span.end && start + raw.length > span.start,
    );
  const [first] = titled;
  const said = passages.find(({ text }) => ANNEX.test(text));
  const named = said && namedIn(said.text);
  if (first && titled.length >= (named?.length ?? 0)) {
    const passage = at(first.span);
    const place = passage
      ? placeQuote(input, { ...passage, text: passage.raw }, 0, Math.min(passage.raw.length, 160))
      : { quote: '', span: null };
    const text = [...new Set(titled.map(({ title }) => title.replace(/[(（]略[)）]$/, '')))]
      .slice(0, 12)
      .join('；');
    return { state: 'found', value: { kind: 'text', text }, ...place, confidence: 'medium' };
  }
  if (!said) return nothingSaid(input);
  const from = Math.max(0, said.text.search(ANNEX));
  const place = placeQuote(input, { ...said, text: said.raw }, from, from + 1);
  if (named)
    return {
      state: 'found',
      value: { kind: 'text', text: named.join('；') },
      ...place,
      confidence: 'medium',
    };
  return { state: 'not_found', value: null, ...place, confidence: 'medium' };
}

const ANNEX = /附件|附表|附录|\b(?:annex|exhibit|schedule|appendix)\b/i;

/** 本合同附件（《甲》《乙》）: the titles named beside the word. */
function namedIn(text: string): string[] | null {
  const list = '((?:《[^》]{1,40}》[、,和及]?)+)';
  const match =
    new RegExp(`附件[^。;]{0,14}?${list}`).exec(text) ?? new RegExp(`${list}[^。;]{0,10}附件`).exec(text);
  return match?.[1] ? [...match[1].matchAll(/《([^》]{1,40})》/g)].map(([, title]) => title ?? '') : null;
}

function readOpenPlaces(input: ColumnInput): ColumnReading {
  if (!isAgreement(input)) return NOT_FOR_THIS_PAPER;
  const places = input.contract.placeholders.filter(({ section }) => section !== 'signature');
  const [first] = places;
  const unit = input.contract.language === 'en' ? 'places' : '处';
  const value = {
    kind: 'number' as const,
    number: String(places.length),
    unit,
    text: `${places.length}${unit === '处' ? '处' : ' places'}`,
  };
  if (!first) return { state: 'found', value, quote: '', span: null, confidence: 'medium' };
  const passage = readPassages(input.contract).all.find(
    ({ blockId, start, raw }) =>
      blockId === first.span.blockId && start < first.span.end && start + raw.length >= first.span.start,
  );
  const place = passage
    ? placeQuote(
        input,
        { ...passage, text: passage.raw },
        Math.max(0, first.span.start - passage.start),
        Math.max(1, first.span.end - passage.start),
      )
    : { quote: '', span: null };
  return { state: 'found', value, ...place, confidence: 'medium' };
}

function readSigned(input: ColumnInput): ColumnReading {
  if (!isAgreement(input)) return NOT_FOR_THIS_PAPER;
  const lines = readPassages(input.contract).all.filter(
    ({ section, text }) =>
      section === 'signature' && /签字|签名|盖章|签章|公章|\(章\)|代表人?|signature|by:|name:/i.test(text),
  );
  const [first] = lines;
  if (!first) return nothingSaid(input);
  const signed =
    /(?:签字|签名|代表人?|签章)(?:\([^)]{0,8}\)|\))?\s*:\s*([\u4e00-\u9fff]{2,4})(?=\s|$|[,;。])/;
  const by = lines.find(({ text }) => signed.test(text));
  const place = placeQuote(input, { ...(by ?? first), text: (by ?? first).raw }, 0, 1);
  // Seals are pictures; only names that were typed can be told, and an empty line proves nothing.
  if (!by) return { state: 'not_found', value: null, ...place, confidence: 'medium' };
  return { state: 'found', value: { kind: 'yes_no', yes: true, text: '是' }, ...place, confidence: 'medium' };
}

function readTitle(input: ColumnInput): ColumnReading {
  if (!isAgreement(input)) return NOT_FOR_THIS_PAPER;
  const { title, titleSpan } = input.contract;
  const block = titleSpan && input.blocks.find(({ id }) => id === titleSpan.blockId);
  if (title.trim() === '' || !titleSpan || !block) return { ...NOT_FOR_THIS_PAPER, confidence: 'medium' };
  const quote = block.text.slice(titleSpan.start, titleSpan.end);
  return {
    state: 'found',
    value: { kind: 'text', text: title.trim() },
    quote,
    span: titleSpan,
    confidence: 'high',
  };
}

/** The paper itself: its name and number, copies, annexes, what is still open. */
export const FORM_COLUMNS: readonly ReviewColumnRule[] = [
  {
    key: 'title',
    kind: 'text',
    group: 'form',
    label: { zh: '合同名称', en: 'Title' },
    asks: { zh: '合同叫什么名称？', en: 'What is the contract called?' },
    read: readTitle,
  },
  listedColumn({
    key: 'contract_number',
    group: 'form',
    label: { zh: '合同编号', en: 'Contract number' },
    asks: { zh: '合同编号是什么？', en: 'What is the number of the contract?' },
    about: /(?:合同|协议)(?:书)?(?:编号?|号|登记号)|^\s*编\s*号/,
    english: /\b(?:contract|agreement) (?:no|number)\b/i,
    values:
      /(?:(?:合同|协议)(?:书)?(?:编号?|号码?)|^\s*编\s*号|(?:contract|agreement) (?:no\.?|number))\s*:\s*([A-Za-z0-9\u4e00-\u9fff()[\]〔〕【】#/-]*\d[A-Za-z0-9()[\]〔〕/号-]*)/gi,
    most: 40,
    sections: ['preamble'],
  }),
  subjectColumn({
    key: 'copies',
    kind: 'number',
    group: 'form',
    label: { zh: '合同份数', en: 'Number of copies' },
    asks: { zh: '合同一式几份？', en: 'In how many copies is the contract made?' },
    about: /[一壹]式|[正副]本[^。;\n]{0,10}份|各[执持存][^。;\n]{0,4}份|共[^。;\n]{1,3}份/,
    english: /\bcounterparts?\b|\bcopies\b|\boriginals?\b/i,
    notAbout: /^(?!.*(?:合同|协议|契约)[^。;]{0,20}[一壹]式).*(?:报告|清单|单据|图纸|发票|证书|汇票)/,
    takes: [
      {
        words: new RegExp(`(?:合同|协议|契约|本)[^。;,]{0,14}?[一壹]式\\s*${COUNT}\\s*份`),
        value: takeCopies,
        none: NO_CONTRACT,
        first: true,
      },
      {
        words: new RegExp(`[一壹]式\\s*${COUNT}\\s*份`),
        value: takeCopies,
        none: NO_CONTRACT,
        only: /合同|协议|契约|本书|^[一壹]式|各?执/,
        first: true,
      },
      {
        words: new RegExp(
          `(?:本?合同|本?协议|契约)(?:书)?[^。;]{0,8}?正本\\s*(?:[一壹]式)?\\s*${COUNT}\\s*份`,
        ),
        value: takeCopies,
        none: /副本/,
        first: true,
        confidence: 'medium',
      },
      {
        words: new RegExp(`本(?:合同|协议|契约)(?:书)?[^。;,]{0,4}共\\s*${COUNT}\\s*份`),
        value: takeCopies,
        none: NO_CONTRACT,
        first: true,
        confidence: 'medium',
      },
    ],
  }),
  {
    key: 'annexes',
    kind: 'text',
    group: 'form',
    label: { zh: '附件', en: 'Annexes' },
    asks: { zh: '合同有哪些附件？', en: 'Which annexes does the contract have?' },
    read: readAnnexList,
  },
  subjectColumn({
    key: 'language',
    kind: 'text',
    group: 'form',
    label: { zh: '文本语言', en: 'Language' },
    asks: {
      zh: '合同用什么文字书写，以哪种为准？',
      en: 'In which languages is the contract made, and which prevails?',
    },
    about: /[中英日俄法德]文|语言文字|文字书写/,
    english: /\b(?:English|Chinese)\b[^.;\n]{0,30}\b(?:language|version)\b/i,
    takes: [
      { words: /以\s*([中英日俄法德]文(?:文本|本)?)\s*为准/, value: takeWords('text', 8) },
      {
        words:
          /(?:用|以)\s*([中英日俄法德]文?(?:和|、|及|与)?[中英日俄法德]文|[中英日俄法德]文)[^。;]{0,8}(?:书写|写成|写就|签订|作成|制作|文本)/,
        value: takeWords('text', 10),
        first: true,
      },
      {
        words: /\b(English|Chinese)\b[^.;]{0,30}\b(?:version|text)\b[^.;]{0,20}\b(?:prevail|control)/i,
        value: takeWords('text', 10),
        first: true,
      },
    ],
  }),
  subjectColumn({
    key: 'precedence',
    kind: 'quote',
    group: 'form',
    label: { zh: '文件冲突时以何为准', en: 'What prevails' },
    asks: {
      zh: '合同与附件、补充协议不一致时，以何为准？',
      en: 'Which text prevails where documents differ?',
    },
    about: /(?:不一致|冲突|抵触|矛盾|不符)[^。;\n]{0,40}为准|为准[^。;\n]{0,20}(?:不一致|冲突)/,
    english: /\b(?:conflict|inconsisten\w+)\b[^.;\n]{0,80}\b(?:prevail|control|govern)/i,
    takes: [
      {
        words: /为准|\b(?:prevail|control|govern)/i,
        value: (passage, match) => ({
          value: { kind: 'quote', text: passage.raw },
          start: 0,
          end: match.index + match[0].length,
        }),
        first: true,
      },
    ],
  }),
  {
    key: 'open_places',
    kind: 'number',
    group: 'form',
    label: { zh: '未填写的空白', en: 'Places left open' },
    asks: { zh: '正文里还有多少处空白没有填写？', en: 'How many places are still to be filled in?' },
    read: readOpenPlaces,
  },
  {
    key: 'signed',
    kind: 'yes_no',
    group: 'form',
    label: { zh: '是否已签字', en: 'Signed' },
    asks: {
      zh: '签署处是否已有签字（印章图像无法由规则识别）？',
      en: 'Is a name written where it is to be signed? Seals cannot be told by rule.',
    },
    read: readSigned,
  },
];
