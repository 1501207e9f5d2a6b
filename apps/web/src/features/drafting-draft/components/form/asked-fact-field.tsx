import type { TemplateFact } from '@mingfa/contract/document-template';
import type { DraftDesk } from '../../model/draft-desk.ts';
import { FactField } from './fact-field.tsx';
import { ListField } from './list-field.tsx';

/** A fact of the template: a list with its rows, or one field. */
export function AskedFactField({ desk, asked }: { desk: DraftDesk; asked: TemplateFact }) {
  const state = desk.preview.form.find(({ fact }) => fact === asked.fact);
  const isRequired = state?.isRequired ?? asked.demand === 'always';
  return asked.definition.kind === 'list' ? (
    <ListField desk={desk} asked={asked} isRequired={isRequired} />
  ) : (
    <FactField desk={desk} path={asked.fact} definition={asked.definition} isRequired={isRequired} />
  );
}
