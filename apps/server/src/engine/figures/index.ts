export { ADDED_FIGURES_KEY, readAddedFigures, readPublishedFigures } from './read-published-figures.ts';
