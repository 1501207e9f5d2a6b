import { CLAUSE_CHANGE_LABELS } from '@mingfa/contract/labels/document-labels';

const CHANGES = CLAUSE_CHANGE_LABELS['zh-CN'];

export default {
  back: '返回文档阅读',
  title: '两稿比对',
  intro: '上传或选择先后两稿，逐条看出增加、删除、改动和移动。',
  drop: '把文件拖到这里，或',
  dropNow: '松开即可上传',
  upload: '上传文件',
  older: '旧稿',
  newer: '新稿',
  pick: '选择已有的文档',
  start: '开始比对',
  same: '请选择两份不同的文档',
  empty: '还没有比对过。',
  counts: `${CHANGES.changed} {{changed}} · ${CHANGES.added} {{added}} · ${CHANGES.removed} {{removed}} · ${CHANGES.moved} {{moved}} · ${CHANGES.renumbered} {{renumbered}} · ${CHANGES.same} {{same}}`,
  onlyChanged: '只看有变化的',
  unchanged: '两稿相同',
  change: CHANGES,
  formerly: '旧稿为：{{label}}',
  export: '导出比对',
  delete: '删除',
  deleteTitle: '删除这次比对？',
  deleteText: '两份文档都会保留。',
  missing: '没有找到这次比对，可能已被删除',
  inserted: '增加：',
  deleted: '删除：',
};
