export { AiSearchScreen } from './screens/ai-search-screen.tsx';
export { SearchScreen } from './screens/search-screen.tsx';
