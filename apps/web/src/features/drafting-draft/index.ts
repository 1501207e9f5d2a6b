export { DraftScreen } from './screens/draft-screen.tsx';
