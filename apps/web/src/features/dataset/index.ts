export { DatasetsScreen } from './screens/datasets-screen.tsx';
