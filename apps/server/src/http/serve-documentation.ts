import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';
import { openApiDocument } from './openapi-document.ts';

/** `/openapi.json` for programs and `/docs` for people, both made from the contract. */
export function serveDocumentation(app: FastifyInstance): void {
  const document = openApiDocument();
  const json = JSON.stringify(document);
  const page = documentationPage(document);
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(json),
  );
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}
