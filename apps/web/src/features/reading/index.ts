export { DocumentScreen } from './screens/document-screen.tsx';
export { WebPageScreen } from './screens/web-page-screen.tsx';
