import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { PageLoading } from '../../components/page-loading.tsx';
import { DocumentsScreen } from '../../features/drafting/index.ts';

// The calculators with their rules are heavy; templates do not wait for them.
const CalculatorScreen = lazy(() => import('../../features/calculator/screens/calculator-screen.tsx'));
const CalculatorList = lazy(() => import('../../features/calculator/screens/calculators-tab.tsx'));
const CitationAudits = lazy(() => import('../../features/citation-audit/screens/citation-audits-tab.tsx'));

/** Drafting, audits of citations and calculators know nothing of each other; they meet here. An address that names a calculator opens it. */
export default function DocumentsWithAuditsAndCalculators() {
  const [params] = useSearchParams();
  if (params.get('calculator')) return <Waiting Panel={CalculatorScreen} />;
  return <DocumentsScreen Audits={AuditsTab} Calculators={CalculatorsTab} />;
}

const AuditsTab = () => <Waiting Panel={CitationAudits} />;
const CalculatorsTab = () => <Waiting Panel={CalculatorList} />;

function Waiting({ Panel }: { Panel: typeof CalculatorScreen }) {
  return (
    <Suspense fallback={<PageLoading />}>
      <Panel />
    </Suspense>
  );
}
