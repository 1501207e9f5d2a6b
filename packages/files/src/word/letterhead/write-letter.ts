import type { PrintedFile } from '../../printed/printed-file.ts';
import { ParseFailure } from '../../reading/parse-failure.ts';
import { openLetterhead } from './open-letterhead.ts';
import { readLetterhead } from './read-letterhead.ts';
import { writeIntoLetterhead } from './write-into-letterhead.ts';

/**
 * A file as a letter on somebody's own letterhead. Takes long for long ones: call it in a process of its own.
 * @throws ParseFailure
 */
export async function writeLetter(content: Buffer, printed: PrintedFile): Promise<Buffer> {
  // What was kept was looked at when it came; a file that was changed since is looked at again.
  const { problems } = await readLetterhead(content);
  if (problems.length > 0) throw new ParseFailure('file_unsafe');
  return writeIntoLetterhead(await openLetterhead(content), printed);
}
