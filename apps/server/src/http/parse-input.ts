import type { Endpoint } from '@mingfa/contract/endpoint';
import type { Language } from '@mingfa/contract/values';
import type { z } from 'zod';
import { AppError } from '../ports/app-error.ts';
import { cleanInput } from './clean-input.ts';
import { describeIssue } from './describe-issue.ts';

export interface ParsedInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Checks what came against the endpoint's schemas. @throws AppError `invalid_input` naming every wrong field */
export function parseInput(
  endpoint: Endpoint,
  raw: { params: unknown; query: unknown; body: unknown },
  language: Language,
): ParsedInput {
  const details: { path: string; message: string }[] = [];
  const parse = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(cleanInput(value, language), { error: describeIssue(language) });
    if (result.success) return result.data;
    for (const issue of result.error.issues.slice(0, 20)) {
      details.push({ path: issue.path.map(String).join('.'), message: issue.message });
    }
    return undefined;
  };
  const parsed: ParsedInput = {
    params: parse(endpoint.params, raw.params),
    query: parse(endpoint.query, raw.query),
    body: parse(endpoint.body, raw.body),
  };
  const [first] = details;
  if (first)
    throw new AppError('invalid_input', { problem: `${first.path} ${first.message}`.trim() }, { details });
  return parsed;
}
