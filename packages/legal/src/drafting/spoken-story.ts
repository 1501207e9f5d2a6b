import { isPersonName } from '../judgments/party-kind.ts';
import { isQuestion } from '../recordings/is-question.ts';
import { statementKinds } from '../recordings/statements/statement-kinds.ts';

/** What was said in a talk as one of them would tell it, with where each place of it was said. */
export interface SpokenStory {
  text: string;
  placeOf(start: number, end: number): { start: number; end: number };
}

interface Turn {
  speaker: string;
  text: string;
  /** Where the words begin, behind the name. */
  start: number;
  nameAt: number;
}

const TURN = /^([^：\n]{1,20})：(.*)$/gm;
/** Whoever asks for a living tells nothing of their own. */
const OFFICE = /律师|法官|审判|书记员|调解|仲裁|警官|警察|检察|记者|主持|工作人员|接待|客服/;
const ASKS_MOSTLY = 0.6;
/** 约定什么时候还？——2023年5月10日: the answer stands for what was asked. */
const ASKED = /什么时候|啥时候|哪一?天|几月几[号日]|几号|多少钱|多少|谁|哪里|哪儿/;
const ANSWER_MAX = 14;
const FILLERS = /^(?:嗯+|呃+|那个|就是|是|对)[，,、]?/;
/** 你们, 你的 of a firm's man stay: who is meant by them is not one person. */
const YOU = /[你您](?!们)/g;
const ME = /(?<!自)我(?!们|国|方|院|市|省)/g;

/**
 * A talk as a story: of one who answers what others ask their own turns, of two who dispute all turns as the one tells them who demands
 * something. Null where nobody can say whose story it is: then it is read as it stands.
 * @param written lines of `name：words`
 */
export function spokenStory(written: string): SpokenStory | null {
  const turns = turnsOf(written);
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))];
  const tellers = speakers.filter((speaker) => !isAsker(speaker, turns));
  const [one, two] = tellers;
  if (one === undefined || tellers.length > 2 || !tellers.every(isPersonName)) return null;
  if (two === undefined) return told(turns, one, null);
  const teller = demanding(turns, one, two);
  return teller === null || speakers.length > 2 ? null : told(turns, teller, teller === one ? two : one);
}

function turnsOf(written: string): Turn[] {
  return [...written.matchAll(TURN)].map(({ index, 1: speaker = '', 2: text = '' }) => ({
    ...{ speaker, text, nameAt: index, start: index + speaker.length + 1 },
  }));
}

function isAsker(speaker: string, turns: readonly Turn[]): boolean {
  if (OFFICE.test(speaker)) return true;
  // Of two, to whom the other owes asks for what is theirs.
  const others = turns.filter((turn) => turn.speaker !== speaker);
  if (new Set(others.map((turn) => turn.speaker)).size === 1 && others.some(({ text }) => OWING.test(text)))
    return false;
  const own = turns.filter((turn) => turn.speaker === speaker);
  return own.filter(({ text }) => isQuestion(text)).length >= own.length * ASKS_MOSTLY;
}

const OWED =
  /[你您](?:们|们公司)?(?:还|总共|一共|现在)?(?:欠|借)(?:着|了)?我|借给[你您]|转给[你您]|还我|赔我|退我|我借[你您]/;

/** Whoever says so owes something to the other. */
const OWING =
  /我(?:还|总共|一共|现在|是|确实)*(?:欠|差)(?:着|了)?[你您]|我(?:向|跟|找|问)[你您]借(?:了|过|的)/;

/** Of two the one who demands more, or to whom the other owes; null where both do alike. */
function demanding(turns: readonly Turn[], one: string, two: string): string | null {
  const count = (speaker: string) =>
    turns.filter((turn) =>
      turn.speaker === speaker
        ? statementKinds(turn.text).includes('demand') || OWED.test(turn.text)
        : OWING.test(turn.text),
    ).length;
  const [first, second] = [count(one), count(two)];
  return first === second ? null : first > second ? one : two;
}

const TAG = /[，,](?:对吧|是吧|对不对|是不是|没错吧)[？?。]*$/;
const ASSENT = /^(?:嗯+|是(?:的|啊|呀)?|对(?:的|啊|呀)?|没错)[，,。！]/;

/** 你还了八万，对吧？——对，… tells what it asks, without what asks. */
const confirmedBy = (asked: Turn, next: Turn | undefined): string | null =>
  next && next.speaker !== asked.speaker && TAG.test(asked.text) && ASSENT.test(`${next.text}。`)
    ? asked.text.replace(TAG, '')
    : null;

/** `other`: whom the teller calls 你; null where the others only ask. */
function told(turns: readonly Turn[], teller: string, other: string | null): SpokenStory {
  const pieces: { at: number; length: number; from: number; fromLength: number }[] = [];
  let text = '';
  const put = (words: string, from: number, fromLength = words.length) => {
    pieces.push({ at: text.length, length: words.length, from, fromLength });
    text += words;
  };
  const putWith = (words: string, from: number, pattern: RegExp, instead: string) => {
    let at = 0;
    for (const { index, 0: found } of words.matchAll(pattern)) {
      put(words.slice(at, index), from + at);
      put(instead, from + index, found.length);
      at = index + found.length;
    }
    put(words.slice(at), from + at);
  };
  const end = (from: number) => {
    if (!/[。！？!?；]$/.test(text)) put('。', from, 0);
  };
  const first = turns.find(({ speaker }) => speaker === teller)?.nameAt ?? 0;
  put('我叫', first, 0);
  put(teller, first);
  put('。', first + teller.length, 0);
  for (const [index, turn] of turns.entries()) {
    const { speaker, start } = turn;
    const stop = start + turn.text.length;
    if (other !== null && isQuestion(turn.text)) {
      const confirmed = confirmedBy(turn, turns[index + 1]);
      if (!confirmed) continue;
      if (speaker === teller) putWith(confirmed, start, YOU, other);
      else putWith(confirmed.replace(YOU, '\u0001'), start, ME, other);
      end(stop);
      continue;
    }
    if (speaker === teller) {
      const asked = other === null ? turns[index - 1] : undefined;
      if (asked && asked.speaker !== teller && putAnswer(asked, turn)) end(stop);
      else {
        if (other === null) put(turn.text, start);
        else putWith(turn.text, start, YOU, other);
        end(stop);
      }
    } else if (other !== null) {
      // 我 of the other is their name, and 你 is whoever tells.
      putWith(turn.text.replace(YOU, '\u0001'), start, ME, other);
      end(stop);
    }
  }
  text = text.replaceAll('\u0001', '我');
  return {
    text,
    placeOf: (from, to) => ({ start: place(from), end: Math.max(place(from), place(to - 1) + 1) }),
  };

  function putAnswer(asked: Turn, { text: said, start }: Turn): boolean {
    const question = ASKED.exec(asked.text);
    const answer = said.replace(FILLERS, '').replace(/[。，,.]$/, '');
    if (!question || answer.length > ANSWER_MAX || answer === '' || isQuestion(answer)) return false;
    const front = asked.text.slice(0, question.index);
    const behind = asked.text.slice(question.index + question[0].length).replace(/[的呢啊？?]+$/, '');
    putWith(front, asked.start, YOU, '我');
    put(answer, start + said.indexOf(answer));
    putWith(behind, asked.start + question.index + question[0].length, YOU, '我');
    return true;
  }

  function place(at: number): number {
    const piece = pieces.findLast((one) => one.at <= at && one.length > 0) ?? pieces[0];
    if (!piece) return 0;
    const within = at - piece.at;
    return piece.from + Math.min(within, Math.max(0, piece.fromLength - 1));
  }
}
