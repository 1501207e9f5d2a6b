import { URGENT_WORDS, type UrgentKind } from './urgent-words.ts';

/** An emergency that a text tells of. */
export interface Urgency {
  kind: UrgentKind;
  /** Somebody near the writer is in danger of hurting themselves, not the writer. */
  ofAnother: boolean;
}

/** What is wanted first stands at the beginning, or at the end; a whole document is not read for it. */
const READ_CHARACTERS = 3_000;
/** Two emergencies at once are told; more of them is no question any more. */
const KINDS_MAX = 2;

/**
 * Emergencies in a person's own words, gravest first. Somebody who may hurt themselves is heard alone: nothing else is said
 * then. It reads what is going on now; what is over, what was done by another and what only reads alike is none.
 */
export function findUrgency(text: string): Urgency[] {
  const read =
    text.length <= 2 * READ_CHARACTERS
      ? text
      : `${text.slice(0, READ_CHARACTERS)}\n${text.slice(-READ_CHARACTERS)}`;
  const plain = read.replace(/[’‘]/g, "'").replace(/[ \t\u3000]+/g, ' ');
  const clauses = plain.split(/[。！？!?；;\n]+/);
  const kinds = URGENT_WORDS.filter(({ says, unless }) =>
    clauses.some(
      (clause) => says.some((words) => words.test(clause)) && !unless.some((words) => words.test(clause)),
    ),
  );
  const selfHarm = kinds.find(({ kind }) => kind === 'self_harm');
  if (selfHarm) return [{ kind: 'self_harm', ofAnother: clauses.some((clause) => OF_ANOTHER.test(clause)) }];
  return kinds.slice(0, KINDS_MAX).map(({ kind }) => ({ kind, ofAnother: false }));
}

/** `我女儿说她不想活了`, `my friend wants to die`. */
const OF_ANOTHER =
  /(?:女儿|儿子|孩子|小孩|老公|老婆|丈夫|妻子|爱人|妈妈|我妈|爸爸|我爸|母亲|父亲|奶奶|爷爷|外婆|外公|朋友|同学|同事|室友|闺蜜|弟弟|妹妹|姐姐|哥哥|男友|女友|对象|前任|前夫|前妻|邻居|他|她)[^，。,]{0,10}(?:说|发消息|发信息|发微信|留言|扬言|闹着|喊着|要|想|在)[^，。,]{0,8}(?:不想活|想死|自杀|跳楼|跳河|轻生|想不开|寻死|割腕)|\b(?:my|a|our) (?:son|daughter|child|kid|husband|wife|partner|friend|mother|father|mum|mom|dad|brother|sister|boyfriend|girlfriend|roommate|colleague)\b.{0,30}\b(?:wants? to die|kill (?:him|her|them)sel|suicidal|end (?:his|her|their) life)/i;
