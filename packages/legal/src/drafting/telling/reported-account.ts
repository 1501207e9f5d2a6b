import type { CastMember } from '../story-cast.ts';
import type { StoryClause } from '../story-clauses.ts';
import { partsOfClause } from './parted-clauses.ts';
import { isAside, isHead, isProof, isQuestion } from './said-besides.ts';
import { type Telling, within } from './telling.ts';
import { type WhoIsWho, wordedClause } from './worded-clause.ts';

/**
 * What was told, sentence by sentence in the order of telling, in reported form: 我 in their role, the other side by role or name, times in their
 * year, sums in figures. Who everybody is, what is asked and what is only a sigh stand elsewhere or nowhere.
 * @param isTold what stands in the document already
 */
export function reportedAccount(telling: Telling, isTold: (clause: StoryClause) => boolean): string[] {
  const sentences: string[] = [];
  let of = -1;
  let words = '';
  let answered = -1;
  const close = () => {
    const said = words.replace(/^[，、；：]+|[，、；：]+$/g, '');
    if (hanziIn(said) >= LEAST) sentences.push(`${said}。`);
    words = '';
  };
  for (const [index, clause] of telling.clauses.entries()) {
    // “你好意思要？”然后拉黑了我: a sentence ends behind what somebody is quoted with, and not within.
    const isWithin = clause.sentence.start !== of && isOpenQuote(words);
    if (isWithin) words += telling.text.charAt(of === -1 ? 0 : (telling.clauses[index - 1]?.end ?? 0));
    else if (clause.sentence.start !== of) close();
    of = clause.sentence.start;
    if (index === answered) continue;
    // 合同？没有: who asks and answers says one thing.
    const answer = telling.clauses[index + 1];
    if (answer && asksAndAnswers(telling, clause, answer)) {
      words += `${words === '' ? '' : '，'}“${telling.text.slice(clause.start, answer.end).trim()}”`;
      answered = index + 1;
      continue;
    }
    const isQuoted = isInQuotation(telling, clause);
    if (
      isTold(clause) ||
      isHead(telling, clause) ||
      isProof(telling, clause) ||
      (!isQuoted && (isAside(telling, clause) || isQuestion(telling, clause)))
    )
      continue;
    const who = whoIn(telling, clause);
    const said = partsOfClause(telling.text, clause, telling.days)
      .map((part) => wordedClause(telling, part, who))
      .filter((part) => part !== '')
      .join('，');
    // 老板姓谭，谭勇: who was just named is not named again.
    if (said === '' || (hanziIn(said) <= NAME_MAX && words.endsWith(said))) continue;
    words += words === '' || isWithin ? said : `${markBefore(telling, clause)}${said}`;
  }
  close();
  return sentences;
}

const NAME_MAX = 8;
/** Whether what was written so far is still within what somebody is quoted with. */
const isOpenQuote = (words: string): boolean => words.lastIndexOf('“') > words.lastIndexOf('”');
/** Whether a clause runs into what somebody is quoted with. */
const isInQuotation = ({ quotes }: Telling, { start, end }: StoryClause): boolean =>
  quotes.some((quote) => quote.start < end && start < quote.end);
/** A short question that its teller answers at once. */
const asksAndAnswers = ({ text }: Telling, question: StoryClause, answer: StoryClause): boolean =>
  /[？?]/.test(text.charAt(question.end)) &&
  question.text.trim().length <= QUESTION_MAX &&
  answer.start - question.end <= 2 &&
  /^(?:没有?|不是|有|是)(?:的|啊|呀)?$/.test(answer.text.trim());
const QUESTION_MAX = 8;
/** So few characters tell nothing. */
const LEAST = 4;
const hanziIn = (words: string): number => words.match(/[\u4e00-\u9fff]/g)?.length ?? 0;

const markBefore = ({ text }: Telling, { start }: StoryClause): string =>
  /[；]/.test(text.charAt(start - 1)) ? '；' : '，';

/** Whom 他 and 他们 mean in a clause: the one other side, as long as nobody else was named since its sentence began. */
export function whoIn(telling: Telling, clause: StoryClause): WhoIsWho {
  const { sides, cast, other, cause } = telling;
  const sued = [...sides.sideOf].filter(([, side]) => side !== sides.own).map(([member]) => member);
  const people = sued.filter(({ kind }) => kind === 'person');
  const firms = sued.filter(({ kind }) => kind !== 'person');
  const one = mainOf(telling, people);
  const called = (member: CastMember | undefined) =>
    member === undefined ? null : sued.length > 1 ? `${other}${member.name}` : other;
  const named = cast.members.filter(
    (member) =>
      member.kind === 'person' &&
      within(member.mentions, { start: clause.sentence.start, end: clause.end }).length > 0,
  );
  const isParted = named.some((member) => member !== one && sides.sideOf.get(member) !== sides.own);
  const hasOthers = !/离婚/.test(cause) && THIRD.test(telling.text.slice(clause.sentence.start, clause.end));
  return {
    he: one && !isParted && !hasOthers && !sides.isForAnother ? called(one) : null,
    they: OTHER_BODY.test(telling.text.slice(Math.max(0, clause.sentence.start - 20), clause.end))
      ? null
      : sued.length === 1 && (firms.length === 1 || /公司|店|厂|老板/.test(telling.text))
        ? other
        : firms.length === 1
          ? called(firms[0])
          : null,
  };
}

/** Of whom the telling speaks: the one other side, or of several the one that was told of first. */
function mainOf({ cause }: Telling, people: readonly CastMember[]): CastMember | undefined {
  const placeOf = ({ mentions }: CastMember) => mentions[0]?.start ?? 0;
  const [first, second] = [...people].sort((one, two) => placeOf(one) - placeOf(two));
  return first && (!second || /借贷/.test(cause)) ? first : undefined;
}

/** Others of whom 他们 may be said. */
const OTHER_BODY = /物业|派出所|警察|交警|医院|社区|平台|银行|居委|村委|税务|工商|社保|邻居|业主|三个人|几个/;
/** Somebody without a name of whom 他 may be said. */
const THIRD =
  /(?:中介|经理|会计|店长|主管|司机|医生|交警|民警|法官|律师|邻居|朋友|同事|工人|师傅|老板娘|表舅|舅|叔|姑|婶|外甥|侄|岳|公公|婆婆|租客|工友|老乡|妹|姐|弟|哥|儿子|女儿|闺女|老太太|老头|大爷|大妈|阿姨|奶奶|爷爷|前台|设计师|人事|(?:他|她)的?(?:妈|爸|媳妇|老婆|老公))/;
