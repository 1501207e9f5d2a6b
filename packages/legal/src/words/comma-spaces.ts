const BETWEEN_WORDS = /(?<=[\p{Script=Han}”」）)]) (?= *\p{Script=Han})/gu;
/** A number with nothing before it that parts it from its clause: 总价18000 定金. In 交了 6000 定金 both spaces are for the eye. */
const BEHIND_NUMBER = /(?<![ \d.,])(\d[\d.,]*%?) (?= *(\p{Script=Han}{1,3}))/gu;
const UNIT = /^(?:[元块万千百个日号天岁级次节平米分点名人位折倍多余以左]|[年月](?!平均|薪|收入|租|供|息))/;
/** So many spaces between words are commas, and those behind numbers too. */
const TYPES_SPACES = 2;

/**
 * A text of somebody who types spaces for commas with commas in their place, character for character, so that a place found here is
 * the place in the original: 总价18000 定金交了6000 昨天店里说没货.
 */
export function commaSpaces(text: string): string {
  const flat = text.replace(/[\t\u3000]/g, ' ');
  const told = flat.replace(BETWEEN_WORDS, '，');
  if ((flat.match(BETWEEN_WORDS) ?? []).length < TYPES_SPACES) return told;
  return told.replace(BEHIND_NUMBER, (all, number: string, next: string) =>
    UNIT.test(next) ? all : `${number}，`,
  );
}
