import { AuditsPanel } from '../components/audits-panel.tsx';

/** The audit of citations, as a tab of the documents. */
export default function CitationAuditsTab() {
  return <AuditsPanel />;
}
