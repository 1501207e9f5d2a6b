import { toFlatText } from '../words/flat-text.ts';
import { STANCE_SOURCE } from './party-stances.ts';

/** A line of the document, or a part of one where several were run together. */
export interface TextLine {
  /** Of the text that was given, counted from 1; parts of a line share its number. */
  number: number;
  /** Offsets in the text, without white space at either end and without a mark of Markdown. */
  start: number;
  end: number;
  /** The flat text of it. */
  flat: string;
}

/** A sentence of a line. */
export type TextSentence = TextLine;

/** The text of a document with its lines, and what a dump wrote before it. */
export interface LaidOutText {
  text: string;
  /** Half-width digits, brackets and spaces, character for character. */
  flat: string;
  /** Lines that hold anything, without those of a dump's head and comments of Markdown. */
  lines: TextLine[];
  /** `title:` of a dump's head. */
  title: string | null;
}

const DUMP_HEAD = /^(category|title|publictime|content)[:：]/;
const SPLITTABLE = 36;
const HEADING_WORDS = '判决书|裁定书|决定书|调解书|通知书|支付令|令';
const PEOPLE_WORDS =
  '法定代表人|负责人|主要负责人|经营者|法定代理人|委托代理人|委托诉讼代理人|共同委托代理人|诉讼代理人|指定代理人|指定辩护人|辩护人|代理人';
/** Where lines that were run together come apart: behind a sentence, before somebody of the head. */
const BEFORE_PEOPLE = new RegExp(
  `(?<=[。;；] {0,2})(?=(?:${PEOPLE_WORDS})[:：]|(?:${STANCE_SOURCE}) {0,2}(?:\\([^()]{2,40}\\))? {0,2}[:：])`,
  'g',
);
/** 审 判 长: roles are often spread. */
const spread = (role: string) => [...role].join(' {0,3}');
const ROLES = ['审判长', '代理审判员', '助理审判员', '独任审判员', '审判员', '人民陪审员', '执行员'];
const CLERKS = ['法官助理', '代理书记员', '代书记员', '书记员'];
const YEAR = '[一二] ?[〇○零OＯ九] ?[〇○零OＯ一二三四五六七八九×] ?[〇○零OＯ一二三四五六七八九×] ?年';
const SIGNER = [...ROLES, ...CLERKS].map(spread).join('|');
const BEFORE_SIGNER = new RegExp(`(?<!(?:代 ?理?|助 ?理|人 ?民|独 ?任) {0,3})(?=${SIGNER}|${YEAR})`, 'g');
const COURT_BEFORE_HEADING = new RegExp(
  `^((?:[\\u4e00-\\u9fff]{2,30}法院)) {0,4}([\\u4e00-\\u9fff ]{0,16}?(?:${HEADING_WORDS}))`,
);
const HEADING_BEFORE_NUMBER = new RegExp(
  `^([\\u4e00-\\u9fff ]{0,40}?(?:${HEADING_WORDS})) {0,4}(?=[(〔\\[] {0,2}[12][\\d×])`,
);
const NUMBER_BEFORE_REST =
  /^([(〔[] {0,2}[12][\d×xX*]{3} {0,2}[)〕\]][^()。，：:]{1,30}?号(?:之[一二三四五六七八九十\d]{1,3})?)(?=\S{12})/;

/** Lays a text out in lines; time in proportion to the text. */
export function layOutText(text: string): LaidOutText {
  const flat = toFlatText(text).replaceAll('\r', ' ');
  const lines: TextLine[] = [];
  let title: string | null = null;
  let from = 0;
  let inHead = true;
  for (let number = 1; from <= flat.length; number += 1) {
    const newline = flat.indexOf('\n', from);
    const to = newline < 0 ? flat.length : newline;
    let start = from;
    const head: RegExpExecArray | null = inHead
      ? DUMP_HEAD.exec(flat.slice(from, Math.min(to, from + 16)))
      : null;
    if (head?.[1] === 'title') title = text.slice(from + head[0].length, to).trim() || null;
    if (head?.[1] === 'content') start += head[0].length;
    if (!head || head[1] === 'content') {
      inHead = inHead && head === null && lines.length === 0 && number < 8;
      addLine(lines, flat, number, start, to);
    }
    from = to + 1;
  }
  return { text, flat, lines: splitRunTogether(lines), title };
}

function addLine(lines: TextLine[], flat: string, number: number, from: number, to: number): void {
  let [start, end] = [from, to];
  while (start < end && flat[start] === ' ') start += 1;
  while (end > start && flat[end - 1] === ' ') end -= 1;
  const mark = /^(?:#{1,6} |\*\*|> )/.exec(flat.slice(start, start + 8));
  if (mark) start += mark[0].length;
  if (mark?.[0] === '**' && flat.startsWith('**', end - 2)) end -= 2;
  if (start >= end || flat.startsWith('<!--', start) || flat.startsWith('---', start)) return;
  lines.push({ number, start, end, flat: flat.slice(start, end) });
}

/** Takes lines apart that a source ran together: heading and number at the top, people, signatures at the end. */
function splitRunTogether(lines: TextLine[]): TextLine[] {
  const result: TextLine[] = [];
  for (const [index, line] of lines.entries()) {
    const isTop = result.length < 4;
    const rest = isTop ? splitTop(line, result) : line;
    const parts = rest.flat.length > SPLITTABLE ? splitAt(rest, BEFORE_PEOPLE) : [rest];
    const last = parts.pop();
    result.push(...parts);
    if (last) result.push(...(index >= lines.length - 3 ? splitSignatures(last) : [last]));
  }
  return result;
}

function splitTop(line: TextLine, result: TextLine[]): TextLine {
  let rest = line;
  const cut = (length: number) => {
    result.push(partOf(rest, 0, length));
    rest = partOf(rest, length, rest.flat.length);
  };
  if (rest.flat.length < 12) return rest;
  const court = COURT_BEFORE_HEADING.exec(rest.flat.slice(0, 80));
  if (court?.[1]) cut(court[1].length);
  const heading = HEADING_BEFORE_NUMBER.exec(rest.flat.slice(0, 80));
  if (heading?.[1]) cut(heading[1].length);
  const number = NUMBER_BEFORE_REST.exec(rest.flat.slice(0, 80));
  if (number?.[1] && /法院|书$/.test(result.at(-1)?.flat ?? '')) cut(number[1].length);
  return rest;
}

/** What stands behind the last sentence of a document are its signatures. */
function splitSignatures(line: TextLine): TextLine[] {
  const tail = line.flat.lastIndexOf('。') + 1;
  const signed = new RegExp(SIGNER).test(line.flat.slice(tail));
  if (line.flat.length - tail > 200 || !signed) return [line];
  const body = tail > 0 ? [partOf(line, 0, tail)] : [];
  return [...body, ...splitAt(partOf(line, tail, line.flat.length), BEFORE_SIGNER)];
}

function splitAt(line: TextLine, pattern: RegExp): TextLine[] {
  const places = [...line.flat.matchAll(pattern)].map(({ index }) => index).filter((at) => at > 0);
  if (places.length === 0) return [line];
  const ends = [...places, line.flat.length];
  return ends.map((end, index) => partOf(line, ends[index - 1] ?? 0, end));
}

/** A part of a line by its own offsets, white space at its ends left off. */
export function partOf(line: TextLine, from: number, to: number): TextLine {
  let [start, end] = [from, to];
  while (start < end && line.flat[start] === ' ') start += 1;
  while (end > start && line.flat[end - 1] === ' ') end -= 1;
  return {
    number: line.number,
    start: line.start + start,
    end: line.start + end,
    flat: line.flat.slice(start, end),
  };
}

const SENTENCE_END = /[。！？](?:[”"’』」》)]*)|如下[:：](?=.)/g;

/** The sentences of a line, each with its closing mark; 如下： closes one, too. */
export function sentencesOf(line: TextLine): TextSentence[] {
  if (line.flat.length < 8) return [line];
  const sentences: TextSentence[] = [];
  let from = 0;
  for (const match of line.flat.matchAll(SENTENCE_END)) {
    const end = match.index + match[0].length;
    sentences.push(partOf(line, from, end));
    from = end;
  }
  if (from < line.flat.length) sentences.push(partOf(line, from, line.flat.length));
  return sentences.filter(({ flat }) => flat !== '');
}

/** Without the spaces that spread a short heading: 民 事 判 决 书. */
export const squeezed = (flat: string): string => flat.replaceAll(' ', '');
