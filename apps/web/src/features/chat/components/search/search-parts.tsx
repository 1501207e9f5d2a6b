import { type AnswerPart, dataOf } from '@mingfa/contract/answer-part';
import { ContraryList } from './contrary-list.tsx';
import { GapList } from './gap-list.tsx';
import { SearchLogView } from './search-log-view.tsx';

export { PlanView } from './plan-view.tsx';

/** Below the text of an answer that was looked up by a plan: what speaks against it, what was not found, and every search. */
export function SearchOutcome({ parts }: { parts: readonly AnswerPart[] }) {
  return (
    <>
      <ContraryList items={dataOf(parts, 'contrary')?.items ?? []} />
      <GapList gaps={dataOf(parts, 'gaps')?.gaps ?? []} />
      <SearchLogView entries={dataOf(parts, 'search-log')?.entries ?? []} />
    </>
  );
}
