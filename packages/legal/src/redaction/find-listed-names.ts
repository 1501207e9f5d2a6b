import type { PersonalData } from './mask.ts';
import { SURNAMES } from './surnames.ts';

const HEADER =
  /^(?:姓名|名字|员工|员工姓名|职工姓名|学生姓名|户主|户主姓名|客户姓名|联系人|当事人|借款人|债权人|债务人|股东|股东姓名|签名|收款人|业主|业主姓名|申请人|被申请人|[Nn]ame|[Ff]ull name|[Ee]mployee|姓名 ?[A-Za-z/ ()]{0,12})$/;
const CELL =
  /^(?:[\u4e00-\u9fff]{2,4}|[\u4e00-\u9fff·•・]{4,16}|[\u4e00-\u9fff] {1,2}[\u4e00-\u9fff]|[A-Z][a-z]+(?: [A-Z][a-z]+){0,3})$/;
const NO_CELL =
  /^(?:姓名|合计|总计|小计|备注|无|不详|同上|空缺|待定|[男女]|Total|Name|None|.*(?:公司|银行|中心|部门|某.?))$/;
/** 1.甲，2.乙，3.丙. */
const NUMBERED = /(?:(?<![\d.])\d{1,2}[.、．)] ?[\u4e00-\u9fff]{2,3}[，,；;。 \n]{1,2}){2,60}/g;

/** Names in a column of a table that is headed so, parted by bars, tabs or commas, and those of a numbered list. Not of a flat text: tabs count. */
export function findListedNames(text: string): PersonalData[] {
  return [...tableNames(text), ...numberedNames(text)].map((place) => ({
    kind: 'name',
    ...place,
    sure: true,
  }));
}

type Stretch = Pick<PersonalData, 'start' | 'end'>;
interface Cell extends Stretch {
  written: string;
}

function tableNames(text: string): Stretch[] {
  const found: Stretch[] = [];
  let table: { separator: string; columns: number[]; width: number } | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const separator: string = table?.separator ?? separatorOf(line);
    const cells = separator === '' ? [] : cellsOf(line, separator, at);
    const columns = cells.flatMap(({ written }, index) => (HEADER.test(written) ? [index] : []));
    const isHead =
      columns.length > 0 && cells.length > 1 && cells.every((cell) => /^[^。；]{0,14}$/.test(cell.written));
    if (isHead) table = { separator, columns, width: cells.length };
    else if (cells.length !== table?.width) table = null;
    else if (table) {
      for (const column of table.columns) {
        const cell = cells[column];
        if (cell && CELL.test(cell.written) && !NO_CELL.test(cell.written))
          found.push({ start: cell.start, end: cell.end });
      }
    }
    at += line.length + 1;
  }
  return found;
}

const separatorOf = (line: string) => ['|', '\t', ',', ' '].find((sign) => line.trim().includes(sign)) ?? '';

function cellsOf(line: string, separator: string, at: number): Cell[] {
  let from = at;
  const isBlank = separator === ' ';
  const parts = isBlank ? line.split(/[ \u3000]/) : line.split(separator);
  const cells = parts.map((part) => {
    const written = part.trim();
    const start = from + part.indexOf(written);
    from += part.length + 1;
    return { written, start, end: start + written.length };
  });
  return isBlank ? cells.filter(({ written }) => written !== '') : cells;
}

/** Where every entry begins with a surname. */
function numberedNames(text: string): Stretch[] {
  return [...text.matchAll(NUMBERED)].flatMap(({ index, 0: list }) => {
    const entries = [...list.matchAll(/\d[.、．)] ?([\u4e00-\u9fff]{2,3})/g)];
    if (!entries.every(({ 1: name = '' }) => SURNAMES.has(name[0] ?? '') && !/[法条款书证费]$/.test(name)))
      return [];
    return entries.map((entry) => {
      const end = index + entry.index + entry[0].length;
      return { start: end - (entry[1] ?? '').length, end };
    });
  });
}
