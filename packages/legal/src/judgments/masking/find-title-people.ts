import { isCauseHead } from '../cause-head.ts';
import type { NameReader } from './name-reader.ts';

const CASE_TITLE =
  /(?:案|纠纷|申请|执行|判决书?|裁定书?|决定书?|调解书?)(?:[一二三四]审)?(?:民事|刑事|行政)?(?:判决书|裁定书|调解书|决定书)?(?:\.[a-z]{2,5})?$/;
const LEAD =
  /^[#\s]*(?:(?:案例|指导案例|指导性案例|检例第?|典型案例)?[第（(【]?[一二三四五六七八九十百\d]{0,4}[）)】]?(?:号)?[:：.、 ]+)?/;
const END = /^(?:等|之|一案|案|犯|涉嫌|因|申请|不服|诉|与|和|对|$|[^\u4e00-\u9fff])/;

/** People whom a title names: A诉B买卖合同纠纷案, A、B盗窃案, A与B离婚案. The title of a matter, a line of it, or the name of a file. */
export function findTitlePeople(title: string, reader: NameReader): Set<string> {
  const names = new Set<string>();
  const line = title.trim();
  if (line.length > 120 || !CASE_TITLE.test(line)) return names;
  const lead = LEAD.exec(line)?.[0].length ?? 0;
  for (const part of line
    .slice(lead)
    .split(/诉|与|和|及|、|，|,|[（）()[\]【】“”:：]|——|--|申请|被告人|原告|被告|不服| {2,}/)) {
    const name = nameOf(part.trim(), reader);
    if (name) names.add(name);
  }
  return names;
}

/** The lines of a text that are titles of matters. */
export function titleLines(flat: string): string[] {
  return [...flat.matchAll(/^.{3,100}案(?: {0,2}(?=\n)|$)/gm)].map(([line]) => line).slice(0, 60);
}

/** A name that is all of a part of a title, or after which a cause begins. */
function nameOf(part: string, reader: NameReader): string | null {
  for (const length of [4, 3, 2]) {
    const name = part.slice(0, length);
    if (name.length < length || /[犯诉与和等因对]$/.test(name)) continue;
    const likeness = reader.likeness(name);
    if (likeness === 'none' || (likeness !== 'name' && reader.count(name) < 2)) continue;
    const rest = part.slice(length);
    if (END.test(rest) || isCauseHead(rest)) return name;
  }
  return null;
}
