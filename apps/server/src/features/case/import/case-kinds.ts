import type { ReadableKinds } from '../../../engine/importing/index.ts';

/** Files that can hold cases. Pages that only order a collection (`_index.md`) are none. */
export const CASE_KINDS: ReadableKinds = {
  file: /(?:^|\/)(?!_index\.md$)[^/]*\.(?:jsonl?|ndjson|csv|tsv|txt|md|markdown|docx|html?|pdf)$/i,
  told: '可导入：文件夹、zip、JSON、JSONL、CSV、TXT、MD、DOCX、HTML、PDF / a folder, zip, JSON, JSONL, CSV, TXT, MD, DOCX, HTML or PDF',
  fileBytes: 256 * 1024 * 1024,
};

/** Files whose rows are cases. */
export const TABLE_FILE = /\.(?:jsonl?|ndjson|csv|tsv)$/i;
