export const join = {
  join: {
    title: '连接其他表',
    loading: '正在找能对上的列',
    none: '没有找到两张表都有的关键列。',
    pair: '{{left}} ＝ {{right}}',
    share: '{{share}}% 的值对得上',
    kind: '对不上的行',
  },
};
