export { AuditTool } from './components/audit-tool.tsx';
export { CitationCard } from './components/citation-card.tsx';
