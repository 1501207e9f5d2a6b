import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';
import { openApiDocument } from './openapi-document.ts';

/** The same for every server of a process. */
let documentation: { json: string; page: string } | undefined;

function writeDocumentation() {
  const document = openApiDocument();
  return { json: JSON.stringify(document), page: documentationPage(document) };
}

/** `/openapi.json` for programs and `/docs` for people, both made from the contract. */
export function serveDocumentation(app: FastifyInstance): void {
  documentation ??= writeDocumentation();
  const { json, page } = documentation;
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
