import type { CloneContent } from '@mingfa/contract/clone-content';
import type { TFunction } from 'i18next';

/** The law a clone answers from, in sentences. */
export function describeScope(scope: CloneContent['scope'], t: TFunction<'square'>): string[] {
  const { fields, lawsOnly, lawsWithout, region, asOf } = scope;
  const joined = (names: readonly string[]) => names.join(t('scope.separator'));
  const titles = (names: readonly string[]) => joined(names.map((name) => `《${name}》`));
  const sentences = [
    fields.length > 0
      ? t('scope.fields', { names: joined(fields.map((field) => nameOfField(field, t))) })
      : '',
    lawsOnly.length > 0 ? t('scope.only', { names: titles(lawsOnly) }) : '',
    lawsWithout.length > 0 ? t('scope.without', { names: titles(lawsWithout) }) : '',
    region ? t('scope.region', { region }) : '',
    asOf ? t('scope.asOf', { day: asOf }) : '',
  ].filter((sentence) => sentence !== '');
  const isNarrow = fields.length + lawsOnly.length > 0;
  return isNarrow ? sentences : [t('scope.all'), ...sentences];
}

/** A field of a later release is shown by its id. */
function nameOfField(field: string, t: TFunction<'square'>): string {
  const known = [
    'company',
    'labour',
    'tenancy',
    'loan',
    'family',
    'traffic',
    'consumer',
    'personality',
    'inheritance',
    'crime',
    'procedure',
  ] as const;
  const name = known.find((one) => one === field);
  return name ? t(`field.${name}`) : field;
}
