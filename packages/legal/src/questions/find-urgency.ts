import { plainSpeech } from './figures-of-speech.ts';
import { readClauses, type StoryClause } from './story-clauses.ts';
import { URGENT_SCENES, type UrgentScene } from './urgent-scenes.ts';
import { URGENT_KINDS, URGENT_WORDS, type UrgentKind } from './urgent-words.ts';

/** An emergency that a text tells of. */
export interface Urgency {
  kind: UrgentKind;
  /** Somebody near the writer is in danger of hurting themselves, not the writer. */
  ofAnother: boolean;
}

/** What is wanted first stands at the beginning, or at the end; a whole document is not read for it. */
const READ_CHARACTERS = 10_000;
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
  const plain = plainSpeech(read.replace(/[’‘]/g, "'").replace(/[ \t\u3000]+/g, ' '));
  const clauses = readClauses(plain);
  const sentences = [...new Set(clauses.map(({ sentence }) => sentence))];
  const found = new Set<UrgentKind>();
  for (const { kind, says, unless } of URGENT_WORDS)
    if (
      sentences.some(
        (sentence) =>
          says.some((words) => words.test(sentence)) && !unless.some((words) => words.test(sentence)),
      )
    )
      found.add(kind);
  const told = URGENT_SCENES.flatMap((scene) => {
    if (found.has(scene.kind) && scene.kind !== 'self_harm') return [];
    const at = clauses.find((clause) => tells(clause, scene));
    if (at) found.add(scene.kind);
    return at ? [{ scene, at }] : [];
  });
  if (found.has('self_harm')) {
    const scenes = told.filter(({ scene }) => scene.kind === 'self_harm');
    const ofAnother =
      sentences.some((sentence) => OF_ANOTHER.test(sentence)) ||
      (scenes.length > 0 && scenes.every(({ scene, at }) => isOfAnother(at, scene)));
    return [{ kind: 'self_harm', ofAnother }];
  }
  const covered = new Set([...found].flatMap((kind) => COVERS[kind] ?? []));
  return URGENT_KINDS.filter((kind) => found.has(kind) && !covered.has(kind))
    .slice(0, KINDS_MAX)
    .map((kind) => ({ kind, ofAnother: false }));
}

/** The closer kind says what the wider one would. */
const COVERS: Partial<Record<UrgentKind, UrgentKind[]>> = {
  work_accident: ['medical'],
  poisoned_or_bitten: ['medical'],
  bullying: ['medical', 'violence', 'child_abuse'],
  elder_abuse: ['violence'],
  child_abuse: ['violence'],
  loan_shark: ['stalking', 'violence', 'eviction'],
  blackmail: ['fraud', 'stalking'],
  confined: ['violence', 'papers_held'],
  demolition: ['eviction'],
  child_taken: ['missing_person'],
  detained: ['missing_person'],
};

function tells(clause: StoryClause, { act, around, unless }: UrgentScene): boolean {
  return (
    clause.now &&
    act.test(clause.text) &&
    around.every((words) => words.test(clause.around)) &&
    !unless.some((words) => words.test(clause.sentence))
  );
}

/** Whose act it is: the one who is named first in its clause, or in the last clause before it that names somebody. */
function isOfAnother({ before, text }: StoryClause, { act }: UrgentScene): boolean {
  const told = before + text.slice(0, text.search(act));
  const named = told
    .replace(/(?:让|叫|托)我/g, '')
    .split(/[，,\n]/)
    .flatMap((clause) => PERSON.exec(clause)?.[0] ?? []);
  return !/^(?:我|I|I'm|I've)$/.test(named.at(-1) ?? '我');
}

const NEAR_ONE =
  '女儿|儿子|孩子|小孩|老公|老婆|丈夫|妻子|爱人|妈妈|妈|爸爸|爸|母亲|父亲|奶奶|爷爷|外婆|外公|朋友|同学|同事|室友|舍友|闺蜜|弟弟|弟|妹妹|妹|姐姐|姐|哥哥|哥|男友|女友|对象|前任|前夫|前妻|邻居|他|她';
const PERSON = new RegExp(
  `我?的?(?:${NEAR_ONE})|我|\\b(?:I'm|I've|I|(?:my|a|our) (?:son|daughter|child|husband|wife|partner|friend|mother|father|mum|mom|dad|brother|sister|boyfriend|girlfriend|roommate|colleague)|he|she)\\b`,
);

/** `我女儿说她不想活了`, `my friend wants to die`. */
const OF_ANOTHER =
  /(?:女儿|儿子|孩子|小孩|老公|老婆|丈夫|妻子|爱人|妈妈|我妈|爸爸|我爸|母亲|父亲|奶奶|爷爷|外婆|外公|朋友|同学|同事|室友|闺蜜|弟弟|妹妹|姐姐|哥哥|男友|女友|对象|前任|前夫|前妻|邻居|他|她)[^，。,]{0,10}(?:说|发消息|发信息|发微信|留言|扬言|闹着|喊着|要|想|在)[^，。,]{0,8}(?:不想活|想死|自杀|跳楼|跳河|轻生|想不开|寻死|割腕)|\b(?:my|a|our) (?:son|daughter|child|kid|husband|wife|partner|friend|mother|father|mum|mom|dad|brother|sister|boyfriend|girlfriend|roommate|colleague)\b.{0,30}\b(?:wants? to die|kill (?:him|her|them)sel|suicidal|end (?:his|her|their) life)/i;
