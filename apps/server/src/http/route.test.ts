import { ENDPOINTS } from '@mingfa/contract/endpoints';
import { expect, test } from 'vitest';
import { z } from 'zod';

test('no endpoint has one name in two of params, query, body and bytes, since a verb gets them side by side', () => {
  const clashes = Object.entries(ENDPOINTS).flatMap(([name, { params, query, body, bodyType }]) => {
    const bytes = bodyType === 'binary' ? ['content'] : [];
    const names = [params, query, body].flatMap((schema) => (schema ? fieldsOf(name, schema) : []));
    const all = [...names, ...bytes];
    return all.filter((field, index) => all.indexOf(field) !== index).map((field) => `${name}: ${field}`);
  });
  expect(clashes).toEqual([]);
});

/** The fields of an object, or of any of several. */
function fieldsOf(name: string, schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodPrefault) return fieldsOf(name, schema.unwrap());
  if (schema instanceof z.ZodUnion) {
    const fields = schema.options.flatMap((option) => fieldsOf(name, option));
    return [...new Set(fields)];
  }
  if (!(schema instanceof z.ZodObject)) throw new Error(`${name} takes something other than fields.`);
  return Object.keys(schema.shape);
}
