import { nameLikeness } from '../judgments/masking/name-reader.ts';
import { COMPOUND_SURNAMES, SURNAMES } from '../redaction/surnames.ts';
import { isQuestion } from './is-question.ts';
import type { Segment } from './transcript.ts';

/** Who a speaker may be, for a person to take or leave. */
export interface SpeakerSuggestion {
  speaker: string;
  /** 李建国, 张律师, 王总; null where only the part in the talk is told. */
  name: string | null;
  /** Whether they ask or answer most of the time. */
  part: 'asks' | 'answers' | null;
  /** `stated`: they said so themselves or agreed to it; `addressed`: somebody called them so; `turns`: told by who asks. */
  ground: 'stated' | 'addressed' | 'turns';
  /** Where it was heard. */
  segmentIds: string[];
}

const TITLE =
  '律师|法官|警官|检察官|书记员|总监|总|经理|主任|老师|医生|大夫|师傅|老板|科长|局长|处长|书记|队长|所长|校长|会计|先生|女士|小姐|同志|哥|姐|叔|姨|阿姨|大爷|大妈|工|董';
const CALLED = `([\\u4e00-\\u9fff]{1,2}(?:${TITLE})|[老小][\\u4e00-\\u9fff]|[\\u4e00-\\u9fff]{2,4})`;
/** 我是李建国, 我叫…, 我姓王, 免贵姓陈, 我这边是…的张律师. */
const STATED = new RegExp(
  `(?:我(?:就)?是|我叫|(?<![\\u4e00-\\u9fff])我(?=[老小][\\u4e00-\\u9fff][啊呀哈，])|本人(?:是|叫)?|我这边是)(?:[^，。！？,]{0,12}的)?${CALLED}(?=$|[，。！？,!?、\\s啊呀哈])`,
);
const SURNAME_STATED = /(?:我姓|免贵姓)([\u4e00-\u9fff]{1,2}?)(?=$|[，。！？,!?、\s啊呀叫])/;
/** 张律师您好, 王总，我跟你讲, 你看这个事啊老周. A name that goes on with 说 is spoken about. */
const ADDRESSED = new RegExp(
  `(?:^|[，。！？,!?、\\s]|喂|哎|诶|哦|啊|嗯|哟)${CALLED}(?=[，。！？,!?、]|$|\\s|您|你|好[，。！？啊]|啊|呀|哎)`,
  'g',
);
/** 您是李建国吧. */
const ASKED_NAME = new RegExp(`(?:您|你)(?:就)?(?:是|叫)${CALLED}(?:吧|吗|是吧|对吧|么)`);
const AGREES = /^(?:嗯|对|是|是的|对的|哎|诶|我是|没错|是我)/;
/** A turn that comes so long after it was called may be anybody's. */
const NEAR_TURNS = 2;
const TURNS_MIN = 4;
const ASKING_SHARE = 0.6;

/** Who the speakers of a transcript may be, by what they call themselves and each other, and by who asks; most certain first. */
export function suggestSpeakers(segments: readonly Segment[]): SpeakerSuggestion[] {
  const found = new Map<string, SpeakerSuggestion>();
  const add = (
    speaker: string | null | undefined,
    suggested: Pick<SpeakerSuggestion, 'name' | 'part' | 'ground'>,
    ids: readonly string[],
  ) => {
    if (!speaker) return;
    const key = `${speaker} ${suggested.name ?? suggested.part}`;
    const known = found.get(key);
    if (!known) found.set(key, { speaker, ...suggested, segmentIds: [...ids] });
    else {
      if (suggested.ground === 'stated') known.ground = 'stated';
      for (const id of ids)
        if (known.segmentIds.at(-1) !== id && known.segmentIds.at(-2) !== id) known.segmentIds.push(id);
    }
  };
  const speakers = [...new Set(segments.flatMap(({ speaker }) => speaker ?? []))];
  const before = othersBefore(segments);
  segments.forEach((segment, index) => {
    const own = namedIn(segment.text);
    if (own) add(segment.speaker, { name: own, part: null, ground: 'stated' }, [segment.id]);
    const other = () => otherOf(segments, index, speakers, before);
    const asked = ASKED_NAME.exec(segment.text)?.[1];
    const answers = asked && isCalled(asked) ? other() : null;
    if (asked && answers && AGREES.test(answers.text))
      add(answers.speaker, { name: asked, part: null, ground: 'stated' }, [segment.id, answers.id]);
    for (const { 1: name = '' } of segment.text.matchAll(ADDRESSED)) {
      if (!isCalled(name) || name === own) continue;
      // 我小赵啊，赵敏: they go on with their whole name.
      if (own && surnameOf(own) === surnameOf(name))
        add(segment.speaker, { name, part: null, ground: 'stated' }, [segment.id]);
      else if (!isSpokenOf(name, segment.text))
        add(other()?.speaker, { name, part: null, ground: 'addressed' }, [segment.id]);
    }
  });
  for (const { speaker, part, ids } of partsOf(segments, speakers))
    add(speaker, { name: null, part, ground: 'turns' }, ids);
  const order = ['stated', 'addressed', 'turns'];
  return [...found.values()].toSorted(
    (one, other) =>
      order.indexOf(one.ground) - order.indexOf(other.ground) ||
      other.segmentIds.length - one.segmentIds.length,
  );
}

/** 李娜，她根本不知道; 这个事，李娜，我问过的: who is told of is not who is spoken to. */
const isSpokenOf = (name: string, text: string): boolean =>
  new RegExp(`${name}[，,]?(?:这个?人|那个?人)?[他她]|(?:[跟和找问对向]|关于|说到|提到|至于)${name}`).test(
    text,
  );

function namedIn(text: string): string | null {
  const stated = STATED.exec(text)?.[1];
  if (stated && isCalled(stated) && !isQuestion(text.slice(text.indexOf(stated)))) return stated;
  const surname = SURNAME_STATED.exec(text)?.[1];
  return surname && (SURNAMES.has(surname) || COMPOUND_SURNAMES.has(surname)) ? surname : null;
}

/** 赵 of 小赵, 赵敏 and 赵经理. */
const surnameOf = (name: string): string => name.replace(/^[老小]/, '')[0] ?? '';

/** 张律师, 老周, 李建国; not 这位先生, 小事, 好的. */
function isCalled(words: string): boolean {
  const titled = new RegExp(`^([\\u4e00-\\u9fff]{1,2}?)(?:${TITLE})$`).exec(words)?.[1];
  if (titled !== undefined) return SURNAMES.has(titled) || COMPOUND_SURNAMES.has(titled);
  if (/^[老小]/.test(words) && words.length === 2)
    return SURNAMES.has(words[1] ?? '') && !/^(?:老公|老师|小时|小区|老家|小白|老是|老有|小于)$/.test(words);
  return words.length >= 2 && nameLikeness(words) === 'name';
}

/** Whoever else speaks next; the only other one of two wherever they do. */
function otherOf(
  segments: readonly Segment[],
  index: number,
  speakers: readonly string[],
  before: readonly (Segment | null)[],
): Segment | null {
  const own = segments[index]?.speaker;
  if (!own) return null;
  const isOther = (one: Segment) => one.speaker !== null && one.speaker !== own;
  const next = segments.slice(index + 1, index + 1 + NEAR_TURNS).find(isOther);
  return next ?? (speakers.length === 2 ? (before[index] ?? null) : null);
}

/** Of each segment the last one before it of whoever else speaks. */
function othersBefore(segments: readonly Segment[]): (Segment | null)[] {
  let last: Segment | null = null;
  let lastOfOthers: Segment | null = null;
  return segments.map((segment) => {
    if (segment.speaker === null) return null;
    if (last !== null && last.speaker !== segment.speaker) lastOfOthers = last;
    last = segment;
    return lastOfOthers;
  });
}

function partsOf(segments: readonly Segment[], speakers: readonly string[]) {
  if (speakers.length < 2) return [];
  const shares = speakers.map((speaker) => {
    const own = segments.filter((one) => one.speaker === speaker);
    const asking = own.filter(({ text }) => isQuestion(text));
    return { speaker, own, asking, share: asking.length / Math.max(1, own.length) };
  });
  const asker = shares.toSorted((one, other) => other.share - one.share)[0];
  if (!asker || asker.own.length < TURNS_MIN || asker.share < ASKING_SHARE) return [];
  return shares
    .filter(({ own, share }) => own.length >= TURNS_MIN && (share === asker.share || share < asker.share / 2))
    .map(({ speaker, own, asking }) => ({
      speaker,
      part: speaker === asker.speaker ? ('asks' as const) : ('answers' as const),
      ids: (speaker === asker.speaker ? asking : own).slice(0, 5).map(({ id }) => id),
    }));
}
