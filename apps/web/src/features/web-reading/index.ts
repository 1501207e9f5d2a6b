export { WebPageScreen } from './screens/web-page-screen.tsx';
