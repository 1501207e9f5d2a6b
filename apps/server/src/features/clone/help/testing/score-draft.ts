import type { CloneContent } from '@mingfa/contract/clone-content';

/** What must be read out of a description; words stand for what must occur at the place they belong to. */
export interface MustRead {
  category?: string;
  fields?: string[];
  laws?: string[];
  audience?: string[];
  tone?: string[];
  doesNot?: string[];
  refused?: string[];
  referTo?: string[];
  asks?: string[];
  opening?: string[];
  name?: string[];
  region?: string;
  short?: boolean;
}

/** Each thing that must be read, and whether it was. */
export function scoreDraft(must: MustRead, content: CloneContent): { wanted: string; held: boolean }[] {
  const line = (...labels: string[]) =>
    content.persona
      .split('\n')
      .filter((one) => labels.some((label) => one.startsWith(label)))
      .join('\n');
  const all = (path: string, words: readonly string[] | undefined, held: (word: string) => boolean) =>
    (words ?? []).map((word) => ({ wanted: `${path}: ${word}`, held: held(word) }));
  const within = (text: string) => (word: string) => text.toLowerCase().includes(word.toLowerCase());
  const { scope, refusals, firstQuestions } = content;
  const topics = refusals.topics.map(({ about, words }) => [about, ...words].join(' ')).join('\n');
  const asked = firstQuestions.map(({ factId, label }) => `${factId} ${label}`).join('\n');
  return [
    ...all('category', must.category ? [must.category] : [], (word) => content.category === word),
    ...all('field', must.fields, (field) => scope.fields.includes(field)),
    ...all('law', must.laws, (law) => scope.lawsOnly.includes(law)),
    ...all('audience', must.audience, within(line('服务对象', 'Serves'))),
    ...all(
      'tone',
      must.tone,
      must.tone?.[0] === '通俗' ? () => line('语气').includes('人话') : within(line('语气', 'Tone')),
    ),
    ...all('does not', must.doesNot, within(line('界限', 'Limits'))),
    ...all('refused', must.refused, within(topics)),
    ...all('refers', must.referTo, within(refusals.referTo)),
    ...all('asks', must.asks, within(asked)),
    ...all('opening', must.opening, within(content.opening)),
    ...all('name', must.name, within(content.name)),
    ...all('region', must.region ? [must.region] : [], (word) => scope.region === word),
    ...all('short', must.short ? ['short'] : [], () => content.template.length === 'short'),
  ];
}
