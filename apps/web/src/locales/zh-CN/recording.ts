import { dialogs } from './recording-parts/dialogs.ts';
import { home } from './recording-parts/home.ts';
import { transcript } from './recording-parts/transcript.ts';

export default {
  title: '录音分析',
  back: '返回录音分析',
  missing: '没有找到这份录音，可能已被删除',
  again: '重试',
  ...home,
  ...transcript,
  ...dialogs,
};
