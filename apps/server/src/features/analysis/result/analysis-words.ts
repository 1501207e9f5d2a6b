import type { Language } from '@mingfa/contract/values';

/** What exports and shares of analyses say. */
export interface AnalysisWords {
  suffix: string;
  overview: string;
  columns: {
    step: string;
    kind: string;
    title: string;
    says: string;
    data: string;
    ranAt: string;
    rows: string;
    state: string;
  };
  finding: string;
  share(label: string): string;
  sqlOf(model: string): string;
  data(title: string, build: number): string;
  ranAt(day: string): string;
  rows(total: number): string;
  shown(shown: number, total: number): string;
  columnsLeftOut(labels: readonly string[]): string;
  basis(read: number, used: number): string;
  filters(filters: readonly string[]): string;
  leftOut(label: string, empty: number, unreadable: number): string;
  grouped(label: string, rows: number): string;
  tied(asked: number, rows: number): string;
  unseen(label: string, unreadable: number): string;
  loose(numbers: string): string;
  figure(label: string, text: string): string;
  noChart: string;
  /** A cell without a value, as a chart names it. */
  blank: string;
  /** The axis of a histogram. */
  counted: string;
  /** What a chart shows, for whoever cannot see it. */
  chart(kind: string, columns: readonly string[]): string;
  drawn(drawn: number, total: number): string;
  meaning: string;
}

export const ANALYSIS_WORDS: Record<Language, AnalysisWords> = {
  'zh-CN': {
    suffix: '分析',
    overview: '步骤',
    columns: {
      ...{
        step: '步骤',
        kind: '类型',
        title: '标题',
        says: '内容',
        data: '数据',
        ranAt: '运行时间（北京时间）',
      },
      ...{ rows: '行数', state: '状态' },
    },
    finding: '结论',
    share: (label) => `${label}（占最大值）`,
    sqlOf: (model) => `SQL 由模型 ${model} 提出，经人采用`,
    data: (title, build) => `数据：${title}（第 ${build} 版）`,
    ranAt: (day) => `运行于 ${day}（北京时间）`,
    rows: (total) => `共 ${total} 行`,
    shown: (shown, total) => `显示前 ${shown} 行，共 ${total} 行`,
    columnsLeftOut: (labels) => `另有 ${labels.length} 列没有印出：${labels.join('、')}`,
    basis: (read, used) => `读取 ${read} 行，用到 ${used} 行`,
    filters: (filters) => `条件：${filters.join('、')}`,
    leftOut: (label, empty, unreadable) => {
      const parts = [
        ...(empty > 0 ? [`空 ${empty} 行`] : []),
        ...(unreadable > 0 ? [`读不出 ${unreadable} 行`] : []),
      ];
      return `“${label}”${parts.join('、')}未计入`;
    },
    grouped: (label, rows) => `“${label}”空或读不出的 ${rows} 行归入（空）`,
    tied: (asked, rows) => `第 ${asked} 名有并列，都已列出，共 ${rows} 个`,
    unseen: (label, unreadable) => `“${label}”读不出的 ${unreadable} 行，条件无从判断`,
    loose: (numbers) => `以下数字是手写的，没有对应到结果：${numbers}`,
    figure: (label, text) => `${text}：${label}`,
    noChart: '这个结果不适合画图，见它的表格。',
    blank: '（空）',
    counted: '行数',
    chart: (kind, columns) => `${kind}：${columns.join('、')}。数字见下面的表格。`,
    drawn: (drawn, total) => `图中画前 ${drawn} 行，共 ${total} 行`,
    meaning: '数字由程序对全部数据计算，不取自预览；“状态”为过时的，数据或步骤在运行之后改过。',
  },
  en: {
    suffix: 'analysis',
    overview: 'Steps',
    columns: {
      ...{
        step: 'Step',
        kind: 'Kind',
        title: 'Title',
        says: 'Says',
        data: 'Data',
        ranAt: 'Ran at (Beijing time)',
      },
      ...{ rows: 'Rows', state: 'State' },
    },
    finding: 'Finding',
    share: (label) => `${label} (of the largest)`,
    sqlOf: (model) => `SQL proposed by the model ${model}, taken over by a person`,
    data: (title, build) => `Data: ${title} (version ${build})`,
    ranAt: (day) => `ran at ${day} (Beijing time)`,
    rows: (total) => `rows: ${total}`,
    shown: (shown, total) => `first rows shown: ${shown} of ${total}`,
    columnsLeftOut: (labels) => `Columns not printed (${labels.length}): ${labels.join(', ')}`,
    basis: (read, used) => `rows read: ${read}, used: ${used}`,
    filters: (filters) => `where ${filters.join(', ')}`,
    leftOut: (label, empty, unreadable) => {
      const parts = [
        ...(empty > 0 ? [`${empty} empty`] : []),
        ...(unreadable > 0 ? [`${unreadable} unreadable`] : []),
      ];
      return `rows left out, “${label}”: ${parts.join(' and ')}`;
    },
    grouped: (label, rows) => `rows in the group (empty), “${label}” empty or unreadable: ${rows}`,
    tied: (asked, rows) => `ties for place ${asked} are all shown, ${rows} in all`,
    unseen: (label, unreadable) => `rows the filter says nothing of, “${label}” unreadable: ${unreadable}`,
    loose: (numbers) => `These numbers were written by hand, and no answer shows them: ${numbers}`,
    figure: (label, text) => `${text}: ${label}`,
    noChart: 'This answer does not suit a chart; see its table.',
    blank: '(empty)',
    counted: 'Rows',
    chart: (kind, columns) => `${kind}: ${columns.join(', ')}. The figures are in the table below.`,
    drawn: (drawn, total) => `first rows drawn: ${drawn} of ${total}`,
    meaning:
      'Figures were counted by the program over all rows, never from a preview. Where the state says out of date, data or steps were changed after the run.',
  },
};
