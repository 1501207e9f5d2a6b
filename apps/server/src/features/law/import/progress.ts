import { emptyCourse, type ImportCourse } from '../../../engine/importing/index.ts';

/** What an import has done so far; stored in its row. */
export interface ImportProgress extends ImportCourse {
  articles: number;
  lawsAdded: number;
  versionsAdded: number;
  versionsUpdated: number;
  versionsUnchanged: number;
}

export function emptyProgress(): ImportProgress {
  return {
    ...emptyCourse(),
    articles: 0,
    lawsAdded: 0,
    versionsAdded: 0,
    versionsUpdated: 0,
    versionsUnchanged: 0,
  };
}
