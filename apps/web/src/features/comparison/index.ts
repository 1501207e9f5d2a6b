export { ComparisonList } from './components/comparison-list.tsx';
