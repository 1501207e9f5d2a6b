import type { StatuteCitation } from '@mingfa/legal/citation/citation';

/** 应适用当时有效的《…》, 合同订立时施行的《…》: the law of then, and not that of the day, is what the text means to cite. */
const BEFORE =
  /(?:当时|彼时|(?:行为|发生|签订|订立|成立|签约|事发|案发|死亡|开始|履行|登记|结婚|入职|转让|付款)(?:之)?时)(?:仍|尚|所)?(?:有效|施行|实施|适用|生效)?的?(?:法律)?[，,：:、]?即?[\s]*$/;
/** 《…》（当时有效）第…条, 《…》第…条（行为时有效）. */
const IN_BRACKETS =
  /[（(][^（）()]{0,12}(?:当时|彼时|[一-龥]时)(?:仍|尚)?(?:有效|施行|适用)[^（）()]{0,12}[）)]/;
/** 依照《…》第…条……，那是该案当时的法律. */
const SAID_BEHIND =
  /^[^。；！？\n]{0,30}[，,”]\s*[这那此]?(?:系|是|为|属于?)[一-龥]{0,6}(?:当时|彼时|其时|[裁判行]?[判决为]时)(?:有效|施行|适用|生效)?的?(?:法律?|规定|条文)/;
/** the rule then in force was 《…》. */
const ENGLISH =
  /\b(?:then (?:in force|in effect|applicable|effective)|(?:in force|in effect|applicable) (?:then|at (?:the|that) time))\b[^.;\n]{0,24}$/i;
/** 继承在新法施行前开始，原则上适用当时的法律：…。 A statement of the paragraph that holds for the laws that it then cites. */
const STATED_BEFORE = /适用[^，。；\n]{0,6}当时(?:的|有效的?|施行的?)[^，。；\n]{0,8}(?:法律|规定|司法解释)/;
/** Where the law of today is spoken of again. */
const TODAY = /现行|现在|如今|目前|新法|施行(?:之?后|以来)/;
/** More of a sentence does not lead up to a citation. */
const LEAD_CHARACTERS = 40;

/** Whether a text says of a citation that the law of an earlier day is meant, as the facts of a case may demand (立法法 §104). */
export function isOfItsTime(text: string, { start, end, raw }: StatuteCitation): boolean {
  const lead = text.slice(Math.max(0, start - LEAD_CHARACTERS), start);
  const behind = /^[（(][^（）()]*[）)]/.exec(text.slice(end, end + LEAD_CHARACTERS))?.[0] ?? '';
  const rest = text.slice(end, end + 2 * LEAD_CHARACTERS);
  return (
    BEFORE.test(lead) ||
    ENGLISH.test(lead) ||
    IN_BRACKETS.test(raw) ||
    IN_BRACKETS.test(behind) ||
    SAID_BEHIND.test(rest)
  );
}

/** Whether the paragraph says, before it cites a law that is no more, that the law of then applies to what it speaks of. */
export function isOfTimeStated(text: string, { start }: { start: number }): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const at = before.search(STATED_BEFORE);
  return at >= 0 && !TODAY.test(before.slice(at));
}

/** The last day of the year that a citation names its text by: 《…》（2019年修正）. */
export function dayNamed(raw: string): string | null {
  const year = /[（(]\s*((?:19|20)\d{2})\s*年?/.exec(raw)?.[1];
  return year === undefined ? null : `${year}-12-31`;
}
