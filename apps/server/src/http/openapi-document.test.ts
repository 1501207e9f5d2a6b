import { ENDPOINTS } from '@mingfa/contract/endpoints';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { documentationPage } from './documentation-page.ts';
import { type JsonSchema, type Operation, openApiDocument } from './openapi-document.ts';

const document = await openApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

test('every endpoint of the contract stands in the document once', () => {
  const inDocument = operations.map(({ path, method, operation }) => [operation.operationId, method, path]);
  const inContract = Object.entries(ENDPOINTS).map(([name, endpoint]) => [
    name,
    endpoint.method.toLowerCase(),
    endpoint.path,
  ]);
  expect(inDocument.toSorted()).toEqual(inContract.toSorted());
});

test('every schema in the document is valid JSON Schema 2020-12, as OpenAPI 3.1 asks', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const shared = Object.values(document.components.schemas);
  const schemas = [...shared, ...operations.flatMap(({ operation }) => schemasOf(operation))];
  expect(schemas.length).toBeGreaterThan(operations.length);
  // Most endpoints take and answer the same things: each schema is looked at once.
  const distinct = new Set(schemas.map((schema) => JSON.stringify(schema)));
  for (const text of distinct) {
    const schema = JSON.parse(text);
    expect(ajv.validateSchema(schema), text.slice(0, 500)).toBe(true);
    for (const [, pattern] of text.matchAll(PATTERN))
      expect(() => new RegExp(JSON.parse(`"${pattern}"`), 'u'), pattern).not.toThrow();
  }
});

/** Of a schema as JSON, the expression a text has to match. */
const PATTERN = /"pattern":"((?:[^"\\]|\\.)*)"/g;

function schemasOf(operation: Operation) {
  const contents = [
    operation.requestBody?.content,
    ...Object.values(operation.responses).map((answer) => answer.content),
  ];
  return [
    ...operation.parameters.map((parameter) => parameter.schema),
    ...contents.flatMap((content) => Object.values(content ?? {}).map((media) => media.schema)),
  ];
}

test('every pointer leads somewhere from the root of the document', () => {
  const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]*)"/g)].map(
    ([, path]) => path ?? '',
  );
  // There is one of a schema that holds itself: else nothing would be proved of those.
  expect(pointers.some((path) => !path.endsWith('/Error'))).toBe(true);
  for (const path of new Set(pointers)) {
    const found = path
      .split('/')
      .reduce<unknown>((at, key) => (at as JsonSchema | undefined)?.[key], document);
    expect(found, path).toBeDefined();
  }
});

test('the parts OpenAPI requires are there: path parameters, answers, security', () => {
  expect(document.openapi).toBe('3.1.0');
  for (const { path, operation } of operations) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map((parameter) => parameter.name).toSorted(), path).toEqual(inPath.toSorted());
    expect(
      declared.every((parameter) => parameter.required),
      path,
    ).toBe(true);
    expect(operation.responses[200]?.description, path).toBeTruthy();
    for (const requirement of operation.security) {
      for (const scheme of Object.keys(requirement)) {
        expect(document.components.securitySchemes).toHaveProperty(scheme);
      }
    }
  }
});

test('forms, files, streams and idempotency keys are described', () => {
  const find = (id: string) => operations.find(({ operation }) => operation.operationId === id)?.operation;
  expect(find('account.passwordLogin')?.requestBody?.content).toHaveProperty(
    'application/x-www-form-urlencoded',
  );
  expect(find('upload.receiveUpload')?.requestBody?.content).toHaveProperty('application/octet-stream');
  expect(find('chat.streamAnswer')?.responses[200]?.content).toHaveProperty('text/event-stream');
  expect(find('chat.streamAnswer')?.parameters.map((parameter) => parameter.name)).toContain(
    'Idempotency-Key',
  );
  expect(find('account.signOut')?.parameters).toEqual([]);
});

test('the readable page names every endpoint and needs no script', async () => {
  const page = await documentationPage(document);
  for (const { path } of operations) expect(page).toContain(`<code>${path}</code>`);
  expect(page).not.toMatch(/<script|https?:\/\/(?!127)/);
});
