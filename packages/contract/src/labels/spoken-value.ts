import type { RecordingFindings } from '../recording-findings.ts';
import type { Language } from '../values.ts';

const UNITS: Record<Language, Record<string, readonly [one: string, more: string]>> = {
  'zh-CN': {
    ...{ Y: ['年', '年'], M: ['个月', '个月'], W: ['周', '周'], D: ['天', '天'] },
    ...{ h: ['小时', '小时'], m: ['分钟', '分钟'], s: ['秒', '秒'] },
  },
  en: {
    ...{ Y: [' year', ' years'], M: [' month', ' months'], W: [' week', ' weeks'], D: [' day', ' days'] },
    ...{ h: [' hour', ' hours'], m: [' minute', ' minutes'], s: [' second', ' seconds'] },
  },
};

/** The exact value of something that was said, as people read it: `300,000元`, `62小时`, a day as it is. Null where there is none. */
export function describeSpokenValue(
  { kind, normal }: Pick<RecordingFindings['facts'][number], 'kind' | 'normal'>,
  language: Language,
): string | null {
  if (normal === null) return null;
  if (kind === 'duration') return describeDuration(normal, language);
  if (!/^-?\d+\.\d{2}$/.test(normal)) return normal;
  const yuan = Number(normal).toLocaleString('en-US', { maximumFractionDigits: 2 });
  return language === 'en' ? `CNY ${yuan}` : `${yuan}元`;
}

function describeDuration(iso: string, language: Language): string {
  const [days = '', hours = ''] = iso.replace(/^P/, '').split('T');
  const parts = [...days.matchAll(/([\d.]+)([YMWD])/g), ...hours.toLowerCase().matchAll(/([\d.]+)([hms])/g)];
  const told = parts.map(([, number = '', unit = '']) => {
    const [one, more] = UNITS[language][unit] ?? ['', ''];
    return `${number}${number === '1' ? one : more}`;
  });
  return told.length > 0 ? told.join(language === 'en' ? ' ' : '') : iso;
}
