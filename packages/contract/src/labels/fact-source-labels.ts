import type { z } from 'zod';
import type { factSource } from '../draft-fact.ts';
import type { Labels } from './labels.ts';

/** Where the value of a fact came from. */
export const FACT_SOURCE_LABELS: Labels<z.infer<typeof factSource>['kind']> = {
  'zh-CN': {
    typed: '本人填写',
    story: '案情陈述',
    file: '上传的文件',
    conversation: '对话记录',
    address_book: '通讯录',
    rule: '规则推算',
    model: '模型填写',
  },
  en: {
    typed: 'Typed by you',
    story: 'Your story',
    file: 'An uploaded file',
    conversation: 'A conversation',
    address_book: 'Your address book',
    rule: 'Worked out by a rule',
    model: 'Filled in by a model',
  },
};
