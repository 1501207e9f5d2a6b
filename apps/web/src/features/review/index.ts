export { PlaybookList } from './components/playbook/playbook-list.tsx';
export { ReviewTool } from './components/review-tool.tsx';
