import { AppError } from '../../ports/app-error.ts';
import { estimatePassword } from './estimate-password.ts';

/** Refuses a password that is common or easy to guess. @throws AppError `weak_password` */
export async function requireGoodPassword(
  password: string,
  known: readonly (string | null | undefined)[],
): Promise<void> {
  if ((await estimatePassword(password, known)).isTooEasy) throw new AppError('weak_password');
}
