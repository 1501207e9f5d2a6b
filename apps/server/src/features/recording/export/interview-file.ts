import type { PrintedFile } from '@mingfa/files/printed/printed-file';
import type { Spoken } from './read-spoken.ts';
import { transcriptFile } from './transcript-file.ts';
export const interviewFile = (spoken: Spoken, _head: object, _form: string, today: string): PrintedFile => transcriptFile(spoken, 'zh-CN', today);
