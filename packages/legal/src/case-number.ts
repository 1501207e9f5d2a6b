/** Finds a case number in flat text: （2023）京01民终123号, (2015)民二终字第53号, …号之一. */
export const CASE_NUMBER_PATTERN =
  /[(〔[] *((?:19|20)\d{2}) *[)〕\]] *((?:(?!年|月|第)[\u4e00-\u9fff\d ·()]){1,24}?) *(?:字 *)?(?:第 *)?(\d{1,7}(?: *(?:-|至|、) *\d{1,7})*) *号(?:之([一二三四五六七八九十]{1,3}|\d{1,2}))?/g;

/** Words one of which every type code contains (法〔2018〕335号 附件, and the codes used before 2016). */
const TYPE_CODE =
  /[民刑行执破赔商知经海仲财认辖抗清强更惩救请移申提审再初终特督催他协撤异裁调区非诉保恢复监抚减假没停缓]/;

export interface CaseNumber {
  /** As courts print it: full-width brackets, no spaces. */
  number: string;
  year: number;
}

/** Reads a match of {@link CASE_NUMBER_PATTERN}; null when it is another kind of document number (法释〔2020〕17号). */
export function readCaseNumberMatch(match: RegExpExecArray | RegExpMatchArray): CaseNumber | null {
  const code = (match[2] ?? '').replace(/ /g, '');
  if (!TYPE_CODE.test(code) || !/[\u4e00-\u9fff]/.test(code)) return null;
  const between = match[0].slice(match[0].indexOf(match[2] ?? '') + (match[2] ?? '').length);
  const old = /^ *字/.test(between) || code.endsWith('字');
  const stem = code.replace(/字$/, '');
  const serial = (match[3] ?? '').replace(/ /g, '');
  const ordinal = /第/.test(between) ? '第' : '';
  const suffix = match[4] ? `之${match[4]}` : '';
  return {
    number: `（${match[1]}）${stem.replace(/\(/g, '（').replace(/\)/g, '）')}${old ? '字' : ''}${ordinal}${serial}号${suffix}`,
    year: Number(match[1]),
  };
}
