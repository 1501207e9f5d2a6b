import type { Translated } from '../resources.ts';
import type recording from '../zh-CN/recording.ts';
import { dialogs } from './recording-parts/dialogs.ts';
import { home } from './recording-parts/home.ts';
import { transcript } from './recording-parts/transcript.ts';

export default {
  title: 'Recordings',
  back: 'Back to recordings',
  missing: 'This recording was not found. It may have been deleted.',
  again: 'Try again',
  ...home,
  ...transcript,
  ...dialogs,
} satisfies Translated<typeof recording>;
