import { getTableColumns, sql } from 'drizzle-orm';
import { transcriptEdit } from '../../../db/schema/recording.ts';

const { removed, ...others } = getTableColumns(transcriptEdit);

/** An entry of the history without what it keeps to be put back: a whole transcript may be thousands of segments. */
export const EDIT_COLUMNS = others;

/** How many segments the transcript had whose place another took; null for every other entry. */
export const REPLACED_SEGMENTS = sql<
  number | null
>`case when ${removed} ->> 'kind' = 'transcript' then jsonb_array_length(${removed} -> 'segments') end`;
