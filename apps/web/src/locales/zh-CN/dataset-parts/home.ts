export const home = {
  intro:
    '上传银行流水、工资表、账册等表格，用一句话提问，得到表格和图表。每个数字都能追到它的原始行；全程在本服务器完成，原文件不会改动。',
  homeTabs: { datasets: '数据集', analyses: '分析', reviews: '审阅表' },
  signUpTitle: '注册后即可分析自己的表格',
  signUpHint: '表格和结果只属于你，别人看不到。',
  add: {
    label: '上传表格',
    drop: '把表格拖到这里，或',
    dropNow: '松开即可上传',
    choose: '选择文件',
    kinds:
      'CSV、Excel（xlsx）、JSON、Parquet，每个最大 {{limit}}。一次选中的多个文件（最多 {{count}} 个）放进同一个数据集。',
    tooMany: '一个数据集最多 {{limit}} 个文件',
  },
  sending: {
    label: '正在上传 {{name}}',
    there: '已上传，等同一批的其他文件',
    keepTwice: '仍然上传',
    leaveOut: '不上传 {{name}}',
    replaces: '用来替换“{{title}}”的文件',
  },
  list: {
    search: '按名称查找',
    empty: '还没有数据集。上传一张表，就能直接问它',
    emptyHint: '编码、分隔符、表头、万元、日期的写法会自动识别，导入前给你看过。',
    nothing: '没有名称包含“{{words}}”的数据集。',
  },
  row: { tables_other: '{{count}} 张表', rows_other: '{{shown}} 行', more: '“{{title}}”的操作' },
  way: {
    stored: '正在识别表格',
    recognised: '正在导入',
    loaded: '正在整理',
    stop: '停止',
    retryAt: '{{time}} 再试',
  },
  rename: { do: '重命名', name: '数据集的名称' },
  delete: {
    do: '删除',
    title: '删除“{{title}}”？',
    text: '文件、表格和所有步骤都会删除，不能恢复。',
    analyses_other: '有 {{count}} 份分析在问它，这些分析会留下，但其中由它得出的结果会一并删除。',
  },
  replace: {
    do: '换成新文件',
    title: '换成新文件？',
    text_other:
      '请选 {{count}} 个格式相同的文件（列名一致）。现有的 {{steps}} 步会在新文件上照做一遍，原来的数据会被替换。',
    choose: '选择文件',
    wrong_other: '请选 {{count}} 个文件，与现在的文件数相同。',
    done: '“{{title}}”的文件已换，正在重新导入',
  },
  fromDocument: {
    do: '从读过的文档里取表格',
    title: '从文档里取表格',
    hint: '选一份读过的文档，其中的表格会成为一个数据集。',
    search: '按名称查找文档',
    none: '还没有读过的文档。可以先在“文档阅读”里上传。',
    nothing: '没有名称包含“{{words}}”的文档。',
    take: '取出表格',
    takeOf: '取出“{{name}}”里的表格',
  },
};
