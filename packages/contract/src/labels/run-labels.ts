import type { RunState } from '../chat.ts';
import type { Labels } from './labels.ts';

/** Why an answer is not whole. */
export const RUN_STATE_LABELS: Labels<Exclude<RunState, 'running' | 'finished'>> = {
  'zh-CN': { cancelled: '已停止', failed: '没有回答出来', interrupted: '因服务重启中断' },
  en: { cancelled: 'Stopped', failed: 'No answer came', interrupted: 'Interrupted by a restart' },
};
