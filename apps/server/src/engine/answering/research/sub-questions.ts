/** More of them are one question too many: the rest stays in the last one. */
const MOST = 6;
/** A shorter piece (多久？) asks together with what stands before it. */
const LEAST_CHARACTERS = 4;
/** What somebody wants stands in the beginning. */
const READ_CHARACTERS = 4000;

const SENTENCES = /[^。！？!?；;\n]+[。！？!?；;]?/g;
const CLAUSES = /[^，,]+[，,]?/g;
const ASKS =
  /[？?]\s*$|是否|能否|可否|应否|能不能|可不可以|该不该|是不是|要不要|算不算|有没有|如何|怎么|怎样|多少|多久|多长|几[年天个月日]|哪[里儿个些种]|谁|什么|吗[？?。]?$|呢[？?。]?$|^\s*(?:can|may|must|should|shall|how|what|when|where|which|who|is|are|do|does|did|will)\b/i;
/** Begins another trouble. */
const BESIDES = /^\s*(?:另外|此外|除此之外|还有|再问|其次|第[二三四五]|同时|also\b|besides\b|in addition\b)/i;

/**
 * What a question asks, one by one, in its order and words: its sentences that ask, with the facts told right before them, and other
 * troubles that are told besides. A question that asks one thing is itself its only one.
 */
export function readSubQuestions(question: string): string[] {
  const sentences = question.slice(0, READ_CHARACTERS).match(SENTENCES) ?? [];
  const pieces = sentences.map((one) => one.trim()).flatMap(splitAsking);
  const parts: string[] = [];
  let facts = '';
  for (const piece of pieces) {
    if (BESIDES.test(piece) && facts !== '' && parts.length > 0) {
      parts.push(facts);
      facts = '';
    }
    facts += piece;
    if (!ASKS.test(piece) || facts.length < LEAST_CHARACTERS) continue;
    parts.push(facts);
    facts = '';
  }
  // Facts told after the last question belong to all of it.
  if (facts !== '') {
    if (BESIDES.test(facts)) parts.push(facts);
    else if (parts.length > 0) parts[parts.length - 1] += facts;
  }
  const asked = parts.map(tidy).filter((part) => part !== '');
  if (asked.length < 2) return [tidy(question)];
  return asked.length <= MOST ? asked : [...asked.slice(0, MOST - 1), asked.slice(MOST - 1).join('')];
}

/** `能不能要赔偿，怎么算，去哪里仲裁？` asks three things. */
function splitAsking(sentence: string): string[] {
  const clauses = sentence.match(CLAUSES) ?? [sentence];
  return clauses.filter((clause) => ASKS.test(clause.replace(/[，,]$/, ''))).length < 2
    ? [sentence]
    : clauses;
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[，,；;\s]+$/, '')
    .trim();
