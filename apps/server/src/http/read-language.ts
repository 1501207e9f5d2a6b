import type { Language } from '@mingfa/contract/values';

/** The language a client asks for in `Accept-Language`; Chinese unless it prefers English. */
export function readLanguage(header: string | undefined): Language {
  if (!header) return 'zh-CN';
  let best: { language: Language; weight: number } | undefined;
  for (const entry of header.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    const weight = quality ? Number.parseFloat(quality.slice(2)) : 1;
    const language = /^zh\b/i.test(tag) ? 'zh-CN' : /^en\b/i.test(tag) ? 'en' : undefined;
    if (language && weight > 0 && (!best || weight > best.weight)) best = { language, weight };
  }
  return best?.language ?? 'zh-CN';
}
