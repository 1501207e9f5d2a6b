export { DocumentsScreen } from './screens/documents-screen.tsx';
