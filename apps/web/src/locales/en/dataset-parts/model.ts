export const model = {
  model: {
    title: 'Ask a model for SQL',
    do: 'Ask {{model}} for SQL',
    question: 'What to ask',
    hint: 'You first see everything that would be sent; nothing leaves before you agree.',
    preview: 'See what would be sent',
    wouldLeave: 'Everything that would be sent',
    agree:
      'By sending you agree that the text below goes to {{model}}. It has names of tables and columns and masked examples only, none of your rows.',
    masked_one: ' The outgoing check also replaced {{count}} name or number.',
    masked_other: ' The outgoing check also replaced {{count}} names or numbers.',
    role: { system: 'Instructions', user: 'Question' },
    send: 'Agree and send to {{model}}',
    wasSent: 'What was sent',
    viewChanged:
      'The tables have just changed, and so has what would be sent. Read it again before you send it.',
    proposed: 'SQL of the model',
    none: 'No SQL came back that would run.',
    says: '{{model}} says:',
    columns: 'It was tried and would run. Columns of its answer: {{columns}}.',
    attempts_one: 'Written {{count}} time',
    attempts_other: 'Written {{count}} times',
    take: 'Use this SQL',
  },
};
