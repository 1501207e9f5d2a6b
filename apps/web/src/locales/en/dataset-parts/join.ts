export const join = {
  join: {
    title: 'Join other tables',
    loading: 'Looking for columns that match',
    none: 'No key was found that two tables have in common.',
    pair: '{{left}} = {{right}}',
    share: '{{share}}% of the values match',
    kind: 'Rows without a match',
  },
};
