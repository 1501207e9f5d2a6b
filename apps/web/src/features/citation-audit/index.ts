export { AuditTool } from './components/audit-tool.tsx';
