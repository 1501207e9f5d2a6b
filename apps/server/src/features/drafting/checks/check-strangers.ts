import type { DraftFinding } from '@mingfa/contract/draft-check';
import { spansOf } from '@mingfa/legal/drafting/document-text';
import { findStrangers, type Stranger } from '@mingfa/legal/drafting/find-strangers';
import { breather } from '../../../engine/breathe.ts';
import { definitionAt } from '../templates/template-catalog.ts';
import { type CheckedDraft, finding } from './checked-draft.ts';

/** A longer text is looked through so far. */
const MOST_CHARACTERS = 20_000;
/** So many are named. */
const MOST_NAMED = 8;

/** Names and sums in somebody's own words that no field holds: of another matter, a slip, or something the facts still lack. It asks, no more. */
export async function checkStrangers(
  checked: Pick<CheckedDraft, 'catalog' | 'document' | 'sheet'>,
): Promise<DraftFinding[]> {
  const { catalog, document, sheet } = checked;
  const kindOf = (path: string) => definitionAt(catalog, path)?.kind ?? null;
  const words = spansOf(document)
    .filter(
      ({ origin }) =>
        origin.kind === 'typed' || (origin.kind === 'fact' && kindOf(origin.path) === 'long_text'),
    )
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MOST_CHARACTERS);
  const breathe = breather();
  const steps = findStrangers(words, sheet, kindOf);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return findingsOf(step.value);
    await breathe();
  }
}

function findingsOf(strangers: readonly Stranger[]): DraftFinding[] {
  const slips = strangers.map(({ text, like }) =>
    like === null
      ? []
      : [
          finding(
            'not_in_facts',
            'warning',
            {
              zh: `正文里的“${text}”和已填的“${like}”只差一个字，请核对是不是写错了`,
              en: `“${text}” in the text is one character from “${like}” of the facts: a slip?`,
            },
            { quote: text },
          ),
        ],
  );
  const listed = (kind: Stranger['kind'], zh: string, en: string): DraftFinding[] => {
    const texts = strangers.filter((one) => one.kind === kind && one.like === null).map(({ text }) => text);
    const named = texts.slice(0, MOST_NAMED);
    const more = texts.length > named.length;
    const text = {
      zh: `${named.join('、')}${more ? '等' : ''}：${zh}`,
      en: `${named.join(', ')}${more ? ' and more' : ''}: ${en}`,
    };
    return named.length > 0 ? [finding('not_in_facts', 'notice', text, { quote: named[0] ?? null })] : [];
  };
  return [
    ...slips.flat(),
    ...listed(
      'name',
      '正文里提到，已填的当事人、证人等各栏里都没有，请核对是哪个人、要不要补填',
      'named in the text and in no field; check who it is, and whether a field lacks it',
    ),
    ...listed(
      'amount',
      '正文里写了，请求和已填的各项金额里都没有，请核对是不是写错了',
      'a sum of the text that neither the claims nor the facts have; check whether it is a slip',
    ),
  ];
}
