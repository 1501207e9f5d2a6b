import { answerRequests } from '../child-answers.ts';
import type { LoadRequest, LoadResults } from '../messages.ts';
import { TableFailure } from '../table-failure.ts';
import { buildTables } from './build-tables.ts';
import { openLoader } from './open-loader.ts';
import { proposeBelow, proposeTable, readSample } from './propose-table.ts';
import { findTables } from './sources.ts';

// The program of a child that reads files with tables. It knows its folder and nothing else of the server.
await answerRequests<LoadRequest>(async (request, tell) => {
  switch (request.task) {
    case 'recognise':
      return recognise(request);
    case 'preview':
      return preview(request);
    case 'build': {
      const loader = await openLoader(request.out);
      try {
        return await buildTables(loader, request.files, request.plan, tell);
      } finally {
        loader.close();
      }
    }
    case 'export': {
      const { writeExport } = await import('./write-export.ts');
      return writeExport(request);
    }
  }
});

async function recognise({
  files,
}: Extract<LoadRequest, { task: 'recognise' }>): Promise<LoadResults['recognise']> {
  const loader = await openLoader(':memory:');
  const proposed: LoadResults['recognise'] = [];
  for (const [file, source] of files.entries()) {
    const found = await findTables(loader, source);
    const base = source.name.replace(/\.[^.]{1,8}$/, '').slice(0, 150) || source.name;
    for (const table of found) {
      const label = table.label === '' ? base : files.length > 1 ? `${base} ${table.label}` : table.label;
      proposed.push(
        proposeTable(table, { name: `t${proposed.length + 1}`, label: label.slice(0, 200), file }),
      );
    }
  }
  loader.close();
  return proposed;
}

async function preview({
  file,
  shape,
  anew,
}: Extract<LoadRequest, { task: 'preview' }>): Promise<LoadResults['preview']> {
  const loader = await openLoader(':memory:');
  const [found] = await findTables(loader, file, shape);
  loader.close();
  if (!found)
    throw new TableFailure('table_unreadable', {
      problem: { 'zh-CN': '这个区域没有内容', en: 'there is nothing in it' },
    });
  return anew ? proposeBelow(found, shape) : readSample(found, shape);
}
