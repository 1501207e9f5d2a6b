import { breather } from '../engine/breathe.ts';
import type { JsonSchema, OpenApiDocument, Operation } from './openapi-document.ts';

/**
 * The API as a page that needs no script and no other address: endpoints by group, with their schemas. Other requests have
 * their turn while it is written.
 */
export async function documentationPage(document: OpenApiDocument): Promise<string> {
  const breathe = breather();
  const groups: string[] = [];
  for (const { name } of document.tags) {
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([, operation]) => operation.tags.includes(name))
        .map(([method, operation]) => describeOperation(method, path, operation)),
    );
    groups.push(
      `<section id="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>${operations.join('')}</section>`,
    );
    await breathe();
  }
  const links = document.tags
    .map(({ name }) => `<a href="#${escapeHtml(name)}">${escapeHtml(name)}</a>`)
    .join(' ');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg"><title>${escapeHtml(document.info.title)} API</title><style>${STYLE}</style></head>
<body><header><h1>${escapeHtml(document.info.title)} API</h1><p>${escapeHtml(document.info.description)}</p>
<p>As a document for programs: <a href="/openapi.json">/openapi.json</a> (OpenAPI ${escapeHtml(document.openapi)}).</p>
<nav aria-label="Groups">${links}</nav></header><main>${groups.join('')}</main></body></html>`;
}

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
nav a{margin-right:.75rem}
details{border:1px solid #8886;border-radius:8px;margin:.5rem 0;padding:.5rem .75rem}
summary{cursor:pointer}
.method{display:inline-block;min-width:3.5rem;font-weight:700}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem}
pre{overflow-x:auto;background:#8881;border-radius:8px;padding:.75rem}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.25rem .5rem;border-bottom:1px solid #8884;vertical-align:top}
`;

function describeOperation(method: string, path: string, operation: Operation): string {
  const parts = [`<p>${escapeHtml(operation.description)}</p>`];
  if (operation.parameters.length > 0) {
    const rows = operation.parameters.map(
      (parameter) =>
        `<tr><td><code>${escapeHtml(parameter.name)}</code>${parameter.required ? ' (required)' : ''}</td>` +
        `<td>${escapeHtml(parameter.in)}</td><td><code>${escapeHtml(JSON.stringify(parameter.schema))}</code></td></tr>`,
    );
    parts.push(
      `<h4>Parameters</h4><table><thead><tr><th>Name</th><th>In</th><th>Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    );
  }
  if (operation.requestBody) parts.push('<h4>Body</h4>', describeContent(operation.requestBody.content));
  for (const [status, response] of Object.entries(operation.responses)) {
    if (status === '200') {
      parts.push(
        '<h4>Answer</h4>',
        `<p>${escapeHtml(response.description)}</p>`,
        describeContent(response.content ?? {}),
      );
    }
  }
  const failures = Object.entries(operation.responses).filter(([status]) => status !== '200');
  const rows = failures.map(
    ([status, response]) =>
      `<tr><td>${escapeHtml(status)}</td><td>${response.description.split('\n\n').map(escapeHtml).join('<br>')}</td></tr>`,
  );
  parts.push(`<h4>Errors</h4><table><tbody>${rows.join('')}</tbody></table>`);
  return (
    `<details><summary><span class="method">${escapeHtml(method.toUpperCase())}</span> <code>${escapeHtml(path)}</code> ` +
    `${escapeHtml(operation.summary)}</summary>${parts.join('')}</details>`
  );
}

function describeContent(content: Record<string, { schema: JsonSchema }>): string {
  return Object.entries(content)
    .map(
      ([mediaType, { schema }]) =>
        `<p><code>${escapeHtml(mediaType)}</code></p><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`,
    )
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
