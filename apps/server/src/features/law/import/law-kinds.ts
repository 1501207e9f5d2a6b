import type { ReadableKinds } from '../../../engine/importing/index.ts';

/** Files that can hold a law; `.json` only as just-laws' `versions.json`. */
export const LAW_KINDS: ReadableKinds = {
  file: /\.(?:md|markdown|txt|html?|docx)$/i,
  beside: /(?:^|\/)versions\.json$/,
  told: '可导入：文件夹、zip、DOCX、HTML、TXT、MD / a folder, zip, DOCX, HTML, TXT or MD',
  fileBytes: 30 * 1024 * 1024,
};
