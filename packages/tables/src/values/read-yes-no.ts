import { flatCell } from './flat-cell.ts';

const YES = /^(?:是|对|有|√|✓|✔|☑|y|yes|true|t|1)$/i;
const NO = /^(?:否|不是|错|无|没有|×|✗|✘|☐|n|no|false|f|0)$/i;

/** Whether a cell says yes or no; null where it says neither. */
export function readYesNo(text: string): boolean | null {
  const flat = flatCell(text);
  return YES.test(flat) ? true : NO.test(flat) ? false : null;
}
