/** A run of text with its place in the whole. */
export interface TextRange {
  start: number;
  end: number;
  text: string;
}

const SENTENCE_END = /[。！？!?；;\n]/;
const CLOSING = /[”"」』’）)*_\s]/;

/** 依照……之规定，判决如下： ends what is said of the articles; what follows is the decision. */
const VERDICT = /(?:判决|裁定|裁决|决定)如下[：:]$/;
const isBehindVerdict = (text: string, at: number): boolean =>
  /[：:]/.test(text.charAt(at - 1)) && VERDICT.test(text.slice(Math.max(0, at - 5), at));

/**
 * The sentence that holds a citation. A mark behind a full stop (`……。[1]`) belongs to the sentence it follows.
 */
export function sentenceAround(text: string, start: number, end: number): TextRange {
  const anchor = endOfTrailedSentence(text, start);
  let from = anchor ?? start;
  while (from > 0 && !SENTENCE_END.test(text.charAt(from - 1)) && !isBehindVerdict(text, from)) from -= 1;
  let to = end;
  if (anchor === null) {
    while (to < text.length && !SENTENCE_END.test(text.charAt(to)) && !isBehindVerdict(text, to)) to += 1;
  }
  return { start: from, end: to, text: text.slice(from, to) };
}

/** What stands before a full stop of an English sentence, and no abbreviation. */
const ENGLISH_END = /(?:[a-z]{3}|[a-z\d][)”"])$/;
const ABBREVIATED = /\b(?:Arts?|Nos?|Secs?|paras?|Ltd|Inc|Corp|cf|etc|cl|ch)$/i;
/** See Art. 23 goes on with the sentence before. */
const ENGLISH_START = /^\s+(?!(?:See|Cf|Compare)\b)[A-Z][a-z]/;

/** Where the last English sentence of a text begins: ……stay six months (Art. 23). Selling data…… */
export function startOfLastEnglishSentence(text: string): number {
  for (let at = text.lastIndexOf('.'); at > 0; at = text.lastIndexOf('.', at - 1)) {
    const before = text.slice(Math.max(0, at - 8), at);
    const isEnd =
      ENGLISH_START.test(text.slice(at + 1, at + 12)) &&
      ENGLISH_END.test(before) &&
      !ABBREVIATED.test(before);
    if (isEnd) return at + 1;
  }
  return 0;
}

/** The paragraph (between blank lines) that holds the range. */
export function paragraphAround(text: string, start: number, end: number): TextRange {
  const before = text.lastIndexOf('\n\n', start - 1);
  const after = text.indexOf('\n\n', end);
  const range = { start: before < 0 ? 0 : before + 2, end: after < 0 ? text.length : after };
  return { ...range, text: text.slice(range.start, range.end) };
}

/** Where the words of a sentence end that this source mark merely trails; null when it stands inside one. */
function endOfTrailedSentence(text: string, start: number): number | null {
  if (!/^[[【]/.test(text.slice(start, start + 1))) return null;
  let position = start;
  for (;;) {
    const mark = /[[【]\d+(?:\s*[,，]\s*\d+)*[\]】]\s*$/.exec(
      text.slice(Math.max(0, position - 24), position),
    );
    if (mark) position -= mark[0].length;
    else if (position > 0 && CLOSING.test(text.charAt(position - 1)) && text.charAt(position - 1) !== '\n')
      position -= 1;
    else break;
  }
  if (position === 0 || !/[。！？!?；;]/.test(text.charAt(position - 1))) return null;
  return position - 1;
}
