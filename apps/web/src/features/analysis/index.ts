export { AnalysisList } from './components/home/analysis-list.tsx';
