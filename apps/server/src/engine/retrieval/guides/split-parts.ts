/** A stretch of a question: some clauses that stand together. */
export interface QuestionPart {
  /** Its first and last clause. */
  from: number;
  to: number;
}

/** What somebody wants stands in the beginning, and everybody waits while it is read. */
const READ_CHARACTERS = 1600;
const MOST_CLAUSES = 60;
/** A shorter piece (但是, 现在) says nothing alone and belongs to what follows. */
const LEAST_CHARACTERS = 4;
const MOST_TOGETHER = 3;

/** The clauses of a question, in its order: what stands between two marks. */
export function splitClauses(text: string): string[] {
  const clauses: string[] = [];
  let short = '';
  for (const piece of text.slice(0, READ_CHARACTERS).split(BETWEEN_CLAUSES)) {
    const clause = `${short}${piece.trim()}`;
    if (clause.length < LEAST_CHARACTERS) {
      short = clause;
      continue;
    }
    short = '';
    clauses.push(clause);
    if (clauses.length >= MOST_CLAUSES) return clauses;
  }
  if (short === '') return clauses;
  if (clauses.length === 0) return [short];
  clauses[clauses.length - 1] += short;
  return clauses;
}

const BETWEEN_CLAUSES = /[。！？!?；;，,\n\r]+|\.\s+|\s{2,}|(?<=\p{Script=Han})\s+(?=\p{Script=Han})/u;

/** Every run of up to three clauses: a trouble is told in one, two or three. */
export function partsOf(clauses: number): QuestionPart[] {
  const parts: QuestionPart[] = [];
  for (let from = 0; from < clauses; from += 1) {
    for (let to = from; to < Math.min(clauses, from + MOST_TOGETHER); to += 1) parts.push({ from, to });
  }
  return parts;
}
