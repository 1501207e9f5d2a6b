import { flatCell } from '../values/flat-cell.ts';

/** 2022年1月合计, 2023年第二季度小计, March 2024 total: the period whose rows are added up. */
const PERIOD =
  /^(?:(?:19|20)\d{2}(?:年度?|[-/.])?(?:(?:\d{1,2}月?份?)|第?[一二三四1-4]季度?|[上下]半年)?|\d{1,2}月份?|第?[一二三四]季度|[上下]半年|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*(?:19|20)?\d{0,2}|q[1-4](?:19|20)?\d{0,2})/i;
const TOTAL =
  /^(?:\(?(?:本页|本月|本日|本年|本期|当月|当日|当期|月度?|年度?|季度?|累计|各项|以上|全部|部门|分组|借方|贷方|金额|应付|实付|总)?(?:合计|小计|总计|共计|总额|总和)\)?|累计|本年累计|(?:grand|sub-?)?totals?|sum)(?:[:：]|\(?(?:大写|小写|元|万元|人民币)\)?|\d+笔?| *)*$/i;
const NOTE =
  /^(?:制表人?|制单人?|审核人?|复核人?|打印(?:日期|时间|人)?|经办人?|以下空白|备注|注|说明|单位负责人|出纳|会计)\s*(?:[:：]|$)/;
/** How a sentence of a bank or an office below its table begins or ends: 以上为全部交易明细，本流水仅供参考. */
const SENTENCE =
  /^(?:以上(?:为|是|内容|数据|信息|明细|交易)|本(?:流水|表|账单|对账单|回单|清单|报表|明细|页|凭证)|温馨提示|特别提示|重要提示|友情提示|声明|数据来源|查询(?:结果|时间|区间)|共\s*\d+\s*[条笔页]|end of|this (?:statement|report|list)|\*{3,}|-{3,}|={3,})|[^。]{7}。$/i;
/** A table with fewer columns may have rows of one cell. */
const WIDE_COLUMNS = 4;

function isTotal(cell: string): boolean {
  const words = cell.replace(/ /g, '');
  const rest = words.replace(PERIOD, '');
  return TOTAL.test(words) || (rest !== '' && TOTAL.test(rest));
}

/** Why a row of the data is none: a sum of the others, the head again on a new page, a note below the table, or nothing at all. */
export type NoDataRow = 'total' | 'head' | 'note' | 'blank';

/**
 * Why a row is no data; null for one that is. A total says so in the first cell that says anything, or in one of the first three.
 * @param head the labels as the file has them
 */
export function noDataRow(row: readonly string[], head: readonly string[]): NoDataRow | null {
  const cells = row.map(flatCell);
  const said = cells.filter((cell) => cell !== '');
  const [first] = said;
  if (first === undefined) return 'blank';
  if ([...cells.slice(0, 3), first].some(isTotal)) return 'total';
  const repeated = cells.filter((cell, index) => cell !== '' && cell === flatCell(head[index] ?? ''));
  if (head.length > 1 && repeated.length >= Math.max(2, said.length * 0.8)) return 'head';
  if (head.length > 2 && said.length <= 2 && NOTE.test(first)) return 'note';
  if (head.length >= WIDE_COLUMNS && said.length === 1 && SENTENCE.test(first)) return 'note';
  return null;
}
