export { seedStarterLibrary } from './seed-starter-library.ts';
