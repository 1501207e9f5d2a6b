import { endsAsShortName, expandAbbreviation } from '../statute/law-title.ts';

/** 《…》 in a text, nested marks included; range with the marks, name without. */
export interface MarkedTitle {
  start: number;
  end: number;
  name: string;
}

/** Finds 《…》, reading nested marks as one title: 《最高人民法院关于适用《民法典》…的解释》. */
export function findMarkedTitles(text: string): MarkedTitle[] {
  const titles: MarkedTitle[] = [];
  let depth = 0;
  let start = -1;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '《') {
      if (depth === 0) start = index;
      depth += 1;
    } else if (character === '》' && depth > 0) {
      depth -= 1;
      if (depth === 0 && index - start <= 120) {
        titles.push({ start, end: index + 1, name: text.slice(start + 1, index).trim() });
      }
    } else if (character === '\n') {
      depth = 0;
    }
  }
  return titles;
}

/** How a law's title ends. */
const TITLE_END =
  /(?:法典|法|条例|规定|解释|办法|规则|细则|纪要|意见|通则|决定|决议|修正案|批复|公约|规程|规范|准则|制度|通知)(?:\((?:[一二三四五六七八九十]{1,3}|试行|暂行)\)|[一二三四五六七八九])?$/;
/** What ends like a law's title and is none. */
const NOT_A_LAW =
  /(?:^|[\u4e00-\u9fff])(?:合同|协议|协议书|章程|条款|约定|合约|规约|手册|保单|做法|看法|说法|方法|办法是|违法|合法|依法|非法|司法|立法|执法|守法|宪法性法|书法|用法|想法|无法|设法)$/;
/** Words that stand before a law's name and are never part of it. */
const BEFORE_NAME =
  /(?:根据|依据|依照|按照|参照|比照|适用|违反|触犯|符合|遵照|援引|引用|结合|参见|参考|详见|还有|例如|比如|即|如|我国|我们的?|当前|现行|新修订的?|修订后的?|修正后的?|新的?|旧的?|原|我|你|他|以及|及其|并且|且|而|但|是|在|由|因|按|依|据|见|看|查|找|写|说|对照|关于(?=[^的]{1,20}(?:法|条例)$)|主要|首先|其次|所以|因此|由于|虽然|其中|包括|具体|分别|同时|另外|此外|除了|基于|属于|构成|这是|就是|应当?|可以|的|了|[,，、;；:：]) *$/;

/** Up to the end of the last 第…条, 款 or 项. */
const BEHIND_PROVISION = /^.*[〇零一二三四五六七八九十百千两\d)](?:条|款|项)(?!例)/;

/** The name of a law before an article, and where it begins. */
export interface LawNameFound {
  start: number;
  name: string;
}

/** The name is one the library or the list of short names knows. */
export type KnownTitle = (candidate: string) => boolean;

const isKnown = (candidate: string, known: KnownTitle | undefined) =>
  expandAbbreviation(candidate) !== null || (known?.(candidate) ?? false);

/** The words that end at `end`, as far back as a name can reach. */
function wordsBefore(text: string, end: number): { run: string; start: number } | null {
  let stop = end;
  while (stop > 0 && text[stop - 1] === ' ') stop -= 1;
  const window = text.slice(Math.max(0, stop - 60), stop);
  const words = /[\u4e00-\u9fff、()〈〉·A-Za-z0-9]+$/.exec(window)?.[0] ?? '';
  // A name never reaches back over the provision before it.
  const run = words.slice(BEHIND_PROVISION.exec(words)?.[0].length ?? 0);
  return /[\u4e00-\u9fff]/.test(run) ? { run, start: stop - run.length } : null;
}

/** Names of laws without marks in one text. The same words are read once, however often they stand there. */
export class LawNames {
  readonly #text: string;
  readonly #known: KnownTitle | undefined;
  /** How many characters before the end of some words the name begins; 0 where they end in none. */
  readonly #knownIn = new Map<string, number>();
  readonly #bareIn = new Map<string, number>();

  constructor(text: string, known: KnownTitle | undefined) {
    this.#text = text;
    this.#known = known;
  }

  /** The longest name ending at `end` that the library or the list of short names knows. */
  knownBefore(end: number): LawNameFound | null {
    return this.#before(end, this.#knownIn, (run) => findKnownName(run, this.#known));
  }

  /**
   * The law's name that ends at `end`. The longest known name wins; failing that, the words up to the last word that cannot be
   * part of a name.
   */
  bareBefore(end: number): LawNameFound | null {
    return this.knownBefore(end) ?? this.#before(end, this.#bareIn, (run) => guessLawName(run));
  }

  #before(end: number, held: Map<string, number>, find: (run: string) => string | null): LawNameFound | null {
    const words = wordsBefore(this.#text, end);
    if (!words) return null;
    const { run, start } = words;
    const length = held.get(run) ?? find(run)?.length ?? 0;
    held.set(run, length);
    return length === 0 ? null : { start: start + run.length - length, name: run.slice(-length) };
  }
}

function findKnownName(run: string, known: KnownTitle | undefined): string | null {
  if (!known && !endsAsShortName(run)) return null;
  for (let index = 0; index <= run.length - 2; index += 1) {
    const candidate = run.slice(index);
    if (/^[\u4e00-\u9fff]/.test(candidate) && isKnown(candidate, known)) return candidate;
  }
  return null;
}

function guessLawName(run: string): string | null {
  if (!TITLE_END.test(run) || NOT_A_LAW.test(run)) return null;
  // A title that opens with its issuer or the country's name says itself where it begins.
  const opening = /(?:最高人民法院|最高人民检察院|中华人民共和国|全国人民代表大会|国务院)[^，。；]*$/.exec(
    run,
  );
  let from = opening?.index ?? -1;
  if (from < 0) {
    from = 0;
    for (let index = run.length - 2; index > 0; index -= 1) {
      const before = run.slice(0, index);
      const conjunction = /(?:法|典|条例|规定|解释|办法)(?:和|与|及|或)$/.test(before);
      if (conjunction || BEFORE_NAME.test(before)) {
        from = index;
        break;
      }
    }
  }
  const name = run.slice(from);
  if (name.length < 2 || name.length > 45 || NOT_A_LAW.test(name)) return null;
  if (/^(?:本|该|此|同|上述|前述|相关|有关|这|那|其|各|前款|法律|国家|下列|何|什么|哪)/.test(name))
    return null;
  if (!/[\u4e00-\u9fff](?:法典|法|条例|规定|解释|办法|规则|细则|纪要|意见|通则|修正案|决定)/.test(name))
    return null;
  return name;
}
