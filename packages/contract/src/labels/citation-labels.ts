import type { CheckedCitation, CitationState, PartlyCompared } from '../evidence.ts';
import type { Language } from '../values.ts';
import type { Labels } from './labels.ts';

/** What a badge says of a citation. It never says more than was checked. */
export const CITATION_STATE_LABELS: Labels<CitationState> = {
  'zh-CN': {
    verified: '已核对',
    not_compared: '条文存在',
    contradicted: '与条文不同',
    unsupported: '依据不符',
    quote_mismatch: '引文不一致',
    amended: '已修改',
    repealed: '已废止',
    not_yet_effective: '尚未生效',
    not_found: '条文不存在',
    version_not_held: '版本未收录',
    digest_only: '要点',
    not_in_library: '未收录',
    content_mismatch: '内容不一致',
    impossible_number: '案号不可能存在',
    changed_later: '其后被改判',
    from_knowledge: '知识库，不是法条',
    from_web: '网页，不是法律',
    heard_by_machine: '机器转写 · 未经人工核对',
    from_transcript: '录音文字稿 · 未经人工核对',
  },
  en: {
    verified: 'Verified',
    not_compared: 'Article exists',
    contradicted: 'Differs from the article',
    unsupported: 'Unsupported',
    quote_mismatch: 'Misquoted',
    amended: 'Amended',
    repealed: 'Repealed',
    not_yet_effective: 'Not yet in force',
    not_found: 'No such article',
    version_not_held: 'Version not held',
    digest_only: 'Digest',
    not_in_library: 'Not in library',
    content_mismatch: 'Content differs',
    impossible_number: 'Impossible number',
    changed_later: 'Changed later',
    from_knowledge: 'Knowledge base, not law',
    from_web: 'Web page, not law',
    heard_by_machine: 'Machine transcript · not checked by a person',
    from_transcript: 'Transcript · not checked by a person',
  },
};

/** Within a sentence beside a second of a recording; the badge alone and its card say in full that nobody checked it. */
const SPOKEN_STATE_LABELS: Labels<'heard_by_machine' | 'from_transcript'> = {
  'zh-CN': { heard_by_machine: '机器转写', from_transcript: '文字稿' },
  en: { heard_by_machine: 'machine transcript', from_transcript: 'transcript' },
};

/** What stands within a sentence beside a second of a recording; null for any other state. */
export const spokenStateLabel = (state: CitationState, language: Language): string | null =>
  state === 'heard_by_machine' || state === 'from_transcript' ? SPOKEN_STATE_LABELS[language][state] : null;

/** A case that is held, where nothing of the sentence could be compared with it. */
const CASE_EXISTS: Record<Language, string> = { 'zh-CN': '案号存在', en: 'Case exists' };

/** A name that no national law or regulation has. */
const NO_SUCH_LAW: Record<Language, { label: string; meaning: string }> = {
  'zh-CN': {
    label: '没有这部法规',
    meaning: '法规库收录了全部现行法律和行政法规，其中没有这个名称；法规库日期以后公布的除外，请核对名称。',
  },
  en: {
    label: 'No such law',
    meaning:
      'The library holds all national laws and regulations in force, and none of this name; one made after the library’s date is not among them. Please check the name.',
  },
};

/** What of a sentence agrees with the article, where the rest of it was not compared. */
const PARTLY: Record<
  Language,
  Record<Exclude<PartlyCompared['kind'], 'nothing'>, string> & {
    label: (kind: string) => string;
    meaning: (kind: string, partly: PartlyCompared) => string;
    /** Nothing agrees that could be named; what was not found is. */
    notFound: (open: string) => string;
  }
> = {
  'zh-CN': {
    quote: '引文',
    figure: '数字',
    paragraph_or_item: '款项',
    label: (kind) => `${kind}相符，其余未比对`,
    meaning: (kind, { agrees, open }) =>
      `条文存在、在所选日期有效，${kind}“${agrees}”与条文相符；这句话里的“${open}”没有和条文的同一句话完全对上（可能换了说法，也可能少了条件或者例外），未比对，请对照原文。`,
    notFound: (open) =>
      `条文存在、在所选日期有效；这句话里的“${open}”没有和条文的同一句话完全对上（可能换了说法，也可能少了条件或者例外），未比对，请对照原文。`,
  },
  en: {
    quote: 'Quotation',
    figure: 'Figure',
    paragraph_or_item: 'Paragraph',
    label: (kind) => `${kind} agrees, rest not compared`,
    meaning: (kind, { agrees, open }) =>
      `The article exists and is in force on the chosen day. ${kind} “${agrees}” agrees with it; the words “${open}” do not match one sentence of it as a whole (they may put it otherwise, or leave out a condition or an exception) and were not compared. Please read them against the text.`,
    notFound: (open) =>
      `The article exists and is in force on the chosen day. The words “${open}” do not match one sentence of it as a whole (they may put it otherwise, or leave out a condition or an exception) and were not compared. Please read them against the text.`,
  },
};

/** What a badge says of one citation: of a case number in words for cases, of a law that is none that there is no such law. */
export function citationStateLabel(
  { state, type, missing, partly }: Pick<CheckedCitation, 'state' | 'type' | 'missing' | 'partly'>,
  language: Language,
): string {
  if (state === 'not_found' && missing === 'law') return NO_SUCH_LAW[language].label;
  const words = PARTLY[language];
  if (state === 'not_compared' && partly && partly.kind !== 'nothing') return words.label(words[partly.kind]);
  return state === 'not_compared' && type === 'case'
    ? CASE_EXISTS[language]
    : CITATION_STATE_LABELS[language][state];
}

/** What a state means, in a sentence: under the badge, and behind its label in a file that is made. */
export const CITATION_STATE_MEANINGS: Labels<CitationState> = {
  'zh-CN': {
    verified:
      '条文存在、在所选日期有效，引文、数字或所称的款、项与条文一致，这句话对规则的其他表述也在条文的同一句中找到了对应文字，且没有略去该句的条件和例外；案例则是当事人、案由或所述内容与收录的文书一致。',
    contradicted: '条文存在、在所选日期有效，但这句话的数字、主体、是否允许或者款、项与条文不同，请核对。',
    not_compared:
      '条文存在、在所选日期有效，或案例库收录了该案号；引用它的这句话没有可以比对的内容，或者比对后不能确认一致，要确认请对照原文。',
    unsupported: '条文存在，但与引用它的这句话没有共同的数字或关键用语，请核对。',
    quote_mismatch: '引号中的文字不在该条文或该案例中，或者截取后意思变了。',
    amended: '这不是所选日期的文本，该条文已修改。',
    repealed: '该法规在所选日期已废止。',
    not_yet_effective: '该法规在所选日期尚未生效。',
    not_found: '法规库收录了该法规，但其中没有这一条。',
    version_not_held: '法规库没有所选日期的文本，无法核对。',
    digest_only: '只收录了要点，没有官方文本，无法核对文字。',
    not_in_library: '法规库或案例库未收录，无法核对。',
    content_mismatch: '存在该案号，但内容与引用不一致。',
    impossible_number:
      '案号的格式不对，没有这样的法院代字或者案件类型，该级法院没有这类案件，或者年份还没有到（文书自己的日期以后的也算）。',
    changed_later: '案例库收录的后来的裁判改判、撤销了该案，或者将其发回，不能当作有效的裁判引用。',
    from_knowledge: '引自知识库中的资料，与该段资料一致；它不是法条，不计入已核对。',
    from_web: '引自网页，与读取时的网页一致；网页不是法律，不计入已核对。',
    heard_by_machine: '与录音的机器转写文字一致；转写可能听错，没有人对照录音核对过这几句，不计入已核对。',
    from_transcript: '与录音的文字稿一致；没有人对照录音核对过这几句，不计入已核对。',
  },
  en: {
    verified:
      'The article exists, is in force on the chosen day, and the quotation, the figures or the paragraph named agree with it, and what else the sentence says of the rule was found in one sentence of it, with no condition of that sentence left out; of a case, the parties, the cause or what is said of it agree.',
    contradicted:
      'The article exists and is in force, but a figure, a person, a denial or the paragraph named differs from it. Please check.',
    not_compared:
      'The article exists and is in force on the chosen day, or the case is held; the sentence says nothing that could be compared with it, or not enough to say that it agrees. To be sure, read it against the text.',
    unsupported:
      'The article exists, but shares no figure or key term with the sentence that cites it. Please check.',
    quote_mismatch:
      'The quoted words are not in this article or case, or were cut so that they say something else.',
    amended: 'This is not the text of the chosen day; the article has been amended.',
    repealed: 'The law is repealed on the chosen day.',
    not_yet_effective: 'The law is not yet in force on the chosen day.',
    not_found: 'The library holds the law, but it has no such article.',
    version_not_held: 'The library does not hold the text of the chosen day, so it could not be checked.',
    digest_only: 'Only our digest is held, not the official text, so the wording could not be compared.',
    not_in_library: 'The library does not hold it, so it could not be checked.',
    content_mismatch: 'The case number exists, but its content differs from the citation.',
    impossible_number:
      'It has not the form of a case number, there is no such court code or type, a court of that level has no such cases, or the year had not come by the day of the text.',
    changed_later:
      'A later decision in the case library changed, annulled or sent back this one: it cannot be relied on as if it stood.',
    from_knowledge:
      'Quoted from the knowledge base, and agrees with that passage. It is not law, and does not count as verified.',
    from_web:
      'Quoted from a page of the web, and agrees with it as it was read. It is not law, and does not count as verified.',
    heard_by_machine:
      'Agrees with what a machine wrote down of the recording. It may have misheard, and nobody compared these turns with the sound; it does not count as verified.',
    from_transcript:
      'Agrees with the transcript of the recording. Nobody compared these turns with the sound; it does not count as verified.',
  },
};

/** What the state of one citation means, in a sentence. */
export const citationStateMeaning = (
  { state, missing, partly }: Pick<CheckedCitation, 'state' | 'missing' | 'partly'>,
  language: Language,
): string => {
  if (state === 'not_found' && missing === 'law') return NO_SUCH_LAW[language].meaning;
  const words = PARTLY[language];
  if (state !== 'not_compared' || !partly) return CITATION_STATE_MEANINGS[language][state];
  return partly.kind === 'nothing' ? words.notFound(partly.open) : words.meaning(words[partly.kind], partly);
};

/** The same within a sentence, behind the citation of a digest. */
export const DIGEST_WORDS: Labels<'digest'> = {
  'zh-CN': { digest: '要点，非法条原文' },
  en: { digest: 'digest, not the text of the law' },
};

/** Stands at every digest, so that nobody takes it for the law. */
export const DIGEST_MARK: Labels<'digest'> = {
  'zh-CN': { digest: '要点 · 非法条原文' },
  en: { digest: 'Digest · not the official text' },
};

/** Said of an answer whose citations were checked before figures were compared. */
export const EARLIER_RULES: Labels<'earlier'> = {
  'zh-CN': { earlier: '按较早的规则核对' },
  en: { earlier: 'checked by earlier rules' },
};

/**
 * In what a sentence differs from the article it cites, and which article fits it better; of a case that does not stand what changed it.
 * Empty where nothing of it is known.
 */
export function describeDifference(
  { difference, better, changedBy }: Pick<CheckedCitation, 'difference' | 'better' | 'changedBy'>,
  language: Language,
): string {
  const isEnglish = language === 'en';
  if (changedBy) return isEnglish ? `by ${changedBy.number}` : `后来的裁判：${changedBy.number}`;
  const differs =
    difference === null
      ? null
      : difference.law === null
        ? isEnglish
          ? `the article has no “${difference.said}”`
          : `条文中没有“${difference.said}”`
        : isEnglish
          ? `here “${difference.said}”, in the article “${difference.law}”`
          : `这里是“${difference.said}”，条文是“${difference.law}”`;
  const fits = better && (isEnglish ? `closer to ${better.label}` : `更像${better.label}`);
  return [differs, fits].filter(Boolean).join(isEnglish ? '; ' : '；');
}
