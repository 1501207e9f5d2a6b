import type { Answer } from './read-document.ts';
import { type AnswersOf, right, type Said } from './said.ts';
import { plain } from './same-value.ts';

/** Where disputes go, each kind with its body. */
export function sayForum({ key, value, quote }: Answer, answers: AnswersOf): Said[] {
  const body = answers.get('dispute_body')?.value?.text ?? null;
  const choice = answers.get('dispute_resolution')?.value;
  if (key === 'dispute_body') return choice ? [] : [forum(key, kindOf(body ?? ''), body, quote)];
  if (value?.kind !== 'choice') return [];
  if (value.choice === '仲裁') return [forum(key, 'arbitration', body, quote)];
  if (value.choice === '诉讼') return [forum(key, 'court', body, quote)];
  const parts = answers.get('dispute_body')?.parts ?? [];
  const bodies = parts.length > 0 ? parts.map((part) => part.value.text) : body === null ? [] : [body];
  const arbitrator = bodies.find((one) => /仲裁/.test(one)) ?? null;
  const court = bodies.find((one) => !/仲裁/.test(one)) ?? null;
  return [forum(key, 'arbitration', arbitrator, quote), forum(key, 'court', court, quote)];
}

const kindOf = (body: string) => (/仲裁/.test(body) ? 'arbitration' : 'court');
/** Names of no place. */
const ANYWHERE = /^(?:有关)?(?:人民法院|法院|仲裁机关|仲裁机构|仲裁委员会)$/;

function forum(key: string, kind: string, body: string | null, quote: string): Said {
  return {
    key,
    words: `${kind}：${body ?? '—'}`,
    quote,
    agrees: (way) => {
      if (way.kind !== kind) return 'no';
      if (ANYWHERE.test(bodyOf(way.body ?? ''))) return 'right';
      if (body === null) return 'part';
      return right(bodyOf(body) === bodyOf(way.body ?? ''));
    },
  };
}

const bodyOf = (body: string): string =>
  plain(body)
    .replace(/有管辖权的?|依法|的|\([^)]*\)/g, '')
    .replace(/住所地/g, '所在地')
    .replace(/(?<!人民)法院/, '人民法院');
