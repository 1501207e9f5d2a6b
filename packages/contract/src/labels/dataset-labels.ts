import type { DatasetState } from '../dataset.ts';
import type { Labels } from './labels.ts';

/** Whether something is being done with a dataset, or waits to be done. */
export const DATASET_STATE_LABELS: Labels<DatasetState> = {
  'zh-CN': {
    waiting: '排队中',
    working: '处理中',
    proposed: '等你确认表格',
    ready: '可以提问',
    failed: '没有完成',
    cancelled: '已停止',
  },
  en: {
    waiting: 'Waiting',
    working: 'In progress',
    proposed: 'Waits for you to look at its tables',
    ready: 'Ready to be asked',
    failed: 'Failed',
    cancelled: 'Stopped',
  },
};
