import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';
import { openApiDocument } from './openapi-document.ts';

let documentation: Promise<{ json: string; page: string }> | undefined;

/** Made when somebody asks for it: it takes a second, which few starts need, and holds nobody up. */
async function writeDocumentation() {
  const document = await openApiDocument();
  return { json: JSON.stringify(document), page: await documentationPage(document) };
}

/** `/openapi.json` for programs and `/docs` for people, both made from the contract. */
export function serveDocumentation(app: FastifyInstance): void {
  const read = () => (documentation ??= writeDocumentation());
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((await read()).json),
  );
  app.get('/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send((await read()).page),
  );
}
