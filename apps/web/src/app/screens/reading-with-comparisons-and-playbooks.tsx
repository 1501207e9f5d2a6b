import { ComparisonList } from '../../features/comparison/index.ts';
import { DocumentReadingScreen } from '../../features/reading/index.ts';
import { PlaybookList } from '../../features/review/index.ts';

/** Reading, comparison and review know nothing of each other; they meet here. */
export default function ReadingWithComparisonsAndPlaybooks() {
  return <DocumentReadingScreen Comparisons={ComparisonList} Playbooks={PlaybookList} />;
}
