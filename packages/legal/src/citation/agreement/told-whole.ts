import { measuresIn } from '../../figures/find-measures.ts';
import { rememberByText } from '../../words/remember-by-text.ts';
import { cutWords } from '../../words/segmentation.ts';
import { holds, isNaming } from './naming-words.ts';
import type { RuleClause } from './rule-sentences.ts';

/** One of several, any of which is enough. */
const EITHER = /(?:、|或者?)$/;
const OR = /^(?:、|或者?)/;
/** 材料齐全、符合法定形式 are two conditions, and who acts together with another does not act alone. */
const JOINED = /[和及与并且同]|^(?:符合|具有|具备|有|经|已|未|不|无|没有|达到|超过|能够|满)|[由经]/;
const MODE = /应|可|不得|有权|由|处/;

/** With these, what is told without its surroundings is more than the rule says. */
const NARROW = /可|由|经|不|未|无|免|减|停|禁|撤|吊|取消|终止|解除|限|仅|只|全|共同|分别|连/;
/** To whom, and by which rule: 向登记机关, 按照公司章程的规定. */
const BESIDE = /(?:向|为|按照?|依照?|依据|根据)$/;
const ENDS_MOMENT = /^(?:的?(?:时|前|后|之日|之前|之后|期间|期限|届满))/;

/** Characters of grammar that stand by themselves. */
const GRAMMAR =
  /^[的了在是和与或及并且但而则应可须得由自之其该本此被把对向为经按照因以于至到从时前后内外中上下里间起止者所均都也就各每有无不未非已仍再又还等年月日天个一二三四五六七八九十百千万两]$/;

/** Figures are compared for themselves. */
const withoutFigures = (text: string): string =>
  measuresIn(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );

/** The words of a text; what the dictionary has only character by character, 定作人, is one. */
const wordsIn = rememberByText((text): readonly string[] => {
  const words: string[] = [];
  let isOpen = false;
  for (const word of cutWords(withoutFigures(text))) {
    const isLoose = word.length === 1 && /[一-龥]/.test(word) && !GRAMMAR.test(word);
    if (isLoose && isOpen) words[words.length - 1] += word;
    else words.push(word);
    isOpen = isLoose;
  }
  return words;
}, 600);

/**
 * Whether a sentence says whatever names something in a clause of a rule. It may leave out one of several cases or persons, any of which is enough,
 * and of what must be done to whom and by which rule: what is told then is less, and as true.
 */
export function isToldWhole(
  { text, isCondition }: Pick<RuleClause, 'text' | 'isCondition'>,
  said: string,
): boolean {
  return leftOutOf(text, said).every(
    (one) =>
      isBareSubject(text, one, said) ||
      isOneOfSeveral(text, one, isCondition) ||
      (!isCondition && isBesideDuty(text, one)),
  );
}

/** The same of any words that stand before a rule's end. */
export const tellsWhole = (text: string, said: string): boolean =>
  isToldWhole({ text, isCondition: true }, said);

interface Stretch {
  start: number;
  end: number;
}

/** Who does it, by no more than a noun: 用人单位 of 用人单位应当自用工之日起…. What the sentence says of somebody else it has to find in the rule. */
const SUBJECT = /^[^的不未非无和与及、或因经由]{1,8}?(?=应|可|不得|有权|自|在|向|按|被)/;
/** Nobody is named before what has to be done. */
const NAMES_NOBODY = /^(?:应|可|不得|有权|须|自|在|向|按|被)/;
function isBareSubject(text: string, { start, end }: Stretch, said: string): boolean {
  const subject = SUBJECT.exec(text)?.[0] ?? '';
  if (end > subject.length) return false;
  const isToldInPart = wordsIn(subject).some((word) => isNaming(word) && said.includes(word));
  return isToldInPart || (start === 0 && said.split('，').some((clause) => NAMES_NOBODY.test(clause)));
}

/** The stretches of a clause in which nothing that names something is said. */
function leftOutOf(text: string, said: string): Stretch[] {
  const stretches: Stretch[] = [];
  let [at, open] = [0, false];
  for (const word of wordsIn(text)) {
    const end = at + word.length;
    const last = stretches.at(-1);
    if (isNaming(word) && holds(said, word)) open = false;
    else if (isNaming(word) && open && last) last.end = end;
    else if (isNaming(word)) {
      stretches.push({ start: at, end });
      open = true;
    }
    at = end;
  }
  return stretches;
}

function isOneOfSeveral(text: string, { start, end }: Stretch, isCondition: boolean): boolean {
  const [before, left, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (!EITHER.test(before) && !OR.test(after)) return false;
  if (JOINED.test(left) || (!/或/.test(text) && /[和及与并且]/.test(text))) return false;
  return isCondition || !MODE.test(before);
}

function isBesideDuty(text: string, { start, end }: Stretch): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (NARROW.test(text.replace(/不动产/g, '')) || ENDS_MOMENT.test(after)) return false;
  if (measuresIn(text).some(({ kind }) => kind !== 'time' && kind !== 'workdays')) return false;
  return BESIDE.test(before);
}
