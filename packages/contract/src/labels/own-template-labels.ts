import type { z } from 'zod';
import type { ownFieldKind } from '../own-template.ts';
import type { Labels } from './labels.ts';

/** What is wrong with a Word file that shall be a template. */
export const WORD_TEMPLATE_PROBLEM_LABELS: Labels<
  | 'unclosed_section'
  | 'unopened_section'
  | 'other_section'
  | 'broken_tag'
  | 'bad_name'
  | 'crosses_table'
  | 'too_deep'
  | 'no_fields'
  | 'too_many_fields'
  | 'active_content'
  | 'remote_content'
  | 'cannot_fill'
> = {
  'zh-CN': {
    unclosed_section: '开始了却没有结束，缺 {{/…}}',
    unopened_section: '只有结束，前面没有对应的 {{#…}} 或者 {{^…}}',
    other_section: '结束的名称与开始的不是同一个',
    broken_tag: '大括号不成对，字段要写成 {{名称}}，并在同一段里',
    bad_name: '字段名只能用文字、数字、括号、横线和下划线，最多60个字',
    crosses_table: '条件或重复段从表格里开始、在表格外结束，或者相反',
    too_deep: '条件或重复段套得太深，最多20层',
    no_fields: '文件里没有字段，请在要填写的地方写上 {{字段名}}',
    too_many_fields: '字段太多，最多300个',
    active_content: '文件带有宏或者控件，请另存为不带宏的 .docx',
    remote_content: '文件会在打开时读取外部内容（链接的图片、模板或者域），请去掉后再上传',
    cannot_fill: '这里的字段无法填写，请检查写法',
  },
  en: {
    unclosed_section: 'begins and does not end: {{/…}} is missing',
    unopened_section: 'ends without a {{#…}} or {{^…}} before it',
    other_section: 'ends under another name than it began',
    broken_tag: 'braces do not match: write a field as {{name}}, within one paragraph',
    bad_name: 'a name takes letters, digits, brackets, dashes and underscores, 60 at most',
    crosses_table: 'a condition or repetition begins in a table and ends outside, or the other way round',
    too_deep: 'conditions or repetitions within one another: 20 at most',
    no_fields: 'no fields were found: write {{name}} where something is to be filled in',
    too_many_fields: 'too many fields: 300 at most',
    active_content: 'it has macros or controls: save it as .docx without them',
    remote_content:
      'it would fetch something when opened (linked pictures, templates or fields): remove that first',
    cannot_fill: 'this field cannot be filled in: check how it is written',
  },
};
/** In which part of a Word file something stands. */
export const WORD_PART_LABELS: Labels<'body' | 'header' | 'footer' | 'footnote' | 'file'> = {
  'zh-CN': { body: '正文', header: '页眉', footer: '页脚', footnote: '脚注', file: '文件' },
  en: { body: 'Text', header: 'Header', footer: 'Footer', footnote: 'Footnote', file: 'File' },
};
/** Why a field cannot be asked for as it is set. */
export const OWN_FIELD_PROBLEM_LABELS: Labels<
  | 'unknown'
  | 'twice'
  | 'missing'
  | 'no_rows'
  | 'list_printed'
  | 'list_in_list'
  | 'no_such_fact'
  | 'other_kind'
  | 'column_unbound'
> = {
  'zh-CN': {
    unknown: '文件里没有这个字段',
    twice: '同一个字段设置了两次',
    missing: '缺少这个字段的设置',
    no_rows: '只有里面有字段的重复段 {{#…}} 才能设为多行',
    list_printed: '这个名称在文件里还单独出现，不能设为多行',
    list_in_list: '多行里不能再有多行',
    no_such_fact: '没有这一项事实',
    other_kind: '类型与关联的事实不符',
    column_unbound:
      '多行关联了案件的当事人等清单，里面的每个字段都要关联清单里的一项；没有关联的，请取消关联',
  },
  en: {
    unknown: 'the file has no such field',
    twice: 'the same field is set twice',
    missing: 'the settings of this field are missing',
    no_rows: 'only a stretch {{#…}} with fields in it can have rows',
    list_printed: 'the name also stands by itself, so it cannot have rows',
    list_in_list: 'rows cannot stand within rows',
    no_such_fact: 'there is no such fact',
    other_kind: 'it is of another kind than the fact it is bound to',
    column_unbound:
      'these rows come from a list of the matter, so each field in them is bound to a field of that list; where there is none, unbind the list',
  },
};
/** What is asked for in a field. */
export const OWN_FIELD_KIND_LABELS: Labels<z.infer<typeof ownFieldKind>> = {
  'zh-CN': {
    text: '文字',
    long_text: '长文字',
    money: '金额（元）',
    percent: '百分比',
    count: '数量',
    date: '日期',
    choice: '选项',
    yes_no: '是 / 否',
    identity_number: '身份证号码',
    credit_code: '统一社会信用代码',
    mobile: '电话',
    case_number: '案号',
    court: '法院',
    list: '多行',
  },
  en: {
    text: 'Text',
    long_text: 'Long text',
    money: 'Amount (yuan)',
    percent: 'Percent',
    count: 'Number',
    date: 'Date',
    choice: 'Choice',
    yes_no: 'Yes / no',
    identity_number: 'Identity number',
    credit_code: 'Credit code',
    mobile: 'Telephone',
    case_number: 'Case number',
    court: 'Court',
    list: 'Rows',
  },
};
