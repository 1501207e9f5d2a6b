import { OWN_FIELD_PROBLEM_LABELS } from '@mingfa/contract/labels/own-template-labels';
import { cleanText } from '@mingfa/legal/drafting/clean-text';
import type { FactDictionary } from '@mingfa/legal/drafting/fact-definition';
import { checkOwnFields, settleOwnFields } from '@mingfa/legal/drafting/own/check-own-fields';
import type { OwnField, OwnText } from '@mingfa/legal/drafting/own/own-template';
import { ownUses } from '@mingfa/legal/drafting/own/own-uses';
import { AppError } from '../../../ports/app-error.ts';

/** So many fields that are set wrongly are named. */
const NAMED = 3;

/** Fields as somebody set them, in the order of the file. @throws AppError `invalid_input` with what is wrong by field */
export function settleFields(
  text: OwnText,
  sent: readonly OwnField[],
  dictionary: FactDictionary,
): OwnField[] {
  const clean = sent.map((field) => ({
    ...field,
    label: cleanText(field.label),
    help: cleanText(field.help),
  }));
  const fields = settleOwnFields(clean, dictionary);
  const problems = checkOwnFields(text, fields, dictionary);
  if (problems.length === 0) {
    const order = ownUses(text).map(({ name }) => name);
    return fields.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  }
  const said = (language: 'zh-CN' | 'en') =>
    problems
      .slice(0, NAMED)
      .map(({ name, problem }) =>
        language === 'en'
          ? `“${name}”: ${OWN_FIELD_PROBLEM_LABELS.en[problem]}`
          : `“${name}”：${OWN_FIELD_PROBLEM_LABELS['zh-CN'][problem]}`,
      )
      .join(language === 'en' ? '; ' : '；');
  throw new AppError(
    'invalid_input',
    { problem: { 'zh-CN': said('zh-CN'), en: said('en') } },
    { details: problems.map(({ name, problem }) => ({ path: `fields.${name}`, message: problem })) },
  );
}
