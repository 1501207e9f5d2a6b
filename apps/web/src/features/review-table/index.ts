export { ReviewTableList } from './components/home/review-table-list.tsx';
