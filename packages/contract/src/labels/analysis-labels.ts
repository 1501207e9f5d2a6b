import type { AnalysisState } from '../analysis.ts';
import type { FigureState, StaleReason, StepOutcomeState } from '../analysis-result.ts';
import type { AnalysisStepKind } from '../analysis-step.ts';
import type { ColumnMatchKind } from '../analysis-template.ts';
import type { AnalysisVersionReason, StepChange } from '../analysis-version.ts';
import type { Labels } from './labels.ts';

/** Whether the steps of an analysis are being run. */
export const ANALYSIS_STATE_LABELS: Labels<AnalysisState> = {
  'zh-CN': { idle: '没有在运行', working: '运行中', cancelled: '已停止运行', failed: '运行没有完成' },
  en: { idle: 'Not running', working: 'Running', cancelled: 'Run stopped', failed: 'Run failed' },
};

/** What a step of an analysis is. */
export const ANALYSIS_STEP_LABELS: Labels<AnalysisStepKind> = {
  'zh-CN': {
    text: '说明文字',
    question: '提问',
    query: 'SQL 查询',
    table: '表格',
    chart: '图表',
    finding: '结论',
  },
  en: {
    text: 'Text',
    question: 'Question',
    query: 'SQL query',
    table: 'Table',
    chart: 'Chart',
    finding: 'Finding',
  },
};

/** Whether what a step says still holds. */
export const STEP_STATE_LABELS: Labels<StepOutcomeState> = {
  'zh-CN': { never: '还没有运行', fresh: '结果是最新的', stale: '结果已过时', failed: '运行出错' },
  en: { never: 'Has not run', fresh: 'Up to date', stale: 'Out of date', failed: 'Went wrong' },
};

/** Why an answer no longer holds. */
export const STALE_REASON_LABELS: Labels<StaleReason> = {
  'zh-CN': {
    step_changed: '这一步运行后改过',
    dataset_changed: '数据运行后改过',
    dataset_gone: '所用的数据已被删除',
    source_changed: '引用的上一步有变化',
  },
  en: {
    step_changed: 'This step was changed since it ran',
    dataset_changed: 'Its data was changed since it ran',
    dataset_gone: 'Its data was deleted',
    source_changed: 'The step it shows has changed',
  },
};

/** Whether a figure of a finding still says what it said. */
export const FIGURE_STATE_LABELS: Labels<FigureState> = {
  'zh-CN': { same: '与结果一致', changed: '与写下时不同', missing: '结果里找不到' },
  en: {
    same: 'As the answer has it',
    changed: 'Differs from when it was written',
    missing: 'Not in the answer',
  },
};

/** Why a version of an analysis was kept. */
export const ANALYSIS_VERSION_LABELS: Labels<AnalysisVersionReason> = {
  'zh-CN': { run: '全部运行后', asked: '手动保存', restore: '恢复旧版前' },
  en: { run: 'After a run', asked: 'Saved by hand', restore: 'Before an older one was restored' },
};

/** What became of a step between two versions. */
export const STEP_CHANGE_LABELS: Labels<StepChange> = {
  'zh-CN': { same: '没有变化', added: '新增', removed: '删去', changed: '改过', moved: '换了位置' },
  en: { same: 'Unchanged', added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' },
};

/** How a column of a template was matched. */
export const COLUMN_MATCH_LABELS: Labels<ColumnMatchKind> = {
  'zh-CN': {
    same_name: '列名相同',
    like_name: '列名相近',
    same_meaning: '含义相同的唯一一列',
    chosen: '自己选的',
    missing: '没有对应的列',
  },
  en: {
    same_name: 'Called the same',
    like_name: 'Called nearly the same',
    same_meaning: 'The only one that means the same',
    chosen: 'Chosen by you',
    missing: 'No column takes its place',
  },
};
