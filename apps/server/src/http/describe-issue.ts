import type { Language } from '@mingfa/contract/values';
import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

/** What is wrong with one field, in the reader's language: the error map of every request's validation. */
export function describeIssue(language: Language): (issue: RawIssue) => string {
  return (issue) => refined(issue, language) ?? (language === 'en' ? inEnglish(issue) : inChinese(issue));
}

/** What a refinement of the contract wants, by the `problem` in its params. */
const REFINED: Record<string, Record<Language, string>> = {
  conversation_or_clone: {
    'zh-CN': '对话和分身须填且只填一个',
    en: 'name either a conversation or a clone, not both',
  },
  file_or_text: {
    'zh-CN': '文件和文字须填且只填一个',
    en: 'name either a file or a text, not both',
  },
  draft_or_template: {
    'zh-CN': '文书和模板须填且只填一个',
    en: 'name either a draft or a template, not both',
  },
  part_or_selection: {
    'zh-CN': '请选定要写的部分，或者要改写的文字',
    en: 'name the part that is to be written, or the words that are to be written otherwise',
  },
  twins: { 'zh-CN': '有重复的内容', en: 'names the same twice' },
  two_options: { 'zh-CN': '选择题至少要有两个选项', en: 'a choice needs at least two options' },
};

function refined(issue: RawIssue, language: Language): string | null {
  const problem = issue.code === 'custom' ? issue.params?.problem : undefined;
  return typeof problem === 'string' ? (REFINED[problem]?.[language] ?? null) : null;
}

function inChinese(issue: RawIssue): string {
  if (isConsent(issue)) return '需要勾选同意';
  if (isMissing(issue)) return '不能为空';
  switch (issue.code) {
    case 'invalid_type':
      return '类型不正确';
    case 'too_small':
      return isText(issue) ? `至少 ${issue.minimum} 个字符` : `不能小于 ${issue.minimum}`;
    case 'too_big':
      return isText(issue) ? `最多 ${issue.maximum} 个字符` : `不能大于 ${issue.maximum}`;
    case 'invalid_format':
      return '格式不正确';
    case 'invalid_value':
      return '不是可选的值';
    default:
      return '内容不正确';
  }
}

function inEnglish(issue: RawIssue): string {
  if (isConsent(issue)) return 'must be accepted';
  if (isMissing(issue)) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return 'has the wrong type';
    case 'too_small':
      return isText(issue)
        ? `needs at least ${issue.minimum} characters`
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return isText(issue)
        ? `may have at most ${issue.maximum} characters`
        : `must be at most ${issue.maximum}`;
    case 'invalid_format':
      return 'has the wrong format';
    case 'invalid_value':
      return 'is not one of the choices';
    default:
      return 'is not right';
  }
}

function isConsent(issue: RawIssue): boolean {
  return issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === true;
}

function isMissing(issue: RawIssue): boolean {
  return (issue.code === 'invalid_type' || issue.code === 'invalid_value') && issue.input === undefined;
}

function isText(issue: RawIssue): boolean {
  return 'origin' in issue && issue.origin === 'string';
}
