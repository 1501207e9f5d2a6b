import { emptyCourse, type ImportCourse } from '../../../engine/importing/index.ts';

/** What an import has done so far; stored in its row. */
export interface CaseProgress extends ImportCourse {
  read: number;
  added: number;
  joined: number;
  unchanged: number;
}

export function emptyProgress(): CaseProgress {
  return { ...emptyCourse(), read: 0, added: 0, joined: 0, unchanged: 0 };
}
