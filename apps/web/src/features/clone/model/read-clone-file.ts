import { type CloneFile, cloneFile } from '@mingfa/contract/clone';

/** An exported clone from the text of a file; null where it is none. */
export function readCloneFile(text: string): CloneFile | null {
  try {
    const read = cloneFile.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
