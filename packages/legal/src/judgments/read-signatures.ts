import { isoDate } from '../figures/find-dates.ts';
import { parseNumeral } from '../figures/numerals.ts';
import type { IsoDate } from '../statute/statute.ts';
import type { PanelMember } from './judgment-reading.ts';
import { squeezed, type TextLine } from './lay-out-text.ts';

/** Who signed a document, and when. */
export interface Signatures {
  panel: PanelMember[];
  date: IsoDate | null;
  /** Month or day are masked with ×. */
  isDateMasked: boolean;
  /** Position of the first line of the signatures; the number of lines where there are none. */
  from: number;
}

const ROLE =
  /^(审判委员会主任委员|审判长|独任审判员|代理审判员|助理审判员|审判员|人民陪审员|陪审员|执行长|执行员|法官助理|代理书记员|代书记员|实习书记员|书记员|速录员|(?:最高人民法院)?院长|副院长)[:：]?(.*)$/;
/** A person's name: two to six characters, or one of a minority with its dots. */
const NAME =
  /^(?:[\u4e00-\u9fff\u3400-\u4dbf]{2,6}|[\u4e00-\u9fff]{1,12}(?:[·•．][\u4e00-\u9fff]{1,12})+|[\u4e00-\u9fff]某{1,2}|[\u4e00-\u9fff][×xX*]{1,2})$/;
const DATE =
  /^([12一二][\d〇○零OＯo×xX*一二三四五六七八九]{3})年([\d一二三四五六七八九十×xX*某]{1,3})月([\d一二三四五六七八九十廿卅×xX*某]{1,4})日/;
/** Signatures never reach further up. */
const MOST_LINES = 60;
const ATTACHMENT = /^(?:附[:：录件]|附：|附本|本案(?:适用|引用)的?(?:相关)?法律|相关法律(?:条文|规定))/;

/** Reads the signatures at the end, attached articles and lists behind them stepped over. */
export function readSignatures(lines: readonly TextLine[]): Signatures {
  const result: Signatures = { panel: [], date: null, isDateMasked: false, from: lines.length };
  let end = lines.length;
  let lookedAt = 0;
  for (let index = lines.length - 1; index >= 0 && lookedAt < MOST_LINES * 4; index -= 1, lookedAt += 1) {
    const line = lines[index];
    if (!line) break;
    if (isSignature(line)) {
      end = index + 1;
      break;
    }
    if (lookedAt > MOST_LINES && !lines.slice(Math.max(0, index - 400), index).some(isAttachment)) break;
  }
  let from = end;
  while (from > 0 && end - from < MOST_LINES) {
    const line = lines[from - 1];
    if (!line || !(isSignature(line) || isSeal(line, lines[from]))) break;
    from -= 1;
  }
  for (const line of lines.slice(from, end)) readLine(line, result);
  if (from < end) result.from = from;
  return result;
}

const isAttachment = (line: TextLine) => ATTACHMENT.test(line.flat);

function isSignature({ flat }: TextLine): boolean {
  if (flat.length > 60) return false;
  const words = squeezed(flat);
  const role = ROLE.exec(words);
  return (
    (role !== null && /^.{0,24}$/.test(role[2] ?? '') && !/[，。]/.test(role[2] ?? '')) || DATE.test(words)
  );
}

/** 本件与原本核对无异, the court's name over the date. */
const isSeal = ({ flat }: TextLine, below: TextLine | undefined) =>
  /^[^，。]{0,6}与原本核对无异$|^\(?院印\)?$/.test(squeezed(flat)) ||
  (/法院(?:\(印\))?$/.test(squeezed(flat)) && flat.length < 40 && DATE.test(squeezed(below?.flat ?? '')));

function readLine({ flat }: TextLine, result: Signatures): void {
  const words = squeezed(flat);
  const date = DATE.exec(words);
  if (date && result.date === null) {
    result.isDateMasked = /[×xX*某]/.test(date[0]);
    result.date = dateOf(date);
    return;
  }
  const role = ROLE.exec(words);
  if (!role?.[1]) return;
  for (const name of namesIn(flat, role[1].length, role[2] ?? '')) {
    result.panel.push({ name, role: role[1] });
  }
}

/** 张 三 is one name, 张三 李四 are two; the role itself may be spread as well. */
function namesIn(flat: string, roleLength: number, rest: string): string[] {
  let seen = 0;
  let at = 0;
  while (at < flat.length && seen < roleLength) {
    if (flat[at] !== ' ') seen += 1;
    at += 1;
  }
  const written = flat
    .slice(at)
    .replace(/^[ :：]+/, '')
    .trim();
  const parts = written.split(/ +|、/).filter((part) => part !== '');
  if (parts.length > 1 && parts.every((part) => part.length >= 2 && NAME.test(part))) return parts;
  const name = rest.replace(/\(.*\)$/, '').replaceAll('、', '');
  return NAME.test(name) ? [name] : [];
}

function dateOf([, year, month, day]: RegExpExecArray): IsoDate | null {
  const [y, m, d] = [year, month, day].map((part, index) => numberOf(part ?? '', index === 0));
  return y === null || y === undefined ? null : isoDate(y, m ?? null, m === null ? null : (d ?? null));
}

function numberOf(part: string, isYear: boolean): number | null {
  if (/[×xX*某]/.test(part)) return null;
  const plain = part
    .replace(/[○OＯo零]/g, '〇')
    .replace('廿', '二十')
    .replace('卅', '三十');
  const value = parseNumeral(/^\d+$/.test(plain) ? plain : plain);
  return value === null || (isYear && (value < 1949 || value > 2100)) ? null : value;
}
