import { type DocumentDate, readDocumentDates } from '../read-document-dates.ts';

/** A term from one day to another. */
export interface DateRange {
  from: DocumentDate & { iso: string };
  to: DocumentDate & { iso: string };
}

const BETWEEN =
  /^[\s日号起始开()（）,，、]*(?:计算|算)?[\s起始,，]*(?:至|到|—{1,2}|–|-|~|～|直至|截至|,?\s*(?:and\s+)?(?:shall\s+|will\s+)?(?:end(?:s|ing)?|expir(?:e|es|ing)|terminat(?:e|es|ing)|continu(?:e|es|ing))\s+(?:on|until|through)|through|to|until)[\s于]*$/i;

/** Terms given by their first and last day, in the order of the text. */
export function dateRanges(text: string): DateRange[] {
  const dates = readDocumentDates(text);
  return dates.flatMap((from, index) => {
    const to = dates[index + 1];
    if (!to || from.iso?.length !== 10 || to.iso?.length !== 10) return [];
    return BETWEEN.test(text.slice(from.end, to.start))
      ? [{ from: { ...from, iso: from.iso }, to: { ...to, iso: to.iso } }]
      : [];
  });
}
