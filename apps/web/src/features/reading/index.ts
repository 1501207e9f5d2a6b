export { DocumentReadingScreen } from './screens/document-reading-screen.tsx';
export { DocumentScreen } from './screens/document-screen.tsx';
