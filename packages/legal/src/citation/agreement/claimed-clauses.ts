import { rememberByText } from '../../words/remember-by-text.ts';
import { namingWords } from './naming-words.ts';
import { SOMEBODY } from './parties.ts';

/** Words by which a clause says what the law is, and not only what happened. */
const STATES =
  /应|须|可以?|[不无]得|有权|无权|不予|禁止|视为|推定|[有无]效|承担|处[以罚]?|免[除予]|属于|最[长短高低多少迟]|由.{2,16}(?:[承负决]|管辖|处理|审理|批准)|起算|计算|不[受再能必]/;
/** Words of somebody's own case. */
const TELLS_A_CASE = new RegExp(
  `${SOMEBODY}|[我您你咱某了]|本案|案涉|涉案|对方|该[公院]司?|(?:19|20)\\d\\d ?年|已经?(?!满)|至今|才|[原被]告`,
);
/** What leads up to a citation or draws a conclusion from it, and says nothing of what it rules. */
const OF_CITING =
  /^(?:综上|据此|因此|为此|故|则|而|但|且|并|即|其中|同时|此外|另外|首先|其次|最后|于法有据|依法|参见?|详见|另见|见|依据?|根据|按照?|依照|规定|明确|要求|符合|违反)+$/;

/** What stands between the marks of a sentence; everything in it is in one of them. */
export const piecesOf = (text: string): string[] => text.split(/[，,：:。；;！？\n|]/);

/** 6., （二）, -: the number or mark of an entry of a list. */
const MARK =
  /^[\s*#>\-–—•]*(?:\d{1,2} ?[.．、)）](?!\d)|[（(][一二三四五六七八九十\d]{1,3}[)）]|[一二三四五六七八九十]{1,3}、)?[\s*（(“"]*/;

/** A piece without its mark in a list and what it is set in. */
export const withoutMarks = (piece: string): string => piece.replace(MARK, '').replace(/[\s*）)”"]+$/, '');

/** A clause of a sentence without its figures, which are compared for themselves. */
export interface ClaimedClause {
  /** Its number among the pieces of the sentence. */
  at: number;
  /** Clauses between two stops are one statement. */
  statement: number;
  text: string;
  words: readonly string[];
  /** It has a word of a rule, or ends as its case does. */
  isStated: boolean;
}

/** The clauses of a sentence that claim something of the law, in order. */
export const clausesIn = rememberByText((claim): readonly ClaimedClause[] => {
  const clauses: ClaimedClause[] = [];
  let [end, statement] = [0, 0];
  for (const [at, piece] of piecesOf(claim).entries()) {
    const text = withoutMarks(piece);
    const words = claims(text) ? namingWords(text) : [];
    if (words.length > 0)
      clauses.push({ at, statement, text, words, isStated: STATES.test(text) || /[的者]$/.test(text) });
    end += piece.length + 1;
    if (!/[，,：:]/.test(claim.charAt(end - 1))) statement += 1;
  }
  return clauses;
}, 600);

/** Whether a piece only leads up to a citation or draws a conclusion from it. */
export const leadsToCitation = (text: string): boolean => OF_CITING.test(text.replace(/\s/g, ''));

function claims(text: string): boolean {
  if (!/[一-龥]{2}/.test(text) || leadsToCitation(text)) return false;
  return STATES.test(text) || !TELLS_A_CASE.test(text);
}
