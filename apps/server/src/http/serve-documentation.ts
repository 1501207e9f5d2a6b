import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';
import { openApiDocument } from './openapi-document.ts';

let documentation: { json: string; page: string } | undefined;

/** Makes it, which takes half a second: the program does so before it serves; a server of tests only where it is asked for. */
export function readDocumentation(): { json: string; page: string } {
  documentation ??= writeDocumentation();
  return documentation;
}

function writeDocumentation() {
  const document = openApiDocument();
  return { json: JSON.stringify(document), page: documentationPage(document) };
}

/** `/openapi.json` for programs and `/docs` for people, both made from the contract. */
export function serveDocumentation(app: FastifyInstance): void {
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(readDocumentation().json),
  );
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(readDocumentation().page),
  );
}
