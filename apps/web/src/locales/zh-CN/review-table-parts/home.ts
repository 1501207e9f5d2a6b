export const home = {
  intro:
    '把一批合同或裁判文书排成一张表：每行一份文件，每列一个问题。每一格都写明出处，点开就是原文的那一处；看过的格可以核对锁定。',
  new: '新建审阅表',
  list: {
    search: '按名称查找',
    empty: '还没有审阅表。四十份租约的租金、期限和押金，一张表看完',
    nothing: '没有名称包含“{{words}}”的审阅表。',
  },
  example: {
    label: '审阅表的样子（示例）',
    document: '文件',
    first: '甲店租约.docx',
    second: '乙店租约.pdf',
    third: '丙店租约.docx',
    rent: '月租金',
    deposit: '押金',
    sublease: '能否转租',
    rentFirst: '12,000 元',
    rentSecond: '9,500 元',
    rentThird: '11,800 元',
    depositFirst: '24,000 元',
    subleaseFirst: '须经书面同意',
    subleaseThird: '不得转租',
  },
  row: {
    size: '{{rows}} 份文件 × {{columns}} 列',
    more: '“{{title}}”的操作',
    cells: '{{done}} / {{total}} 格',
  },
  rename: { do: '重命名', name: '审阅表的名称' },
  delete: {
    do: '删除',
    title: '删除“{{title}}”？',
    text: '表里的所有格、核对和人工填写都会删除，不能恢复。文件本身保留。',
  },
};
