import { z } from 'zod';

/** Year 0 has a form by ISO 8601, and no place in a database. */
const isOfOurEra = (written: string) => !written.startsWith('0000');

/** A calendar day, `YYYY-MM-DD`. */
export const isoDate = z.iso.date().refine(isOfOurEra);
/** A moment in UTC, ISO 8601. */
export const isoTime = z.iso.datetime().refine(isOfOurEra);
/** Languages of the interface; Chinese first. */
export const language = z.enum(['zh-CN', 'en']);
/** What {@link language} reads. */
export type Language = z.infer<typeof language>;
/** Provinces, autonomous regions and municipalities as regulations name them: of which a local regulation is. */
export const PROVINCES = [
  '北京',
  '天津',
  '河北',
  '山西',
  '内蒙古',
  '辽宁',
  '吉林',
  '黑龙江',
  '上海',
  '江苏',
  '浙江',
  '安徽',
  '福建',
  '江西',
  '山东',
  '河南',
  '湖北',
  '湖南',
  '广东',
  '广西',
  '海南',
  '重庆',
  '四川',
  '贵州',
  '云南',
  '西藏',
  '陕西',
  '甘肃',
  '青海',
  '宁夏',
  '新疆',
] as const;
/** One of {@link PROVINCES}. */
export type Province = (typeof PROVINCES)[number];
/** Article key: `577`, `120-1`. */
export const articleKey = z.string().regex(/^\d{1,15}(-\d{1,15})?$/);

/** Query parameters of every list. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
};

/** The answer of every list. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });
}

/** One or many values of a repeated query parameter (`kind=法律&kind=宪法`), always read as an array. */
export function repeated<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (value) => (value === undefined || value === '' ? [] : Array.isArray(value) ? value : [value]),
    z.array(item).max(30),
  );
}

/** The answer of what has nothing to tell. */
export const done = z.object({ done: z.literal(true) });

/** The revision of a setting that whoever saves it saw; absent: whatever it is. */
export const seenRevision = z.number().int().min(0).optional();
