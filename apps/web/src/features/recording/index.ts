export { RecordingScreen } from './screens/recording-screen.tsx';
