import { CASE_DIGEST_MARK } from '@mingfa/contract/labels/case-labels';
import { DIGEST_WORDS } from '@mingfa/contract/labels/citation-labels';
import type { Language } from '@mingfa/contract/values';
import { daysBetween } from '@mingfa/legal/figures/calendar';
import type { ArticleNumber } from '@mingfa/legal/statute/article-number';
import { citePlace, type EnglishLawNames, englishPlace, placeNamer } from './name-place.ts';

/** Why an article that was asked for is not shown. */
const ASKED_ZH: Record<string, string> = {
  repealed: '该法规在所选日期已经废止',
  not_yet_effective: '该法规在所选日期尚未生效',
  not_found: '法规库收录了该法规，但其中没有这一条（或这一款、项）',
  version_not_held: '法规库没有所选日期的文本',
};
const ASKED_EN: Record<string, string> = {
  repealed: 'that law is repealed as of the chosen day',
  not_yet_effective: 'that law is not yet in force on the chosen day',
  not_found: 'the library holds that law, but not this article, paragraph or item',
  version_not_held: 'the library does not hold the text of that day',
};

/** A sum that answers how much, with what it is of where that must be said. */
export interface ToldSum {
  of: string | null;
  total: string;
}

/** What a case weighs: courts are to refer to it, procuratorates are, or it is for reference. */
export type CaseWeight = 'court' | 'procuratorate' | 'reference';

const LEFT_TOLD_MAX = 90;
const daysLeft = (today: string, day: string) => {
  const left = daysBetween(today, day);
  return left <= LEFT_TOLD_MAX ? left : null;
};
function leftZh(today: string, day: string): string {
  const left = daysLeft(today, day);
  return left === null ? '' : left === 0 ? '，就是今天' : `，还剩 ${left} 天`;
}
function leftEn(today: string, day: string): string {
  const left = daysLeft(today, day);
  return left === null ? '' : left === 0 ? ', today' : `, ${left} ${left === 1 ? 'day' : 'days'} left`;
}

const quotedZh = (words: readonly string[]) => words.map((word) => `“${word}”`).join('、');
const quotedEn = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

const zh = {
  fromFiles: '文件中的内容（你的材料，不是法条）',
  heardByWords:
    '下面录音里的话，是按问题中的用词找到的，没有连起来理解；是不是对这个问题的回答，请从所标的时间听起。',
  heardByKind:
    '下面是从读到的段落中按说法认出的原话，没有连起来理解，也可能有漏；全部列在“发现”里，请从所标的时间听起。',
  notSaid: (words: readonly string[]): string =>
    `**录音的文字记录里没有说到${quotedZh(words)}。**这是按用词查的：也可能换了说法、没有听写出来，或在没有文字的地方，请换个说法再问，或自己听。`,
  alsoUnsaid: (words: readonly string[]): string => `没有找到说到${quotedZh(words)}的话。`,
  figureUnsaid: {
    sum: '**下面的话谈到了，其中没有说到具体的金额。**别处有没有，请听录音核对。',
    day: '**下面的话谈到了，其中没有说到具体的日期。**别处有没有，请听录音核对。',
    number: '**下面的话谈到了，其中没有说到具体的数。**别处有没有，请听录音核对。',
  },
  fromKnowledge: '知识库中的内容（不是法条）',
  alsoInFiles: '文件中还有这些地方可能相关：',
  nothingInFiles:
    '在所选的文件中没有找到与这个问题相符的内容。可以换用文件中的说法，或确认文件已经处理完成。',
  cell: (place: string[], value: string) => `${place.map((words) => `“${words}”`).join('的')}为“${value}”`,
  recognised: '标有“识别文字”的内容由扫描件识别而来，可能有误认的字和数字，请对照原件。',
  partByPart: '逐项查到的依据',
  foundForPart: '查到：',
  nothingForPart: '没有查到直接的依据。',
  fromWeb: '网页上的说法（不是法律，请核对来源）',
  nothingInScopes: '在所选的范围里没有找到相关的资料，因此不作结论。查过哪里、为什么没有，见“没有找到的”。',
  conclusion: '结论',
  ifMeant: (title: string) => `如果是：${title}`,
  ifAlso: (title: string) => `如果还涉及：${title}`,
  now: '现在先做',
  deadlines: '最晚日期',
  amounts: '能拿多少',
  why: '为什么',
  prepare: '证据',
  related: '另见',
  /** A last day, seen from the day the law is asked for. */
  lastDay: (
    day: string,
    today: string,
    isLimitation: boolean,
    latest = day,
    movedFrom: string | null = null,
  ) =>
    day >= today
      ? latest !== day
        ? `${movedFrom ?? day} 以前办最稳妥；说出具体是哪一天起算，就能算准。`
        : movedFrom !== null && movedFrom >= today
          ? `**最晚 ${movedFrom}（当天还算）${leftZh(today, movedFrom)}。**那天是休息日，依法顺延到 ${day}，别等到那时。`
          : `**最晚 ${day}（当天还算）${leftZh(today, day)}。**`
      : latest >= today
        ? `**可能已过：最早算到 ${day}，最晚算到 ${latest}，看具体是哪一天。**`
        : isLimitation
          ? `**可能已过：算到 ${latest}。** 这期间催要过、对方答应还过、起诉或申请过仲裁的，要重新计算；过没过也只有对方能提出来，没提法院不会主动适用。`
          : `**已过：到 ${latest} 为止。**`,
  /** The sum as the answer to how much. */
  sumConclusion: (sums: readonly ToldSum[]) =>
    `按你说的算，${sums.map(({ of, total }) => `${of ?? ''}大约是 **${total}**`).join('；')}，怎么算见下。`,
  /** A part of a loss, never as all of it. */
  partConclusion: (sums: readonly ToldSum[], leftOut: readonly string[]) =>
    `${sums.map(({ of, total }) => `${of ?? ''}大约是 **${total}**`).join('；')}。${zh.notCounted(leftOut)}怎么算见下。`,
  notCounted: (leftOut: readonly string[]): string => `这不是全部：还没算${leftOut.join('、')}。`,
  /** Figures of the story that no sum rests on. */
  notReckoned: (conclusion: string, figures: readonly string[]): string =>
    `${conclusion}你说到的 ${figures.join('、')} 没有算在里面。`,
  together: '合计',
  /** What ends by itself. */
  /** The first thing to do where somebody may still appeal. */
  actBy: (act: string, day: string) => `先在 ${day} 前办好：${act}`,
  endsOn: (day: string, today: string) =>
    day >= today ? `**到 ${day} 为止。**` : `**到 ${day} 已经满了。**`,
  moved: (from: string, day: string) => `${from} 是休息日，依法顺延到 ${day}`,
  workedWeekend: (day: string) => `${day} 虽是周末，但调休上班，不顺延`,
  sentence: (words: string) => `${words.replace(/。$/, '')}。`,
  since: (day: string) => `（从 ${day} 起算）`,
  /** The last day as the answer to whether there is time left. */
  dayConclusion: (
    name: string,
    day: string,
    today: string,
    isLimitation: boolean,
    latest = day,
    movedFrom: string | null = null,
  ) =>
    movedFrom !== null && movedFrom >= today
      ? `还来得及：${name}的最后一天是 ${movedFrom}${leftZh(today, movedFrom)}；那天是休息日，依法顺延到 ${day}，别等到那时。`
      : day >= today
        ? `还来得及：${name}的最后一天是 ${day}${leftZh(today, day)}。`
        : latest >= today
          ? `${name}的期限可能已过：最早算到 ${day}，最晚算到 ${latest}，看具体是哪一天，请马上办。`
          : isLimitation
            ? `${name}可能已过：算到 ${latest}。期间催要过、对方答应过、起诉或申请过仲裁的重新计算，只有对方能提出已过。`
            : `${name}的期限已过：到 ${latest} 为止。`,
  lawOfDay: (day: string) => `${day} 的规定`,
  /** Beneath the answer by the law of that time: what it is said of, and what it rests on. */
  ofThatTime: (happened: string, source: string) =>
    `以上是当时的规定，适用于${happened}的情形；依据${source}。`,
  notInLibrary: (law: string) =>
    law.endsWith('）')
      ? `${law.slice(0, -1)}，法规库没有收录原文，这是我们的转述）`
      : `${law}（法规库没有收录原文，这是我们的转述）`,
  formerArticle: (law: string, article: number) =>
    `《${law.replaceAll('《', '〈').replaceAll('》', '〉')}》（${article}条）`,
  ruleOfToday: '今天的规定',
  articlesOfToday: '今天的条文',
  byTodaysLaw: '按今天的法律（只供参照）',
  afterUrgent: '先把上面的做完。安全了、稳住了，再说说发生了什么、想要什么结果，我按法律帮你看下一步。',
  startOn: '告诉我从哪天起算（比如到期、出事或被辞退那天），就能算出最后一天。',
  factsWanted: (facts: string) => `补上这些就能算得更准：${facts}。`,
  digestMark: DIGEST_WORDS['zh-CN'].digest,
  where: '去哪里办',
  nearest: '最相关的规定',
  leads: '可能有关的条文',
  citing: (statement: string, place: string) => `${statement}（${place}）`,
  aside: (text: string) => `（${text}）`,
  /** Between places and between sentences of a row. */
  comma: '、',
  semicolon: '；',
  write: (document: string) => `先写：${document}`,
  chineseOnly: '',
  nothing:
    '法规库中没有找到与这个问题足够相关的规定，因此不作结论。可以换一种说法，补充关键事实，或者直接写出法律名称和条号。',
  weak: '没有找到直接回答这个问题的规定，因此不作结论。下面的条文与问题的关联较弱，只能作为线索；可以换一种说法，或补充发生了什么、想要什么结果。',
  inOwnWords:
    '请用自己的话说一说是什么事：跟谁之间、发生了什么、想要什么结果。说得越具体，越能直接回答；现在不作结论。',
  orInOwnWords: '都不是的，用自己的话说一说：跟谁之间、发生了什么、想要什么结果。',
  starterOnly:
    '目前只安装了入门要点库：以上要点和指引由我们撰写，引用前请核对官方文本；导入完整法规库后会直接引用原文。',
  missing: '这些事实会影响结论，补充后可以说得更准：',
  needs: '还缺下面的数字才能计算，系统不会代为估计：',
  greeting:
    '你好，我是明法，依据法规库回答中国法律问题，每一处引用都与法规库核对。可以这样问：\n\n- 试用期被辞退有没有赔偿？\n- 房东不退押金怎么办？\n- 诉讼标的 50 万元，诉讼费多少？\n- 民法典第五百七十七条',
  thanks: '不客气。还有别的法律问题，可以继续问。',
  notLegal:
    '这看起来不是法律问题。明法只依据法律法规作答；如果其中有法律上的疑问，请说明发生了什么、想达到什么结果。别的事：身体不适问医生（急症打120），天气、出行、学习和理财问相应的服务或专业人士。',
  /** The plain answer to whether a figure is the article's. */
  statedFigure: (isRight: boolean, place: string, figures: readonly string[]) =>
    `${isRight ? '对' : '不对'}：${place}写的是${figures.join('、')}。`,
  asked: (label: string, state: string) =>
    `你问到的${label}：${ASKED_ZH[state] ?? '法规库没有收录，无法核对'}。`,
  others: '下面是检索到的其他规定，不是你问到的那一条。',
  status: (status: string, date: string | null, approximate: boolean) =>
    [status, date && `${date}${approximate ? '（约）' : ''} 施行`].filter(Boolean).join(' · '),
  formula: '算式',
  basis: '依据',
  assumptions: '按以下假设计算',
  asks: '还需要你确认',
  colon: '：',
  cases: '类似案例',
  casesFound: '检索到的案例（规则相同，事实未必相近）',
  caseDigestMark: CASE_DIGEST_MARK['zh-CN'].digest,
  caseChanged: (number: string) => `（注意：该案其后被${number}改判、撤销或者发回，不能当作有效的裁判）`,
  caseOfEarlierLaw: (year: string) => `（${year} 年的裁判，所依据的法律后来可能已经改变）`,
  casesWeigh: (weights: ReadonlySet<CaseWeight>) =>
    [
      ...(weights.has('court') ? ['最高人民法院的指导性案例：法院审理类似案件时应当参照。'] : []),
      ...(weights.has('procuratorate') ? ['“检例”由最高人民检察院发布，供检察机关参照。'] : []),
      ...(weights.has('reference') ? ['其他案例仅供参考，不是判决的依据。'] : []),
      '你的情况与案例不同的地方，结果也可能不同。',
    ].join(''),
};

const en: typeof zh = {
  fromFiles: 'From the files (yours, not law)',
  heardByWords:
    'What was said in the recording was found by the words of the question, and not understood as a whole: please listen from the times given whether it answers.',
  heardByKind:
    'These were told apart by how they were said in the passages read, and not understood as a whole; some may be missing. All are listed under Findings: please listen from the times given.',
  notSaid: (words: readonly string[]): string =>
    `**The transcript of the recording says nothing of ${quotedEn(words)}.** It was looked through by words: other words may have been used, it may not have been taken down, or stand where there are no words. Ask in other words, or listen yourself.`,
  alsoUnsaid: (words: readonly string[]): string => `Nothing was found that says ${quotedEn(words)}.`,
  figureUnsaid: {
    sum: '**The turns below speak of it and name no sum.** Whether others do, please hear in the recording.',
    day: '**The turns below speak of it and name no day.** Whether others do, please hear in the recording.',
    number:
      '**The turns below speak of it and name no number.** Whether others do, please hear in the recording.',
  },
  fromKnowledge: 'From the knowledge base (not law)',
  alsoInFiles: 'These places in the files may bear on it, too:',
  nothingInFiles:
    'Nothing in the chosen files fits this question. Try the words of the file, or see whether the files have been processed.',
  cell: (place, value) => `${place.map((words) => `“${words}”`).join(', ')}: “${value}”`,
  recognised:
    'What is marked as recognised text was read from a scan and may hold misread words and figures; compare the original.',
  partByPart: 'What was found, point by point',
  foundForPart: 'Found:',
  nothingForPart: 'Nothing was found that answers it directly.',
  fromWeb: 'What pages of the web say (not law; compare them)',
  nothingInScopes:
    'Nothing was found in the chosen scopes, so there is no conclusion. Where it was looked for, and why there is nothing, stands under what was not found.',
  conclusion: 'Conclusion',
  ifMeant: (title: string) => `If you mean: ${title}`,
  ifAlso: (title: string) => `If it is also about: ${title}`,
  now: 'Do now',
  deadlines: 'Last day',
  amounts: 'How much',
  why: 'Why',
  prepare: 'Proof',
  related: 'See also',
  lastDay: (day, today, isLimitation, latest = day, movedFrom = null) =>
    day >= today
      ? latest !== day
        ? `To be safe, act before ${englishDay(movedFrom ?? day)}; say from which very day it runs, and it can be counted exactly.`
        : movedFrom !== null && movedFrom >= today
          ? `**On ${englishDay(movedFrom)} at the latest${leftEn(today, movedFrom)}.** That is a rest day, so by law it moves to ${englishDay(day)}; do not wait for that.`
          : `**On ${englishDay(day)} at the latest${leftEn(today, day)}.**`
      : latest >= today
        ? `**It may have run out: counted to ${englishDay(day)} at the earliest, ${englishDay(latest)} at the latest, depending on the very day.**`
        : isLimitation
          ? `**It may have run out: counted to ${englishDay(latest)}.** It begins anew when you claimed, the other side promised or paid part, or you sued or went to arbitration; and only the other side can plead it, no court raises it by itself.`
          : `**It has passed: ${englishDay(latest)}.**`,
  sumConclusion: (sums) =>
    `By what you say ${sums.map(({ of, total }) => `${of ?? 'it'} comes to about **${total}**`).join('; ')}; see below how.`,
  partConclusion: (sums, leftOut) =>
    `${sums.map(({ of, total }) => `${of ? of.charAt(0).toUpperCase() + of.slice(1) : 'It'} comes to about **${total}**`).join('; ')}. ${en.notCounted(leftOut)} See below how.`,
  notCounted: (leftOut) => `That is not all: ${leftOut.join(', ')} are not counted yet.`,
  notReckoned: (conclusion, figures) =>
    `${conclusion} ${figures.join(', ')} that you name are not counted in it.`,
  together: 'Together',
  actBy: (act, day) => `First of all, by ${englishDay(day)}: ${act}`,
  endsOn: (day, today) =>
    day >= today ? `**until ${englishDay(day)}.**` : `**it ended on ${englishDay(day)}.**`,
  moved: (from, day) => `${englishDay(from)} is a rest day, so by law it moves to ${englishDay(day)}`,
  workedWeekend: (day) => `${englishDay(day)} is a weekend day worked instead of another and moves nothing`,
  sentence: (words) => `${words.replace(/\.$/, '')}.`,
  since: (day) => ` (counted from ${englishDay(day)})`,
  dayConclusion: (name, day, today, isLimitation, latest = day, movedFrom = null) =>
    movedFrom !== null && movedFrom >= today
      ? `There is still time. ${name}: the last day is ${englishDay(movedFrom)}${leftEn(today, movedFrom)}; that is a rest day, so by law it moves to ${englishDay(day)}, but do not wait for that.`
      : day >= today
        ? `There is still time. ${name}: the last day is ${englishDay(day)}${leftEn(today, day)}.`
        : latest >= today
          ? `${name}: the time may have run out, between ${englishDay(day)} and ${englishDay(latest)} depending on the very day; act at once.`
          : isLimitation
            ? `${name}: the time may have run out on ${englishDay(latest)}. It begins anew when you claimed, the other side promised, or you sued or went to arbitration, and only the other side can plead it.`
            : `${name}: the time ran out on ${englishDay(latest)}.`,
  lawOfDay: (day) => `The law of ${englishDay(day)}`,
  ofThatTime: (happened, source) =>
    `This was the rule of that time, where ${happened}; it rests on ${source}.`,
  notInLibrary: (law) => `${law} (the library does not hold its text; these are our words)`,
  formerArticle: (law, article) =>
    `《${law.replaceAll('《', '〈').replaceAll('》', '〉')}》 (article ${article})`,
  ruleOfToday: 'Today’s rule',
  articlesOfToday: 'Articles of today',
  byTodaysLaw: 'By today’s law (for orientation only)',
  afterUrgent: 'Do the above first. Then say what happened and what you want, and the law on it follows.',
  startOn:
    'Say from which day it runs (the due date, the accident, the dismissal) to have the last day worked out.',
  factsWanted: (facts) => `With these it can be worked out more exactly: ${facts}.`,
  digestMark: DIGEST_WORDS.en.digest,
  where: 'Where to go',
  nearest: 'The nearest provisions',
  leads: 'Articles that may bear on it',
  citing: (statement, place) => `${statement} (${place})`,
  aside: (text) => ` (${text})`,
  comma: '; ',
  semicolon: '; ',
  write: (document) => `Write: ${document}`,
  chineseOnly: 'the text itself, in Chinese',
  nothing:
    'The library holds no provision close enough to this question, so there is no conclusion. Try other words, add the decisive facts, or name the law and article.',
  weak: 'No provision answers this question directly, so there is no conclusion. The articles below have little in common with it and are leads only; try other words, or say what happened and what you want.',
  inOwnWords:
    'Say in your own words what it is about: with whom, what happened, and what you want. The more exactly, the more direct the answer; nothing is concluded yet.',
  orInOwnWords: 'If none of these, say in your own words: with whom, what happened, and what you want.',
  starterOnly:
    'Only the starter library is installed: digests and guides are ours, so compare the official text before you quote. With the full library imported, answers quote the text itself.',
  missing: 'These facts change the answer; add them for a more exact one:',
  needs: 'These figures are needed before anything can be computed; they are never guessed:',
  greeting:
    'Hello, this is Mingfa. It answers questions on the law of mainland China from its law library and checks every citation. You might ask:\n\n- Is compensation due when I am dismissed during probation?\n- My landlord keeps the deposit. What can I do?\n- What is the court fee for a claim of 500,000 yuan?\n- Civil Code article 577',
  thanks: 'You are welcome. Ask on whenever you like.',
  notLegal:
    'This does not look like a legal question. Mingfa answers from statutes only; if there is a legal side to it, say what happened and what you want to achieve. For anything else: a doctor if you are unwell (120 in an emergency), and the service or professional concerned for travel, studies or money.',
  statedFigure: (isRight, place, figures) =>
    `${isRight ? 'Right' : 'Wrong'}: ${place} says ${figures.join(' and ')}.`,
  asked: (label, state) =>
    `You asked about ${label}: ${ASKED_EN[state] ?? 'it is not in the library and cannot be checked'}.`,
  others: 'What follows are other provisions that were found, not the article you named.',
  status: (status, date, approximate) =>
    [
      { 现行有效: 'in force', 已修改: 'amended', 已废止: 'repealed', 尚未生效: 'not yet in force' }[status] ??
        status,
      date && `effective ${date}${approximate ? ' (approx.)' : ''}`,
    ]
      .filter(Boolean)
      .join(' · '),
  formula: 'formula',
  basis: 'Basis',
  assumptions: 'Computed on these assumptions',
  asks: 'Still to be confirmed by you',
  colon: ': ',
  cases: 'Similar cases',
  casesFound: 'Cases found (on the same rule; the facts may differ)',
  caseDigestMark: CASE_DIGEST_MARK.en.digest,
  caseChanged: (number) =>
    ` (Note: ${number} later changed, annulled or sent back this decision; it cannot be relied on as if it stood.)`,
  caseOfEarlierLaw: (year) => ` (Decided in ${year}: the law it rests on may have changed since.)`,
  casesWeigh: (weights) =>
    [
      ...(weights.has('court')
        ? [
            'Courts are to refer to guiding cases of the Supreme People’s Court when they decide similar ones.',
          ]
        : []),
      ...(weights.has('procuratorate')
        ? ['Guiding cases of the Supreme People’s Procuratorate (检例) are for procuratorates to refer to.']
        : []),
      ...(weights.has('reference') ? ['Other cases are for reference and no ground of a decision.'] : []),
      'Where your situation differs, the result may, too.',
    ].join(' '),
};

/** `2029-08-31` as 31 August 2029. */
function englishDay(day: string): string {
  const month = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' });
  return `${Number(day.slice(8))} ${month} ${day.slice(0, 4)}`;
}

/** The words of an answer in one language, and how it names the law. */
export type Phrases = typeof zh & {
  language: Language;
  /** The article of a source, or the place in a file. */
  place: ReturnType<typeof placeNamer>;
  /** An article of a law by its short title. */
  article(shortTitle: string, number: ArticleNumber): string;
};

/** @param names what laws are called in English, by their short title */
export function phrasesOf(language: Language, names: EnglishLawNames = new Map()): Phrases {
  const place = placeNamer(language, names);
  return language === 'en'
    ? { ...en, language, place, article: (title, number) => englishPlace(title, number, names) }
    : { ...zh, language, place, article: citePlace };
}
