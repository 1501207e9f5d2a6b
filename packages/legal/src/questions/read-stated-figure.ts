import { findMeasures } from '../figures/find-measures.ts';
import type { QuestionReading } from './read-question.ts';

/** What somebody states of one article and asks whether it is right. */
export interface StatedOfArticle {
  citation: QuestionReading['citations'][number];
  /** Without the citation and without what asks. */
  statement: string;
}

/** Whoever says more tells a story, in which a figure may be their own. */
const MOST_CHARACTERS = 90;
const MOST_LETTERS = 200;

/** Asks whether what stands before it is right. */
const IS_IT_RIGHT =
  /[，,\s]*(?:这样?(?:说|讲|理解)?|(?:说|讲)得?)?(?:对吗|对么|对嘛|对吧|对不对|是吗|是吧|是不是|是真的吗|正确吗|准确吗|没错吧)[？?。！\s]*$|[,.\s]*\b(?:is (?:that|this|it) )?(?:right|correct|true|isn['’]t it)[?.!\s]*$/i;
/** Asks it before: only the figure is behind it. */
const WHETHER = /是不是|是否(?:是|为)?|^\s*(?:is it (?:true|right|correct) that|is)\b/i;
/** …是三年吗 */
const BARE = /吗[？?。！\s]*$/;

/** Somebody's own case, a denial, a choice or a condition: there the figure is not what is asked about. */
const NOT_PLAIN =
  /我|咱|老板|房东|老公|老婆|不是|并非|没有|还是|或者?|如果|过了|已经|以后|之后|\b(?:I|my|we|our|not|or|if|after)\b/i;
/** What may stand behind the figure: 以内, 的工资, of the price; nothing that follows from it. */
const BEHIND = /^(?:以[上下内]|之内|内|左右)?的?[^，,。；;就才能可应须会要后起告赔判无]{0,6}$/;
const BEHIND_IN_ENGLISH =
  /^(?:\s+(?:of|per|in|at|most|least|or|less|more|the|a|an|total|price|pay|wage|month|year|contract|value|damages)\b)*\s*$/i;

/** The statement of a message that names one article, states a figure of it and asks no more than whether that is right. */
export function readStatedFigure({
  text,
  citations,
}: Pick<QuestionReading, 'text' | 'citations'>): StatedOfArticle | null {
  const [citation, ...others] = citations.filter(({ article }) => article);
  const isChinese = /\p{Script=Han}/u.test(text.replace(/《[^》]*》/g, ''));
  if (!citation || citation.to || others.length > 0) return null;
  if (text.length > (isChinese ? MOST_CHARACTERS : MOST_LETTERS)) return null;
  const rest = `${text.slice(0, citation.start)} ${text.slice(citation.end)}`;
  const asked = IS_IT_RIGHT.exec(rest) ?? BARE.exec(rest);
  const head = rest.slice(0, asked?.index ?? rest.length).replace(/[？?。.！!\s]+$/, '');
  const whether = WHETHER.exec(head);
  if (!asked && !whether) return null;
  const statement = head.replace(WHETHER, isChinese ? '是' : ' ').trim();
  const last = findMeasures(statement).at(-1);
  if (!last || NOT_PLAIN.test(statement)) return null;
  const behind = statement.slice(last.end);
  if (!(isChinese ? BEHIND : BEHIND_IN_ENGLISH).test(behind)) return null;
  // A bare 吗 asks of a figure only where that is what 是 says.
  const isBare = asked !== null && IS_IT_RIGHT.exec(rest) === null && !whether;
  if (isBare && !/(?:是|为|写的?)[^，,。]{0,4}$/.test(statement.slice(0, last.start))) return null;
  return { citation, statement };
}
