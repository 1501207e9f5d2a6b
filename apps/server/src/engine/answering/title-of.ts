const TITLE_MAX_LENGTH = 24;

/** A conversation's first title: the question's first clause, without greetings, shortened to one line of the sidebar. */
export function titleOf(question: string): string {
  const plain = question
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^(?:[\s，,。]*(?:你好|您好|请问|想问一下|咨询一下|我想问|hello\b|hi\b)[，,。!！\s]*)+/i, '')
    .trim();
  const clause = /^.{6,}?(?=[。！？!?；;])/.exec(plain)?.[0] ?? plain;
  const characters = [...clause];
  const wide = /[\u3400-\u9fff]/.test(clause);
  const limit = wide ? TITLE_MAX_LENGTH : TITLE_MAX_LENGTH * 2;
  return characters.length > limit
    ? `${characters.slice(0, limit).join('').trimEnd()}…`
    : clause || question.slice(0, limit);
}
