import { CitationCard } from '../../features/citation-audit/index.ts';
import { DraftScreen } from '../../features/drafting-draft/index.ts';

/** A draft is checked for its citations as any text is; the two features meet here. */
export default function DraftWithCitations() {
  return <DraftScreen Citation={CitationCard} />;
}
