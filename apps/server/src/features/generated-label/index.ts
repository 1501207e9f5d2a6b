export {
  acknowledgeCleanCopy,
  listCleanCopies,
  personalCleanCopies,
  removeOldCleanCopies,
} from './clean-copies.ts';
export { getLabelSettings, saveLabelSettings } from './label-settings.ts';
export { labelOfFile } from './make-label.ts';
export { previewLabel } from './preview-label.ts';
export { WordsCollector } from './words-collector.ts';
