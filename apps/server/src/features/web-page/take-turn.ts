import { AppError } from '../../ports/app-error.ts';

/** Pages one person may have opened at a time: each may take twenty seconds and ten megabytes. */
const MAX_AT_ONCE = 3;
const RETRY_SECONDS = 5;

const underWay = new Map<string, number>();

/** Keeps one person from taking all the places there are. @throws AppError `rate_limited` */
export async function takeTurn<Result>(userId: string, run: () => Promise<Result>): Promise<Result> {
  const before = underWay.get(userId) ?? 0;
  if (before >= MAX_AT_ONCE) {
    throw new AppError('rate_limited', { seconds: RETRY_SECONDS }, { retryAfterSeconds: RETRY_SECONDS });
  }
  underWay.set(userId, before + 1);
  try {
    return await run();
  } finally {
    const left = (underWay.get(userId) ?? 1) - 1;
    if (left === 0) underWay.delete(userId);
    else underWay.set(userId, left);
  }
}
