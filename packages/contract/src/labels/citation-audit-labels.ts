import type { AuditedCitation, CitationAudit, NotRunReason } from '../citation-audit.ts';
import type { Language } from '../values.ts';
import { citationStateLabel, citationStateMeaning, describeDifference } from './citation-labels.ts';
import type { Labels } from './labels.ts';

/** Why nothing was looked up for a citation, in a sentence. */
export const NOT_RUN_LABELS: Labels<NotRunReason> = {
  'zh-CN': {
    no_law_named: '前文没有写明是哪部法律的条文，未核查。',
    in_quotation: '在引号内，所指的法律由引文的原文决定，未核查。',
    own_clause: '更像是文件自己的条款编号，未核查。',
    too_many: '引用过多，超出一次核查的数量，未核查。',
  },
  en: {
    no_law_named: 'The text does not name the law of this article: not checked.',
    in_quotation: 'It stands in quoted words, whose source says which law is meant: not checked.',
    own_clause: 'More likely the number of a clause of the file itself: not checked.',
    too_many: 'There are more citations than one audit checks: not checked.',
  },
};

type NowState = NonNullable<AuditedCitation['now']>['state'];

/** What became of an article by the day of the audit. */
export const NOW_LABELS: Labels<NowState> = {
  'zh-CN': {
    in_force: '现行有效',
    changed: '该条现行文本已不同',
    repealed: '现已废止',
    gone: '现行文本中已没有这一条',
    not_yet: '尚未施行',
    not_held: '现行文本未收录',
  },
  en: {
    in_force: 'In force',
    changed: 'The article reads otherwise now',
    repealed: 'Repealed by now',
    gone: 'The law in force has no such article any more',
    not_yet: 'Has not come into force',
    not_held: 'The text in force is not held',
  },
};

/** Where an audit is. */
export const AUDIT_STATE_LABELS: Labels<CitationAudit['state']> = {
  'zh-CN': {
    waiting: '等待核查',
    working: '正在核查',
    finished: '核查完毕',
    failed: '核查失败',
    cancelled: '已停止核查',
  },
  en: {
    waiting: 'Waiting to be checked',
    working: 'Being checked',
    finished: 'Checked',
    failed: 'The audit failed',
    cancelled: 'The audit was stopped',
  },
};

const WORDS: Record<
  Language,
  {
    notRun: string;
    wholeLaw: string;
    wholeLawMeaning: string;
    inQuotation: string;
    ofItsTime: string;
    ofItsTimeMeaning: string;
    ofItsTimeNotHeld: string;
    since: (day: string) => string;
    by: (law: string) => string;
    certain: string;
    closest: string;
    nearest: string;
    nearestNotRun: string;
    separator: string;
  }
> = {
  'zh-CN': {
    notRun: '未核查',
    wholeLaw: '法规存在',
    wholeLawMeaning: '法规库收录了这部法规，在所选日期有效；这里没有引用具体条文。',
    inQuotation: '在引号内，只查了是否存在。',
    ofItsTime: '当时的法律',
    ofItsTimeMeaning:
      '这里说明引用的是行为当时的法律，已与法规库收录的当时文本比对，没有发现不同；它在所选日期已废止或已修改，是否应当适用旧法请自行判断。',
    ofItsTimeNotHeld:
      '这里说明引用的是行为当时的法律，法规库没有当时的文本，无法核对；它在所选日期已废止或已修改，是否应当适用旧法请自行判断。',
    since: (day) => `自 ${day} 起`,
    by: (law) => `由《${law}》废止`,
    certain: '对应的现行条文：',
    closest: '文字最接近的现行条文：',
    nearest: '内容更接近：',
    nearestNotRun: '没有查找内容更接近的条文：这次核查的查找次数已用完。',
    separator: '，',
  },
  en: {
    notRun: 'Not checked',
    wholeLaw: 'Law exists',
    wholeLawMeaning:
      'The library holds this law, in force on the chosen day; no article of it is cited here.',
    inQuotation: 'In quoted words: only whether it exists was looked at.',
    ofItsTime: 'Law of its time',
    ofItsTimeMeaning:
      'The text says that it cites the law of the day of its facts, and nothing differs from the text of then that the library holds. By the chosen day it was repealed or amended: whether the former law applies is for you to judge.',
    ofItsTimeNotHeld:
      'The text says that it cites the law of the day of its facts, and the library does not hold the text of then, so it cannot be checked. By the chosen day it was repealed or amended: whether the former law applies is for you to judge.',
    since: (day) => `since ${day}`,
    by: (law) => `by ${law}`,
    certain: 'In its place now: ',
    closest: 'Closest in words today: ',
    nearest: 'Closer to what is said: ',
    nearestNotRun:
      'The article closer to what is said was not looked for: this audit had used up its searches.',
    separator: ', ',
  },
};

type Told = Pick<AuditedCitation, 'state' | 'type' | 'isWholeLaw' | 'missing' | 'ofItsTime' | 'partly'>;

/** What an audit says of one citation. */
export function auditedStateLabel(
  { state, type, isWholeLaw, missing, ofItsTime, partly }: Told,
  language: Language,
): string {
  if (state === 'not_run') return WORDS[language].notRun;
  if (state === 'not_compared' && ofItsTime) return WORDS[language].ofItsTime;
  if (state === 'not_compared' && isWholeLaw) return WORDS[language].wholeLaw;
  return citationStateLabel({ state, type, missing, partly }, language);
}

/** What that means, in a sentence. */
export function auditedStateMeaning(
  citation: Told & Pick<AuditedCitation, 'notRunReason' | 'isQuoted'>,
  language: Language,
): string {
  const { state, notRunReason, isWholeLaw, isQuoted, ofItsTime } = citation;
  const words = WORDS[language];
  if (state === 'not_run') return NOT_RUN_LABELS[language][notRunReason ?? 'too_many'];
  if (state === 'not_compared' && ofItsTime) return words.ofItsTimeMeaning;
  if (state === 'version_not_held' && ofItsTime) return words.ofItsTimeNotHeld;
  if (state === 'not_compared' && isWholeLaw) return words.wholeLawMeaning;
  if (state === 'not_compared' && isQuoted) return words.inQuotation;
  return citationStateMeaning({ ...citation, state }, language);
}

/** What became of a citation by the day of the audit, and since when; null where nothing is known of it. */
export function describeNow({ now }: Pick<AuditedCitation, 'now'>, language: Language): string | null {
  if (!now) return null;
  const words = WORDS[language];
  const more = [now.since && words.since(now.since), now.by && words.by(now.by)].filter(Boolean);
  return [NOW_LABELS[language][now.state], ...more].join(words.separator);
}

/** All that is known of a citation besides its state, a sentence each: what differs, what is in force now, which article is meant. */
export function describeAudited(citation: AuditedCitation, language: Language): string[] {
  const words = WORDS[language];
  const labels = (articles: readonly { label: string }[]) =>
    articles.map(({ label }) => label).join(language === 'en' ? ', ' : '、');
  const [certain, closest] = (['table', 'words'] as const).map((way) =>
    citation.successors.filter(({ by }) => by === way),
  );
  const isNewsNow = citation.now !== null && citation.now.state !== 'in_force';
  return [
    describeDifference({ ...citation, better: null }, language),
    isNewsNow ? (describeNow(citation, language) ?? '') : '',
    certain?.length ? words.certain + labels(certain) : '',
    closest?.length ? words.closest + labels(closest) : '',
    citation.nearest ? words.nearest + citation.nearest.label : '',
    citation.nearestNotRun ? words.nearestNotRun : '',
  ].filter((line) => line !== '');
}
