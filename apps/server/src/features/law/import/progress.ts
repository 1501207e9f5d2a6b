/** What an import has done so far; stored in its row. */
export interface ImportProgress {
  filesTotal: number;
  filesDone: number;
  articles: number;
  lawsAdded: number;
  versionsAdded: number;
  versionsUpdated: number;
  versionsUnchanged: number;
  problemCount: number;
  /** The first {@link MOST_PROBLEMS}. */
  problems: { file: string; problem: string }[];
}

const MOST_PROBLEMS = 200;

export function emptyProgress(): ImportProgress {
  return {
    filesTotal: 0,
    filesDone: 0,
    articles: 0,
    lawsAdded: 0,
    versionsAdded: 0,
    versionsUpdated: 0,
    versionsUnchanged: 0,
    problemCount: 0,
    problems: [],
  };
}

export function addProblem(progress: ImportProgress, file: string, problem: string): void {
  progress.problemCount += 1;
  if (progress.problems.length < MOST_PROBLEMS) {
    progress.problems.push({ file: file.slice(0, 300), problem: problem.slice(0, 300) });
  }
}

/** The person asked to stop. */
export class ImportCancelled extends Error {
  constructor() {
    super('the import was cancelled');
    this.name = 'ImportCancelled';
  }
}
