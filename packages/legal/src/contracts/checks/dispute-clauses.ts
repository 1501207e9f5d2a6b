import type { RuleText } from '../rule-text.ts';
import type { Sentence } from '../sentences.ts';

/** A clause that says where disputes go. */
export interface DisputeClause {
  clauseId: string | null;
  folded: string;
  sentences: Sentence[];
}

const DISPUTE = /争议|纠纷|诉讼|仲裁|异议|争端|争执/;
const COURT =
  /法院[^。；]{0,12}(?:起诉|诉讼|提诉|管辖|解决|裁决|判决|处理)|(?:起诉|诉讼|管辖)[^。；]{0,20}法院/;
/** Longer clauses are whole chapters read as one. */
const LONGEST = 4000;

/** The clauses that send disputes to arbitration or a court. */
export function disputeClauses(text: RuleText): DisputeClause[] {
  return text.articles
    .filter(
      ({ folded }) =>
        folded.length < LONGEST && DISPUTE.test(folded) && (/仲裁/.test(folded) || COURT.test(folded)),
    )
    .map(({ clause, folded, lines }) => ({
      clauseId: clause?.id ?? null,
      folded,
      sentences: lines.flatMap(({ sentences }) => sentences),
    }));
}

/** 劳动仲裁 comes before the court, and a court enforces awards: no choice between the two. */
export const IS_NO_CHOICE =
  /劳动(?:争议|人事)|对(?:仲裁)?裁决不服|强制执行|申请执行|保全|撤销(?:仲裁)?裁决|诉讼时效|仲裁费|诉讼费/;
