const OPEN = /＿/;
/** What stands alone without what stood before it. */
const STANDS_ALONE = /^(?:原告|被告|双方|申请人|被申请人|交警|经鉴定)/;

/** A composed sentence without what stayed open in it; nothing where the rest would not stand alone. */
export function withoutOpen(sentence: string): string[] {
  if (!OPEN.test(sentence)) return [sentence];
  const clauses = sentence.replace(/。$/, '').split('，');
  const first = clauses.findIndex((clause) => !OPEN.test(clause) && STANDS_ALONE.test(clause));
  if (first < 0) return [];
  const kept = clauses.slice(first).filter((clause) => !OPEN.test(clause));
  return kept.length > 0 ? [`${kept.join('，')}。`] : [];
}
