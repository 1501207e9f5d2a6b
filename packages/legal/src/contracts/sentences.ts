import type { Line, Span } from './contract.ts';

/** A sentence with its place; the mark at its end is not part of it. */
export interface Sentence {
  text: string;
  span: Span;
  line: Line;
}

const CHINESE_ENDS = /[。；;！？!?]/;
const ENGLISH_END =
  /(?<!\b(?:No|Nos|Inc|Co|Ltd|Corp|Mr|Ms|Dr|St|Art|Sec|vs|e\.g|i\.e|U\.S|[A-Z]))[.;](?=\s+["“(]?[A-Z])/;

/** The sentences of a line after its number; clauses between semicolons count as sentences. A table row is one sentence. */
export function sentencesOf(line: Line): Sentence[] {
  const sentences: Sentence[] = [];
  const isEnglish = !/[\u4e00-\u9fff]/.test(line.text);
  const add = (from: number, to: number) => {
    const raw = line.text.slice(from, to);
    const lead = /^[\s\u3000]*/.exec(raw)?.[0].length ?? 0;
    const text = raw.trim();
    if (text === '') return;
    const start = line.start + from + lead;
    sentences.push({ text, span: { blockId: line.blockId, start, end: start + text.length }, line });
  };
  let from = line.numberLength;
  if (!line.isTable) {
    const pattern = new RegExp(isEnglish ? ENGLISH_END : CHINESE_ENDS, 'g');
    pattern.lastIndex = from;
    for (let match = pattern.exec(line.text); match; match = pattern.exec(line.text)) {
      add(from, match.index);
      from = match.index + 1;
    }
  }
  add(from, line.isTable ? line.text.length : endOfText(line.text, isEnglish));
  return sentences;
}

const endOfText = (text: string, isEnglish: boolean) =>
  text.length - (isEnglish && /\.\s*$/.test(text) ? (/\.\s*$/.exec(text)?.[0].length ?? 0) : 0);
