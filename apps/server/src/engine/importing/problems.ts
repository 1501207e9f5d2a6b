import type { Language } from '@mingfa/contract/values';
import { ParseFailure } from '@mingfa/files/reading/parse-failure';
import { AppError } from '../../ports/app-error.ts';
import { toErrorAnswer } from '../../runtime/error-answer.ts';

/** What every import tells of itself while it runs; stored in its row. */
export interface ImportCourse {
  filesTotal: number;
  filesDone: number;
  problemCount: number;
  /** The first {@link MOST_PROBLEMS}. */
  problems: { file: string; problem: string }[];
}

const MOST_PROBLEMS = 200;

/** The course of an import that has not begun. */
export function emptyCourse(): ImportCourse {
  return { filesTotal: 0, filesDone: 0, problemCount: 0, problems: [] };
}

/** Notes what became of a file, in Chinese and English in one line: whoever reads it later may read either. */
export function addProblem(course: ImportCourse, file: string, problem: string): void {
  course.problemCount += 1;
  if (course.problems.length < MOST_PROBLEMS) {
    course.problems.push({ file: file.slice(0, 300), problem: problem.slice(0, 300) });
  }
}

/** Why a file could not be read, as a line of the report. */
export function describeFailure(error: unknown): string {
  const reason = error instanceof ParseFailure ? tellFailure(error) : (error as Error).message;
  return `无法读取 / could not be read: ${reason}`.slice(0, 300);
}

function tellFailure({ code, values }: ParseFailure): string {
  const failure = new AppError(code, values);
  const inWords = (language: Language) =>
    toErrorAnswer(failure, { language, requestId: '' }).body.errorMessage;
  return `${inWords('zh-CN')} / ${inWords('en')}`;
}
