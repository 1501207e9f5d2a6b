import type { Line, Span } from './contract.ts';
import { trimPartyName } from './party-name.ts';

/** A party as a table introduces it: the words of its cell, and the name beside or below. */
export interface TableParty {
  /** `委托人（甲方）`, `出租人`. */
  label: string;
  labelSpan: Span;
  /** As written; where nothing stands, empty. */
  name: string;
  nameSpan: Span;
}

interface Cell {
  text: string;
  span: Span;
}

/** The first column of the row that says who they are. */
const NAMES = /^(?:当事人)?(?:单位|公司|企业|机构)?(?:名称|姓名|全称)(?:\s*[或/／、]\s*(?:名称|姓名))?$/;
/** What a label is, as 出租人, 委托人（甲方）, 甲方名称. */
const LABEL =
  /^[\u4e00-\u9fff]{1,8}(?:方|人|者|商|主|单位)(?:名称|姓名)?(?:\s*[（(][\u4e00-\u9fff]{2,8}[）)])?$/;
/** Labels of a form that are no party's. */
const OF_FORM = /^(?:当事人|(?:法定)?代表人|负责人|联系人|经办人|代理人|收[款货件]人|签约人|开户人)$/;

/**
 * Parties in the tables that open a contract: each a column under its label (姓名 in the first column says which row names them),
 * or each in a row, its name beside the label.
 */
export function partiesInTables(lines: readonly Line[]): TableParty[] {
  const rows = lines.filter(({ isTable }) => isTable).map(cellsOf);
  const columns = rows.flatMap((row, index) => inColumns(row, rows.slice(index + 1)));
  return columns.length > 0 ? columns : rows.flatMap(inRow);
}

function inColumns(header: readonly Cell[], below: readonly (readonly Cell[])[]): TableParty[] {
  if (header.length < 3 || header.slice(1).filter(isLabel).length < 2) return [];
  const names = below.find(([first]) => first && NAMES.test(first.text));
  if (!names) return [];
  return header.slice(1).flatMap((label, index) => {
    const name = names[index + 1];
    return name && isLabel(label) ? [partyOf(label, name)] : [];
  });
}

function inRow(row: readonly Cell[]): TableParty[] {
  const labels = row.filter(isLabel);
  // 甲方 | 某公司 | 乙方 | 某公司 is read pair by pair; a row of labels alone names nobody.
  if (labels.length === 0 || labels.length * 2 > row.length) return [];
  return row.flatMap((cell, index) => {
    const name = row[index + 1];
    return isLabel(cell) && name && !isLabel(name) ? [partyOf(cell, name)] : [];
  });
}

const isLabel = ({ text }: Cell) => LABEL.test(text) && !OF_FORM.test(text);

const partyOf = (label: Cell, name: Cell): TableParty => {
  const { text, offset } = trimPartyName(name.text);
  const start = name.span.start + offset;
  return {
    label: label.text.replace(/(?:名称|姓名)(?=\s*[（(]|$)/, ''),
    labelSpan: label.span,
    name: text,
    nameSpan: { ...name.span, start, end: start + text.length },
  };
};

function cellsOf(line: Line): Cell[] {
  let at = 0;
  return line.text.split('\t').map((raw) => {
    const from = at;
    at += raw.length + 1;
    const lead = /^[\s\u3000]*/.exec(raw)?.[0].length ?? 0;
    const text = raw.trim().replace(/[:：]$/, '');
    const start = line.start + from + lead;
    return { text, span: { blockId: line.blockId, start, end: start + text.length } };
  });
}
