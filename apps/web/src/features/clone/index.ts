export { WorkbenchScreen } from './screens/workbench-screen.tsx';
