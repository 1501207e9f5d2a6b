import { listTemplates } from '@mingfa/contract/document-template';
import { createDraft, exportDraft, previewDraft, saveDraft } from '@mingfa/contract/draft';
import type { DraftDetail } from '@mingfa/contract/draft-state';
import { openPdf } from '@mingfa/files/formats/pdf/open-pdf';
import { PARSER_LIMITS } from '@mingfa/files/reading/parser-limits';
import { percentile, startServer, stopServer } from '../chat/bench-server.ts';
import { registerPerson } from '../ingestion/api.ts';

/** At the 95th of a hundred. */
const TARGETS_MS = { list: 100, preview: 150, autosave: 50, export: 1000 } as const;
const TARGET_LOOP_MS = 50;
const AT_ONCE = 20;
const LONG_PAGES = 30;
const EXPORTED_PAGES = 10;
const SENTENCE = '2024年3月1日，被告到原告住处，称店面周转急需资金，原告当日以银行转账方式交付借款。';
/** Characters on a page of court layout: 22 lines of 28. */
const PAGE = 616;
const storyOf = (pages: number) => SENTENCE.repeat(Math.ceil((pages * PAGE) / SENTENCE.length));

/** Lists, previews, saves and exports as a browser asks for it: whether each target is met. */
export async function measureServed(rounds: number): Promise<boolean> {
  const server = await startServer(null);
  const { token } = await registerPerson(server.address);
  const ask = async (method: string, path: string, body?: object) => {
    const began = performance.now();
    const response = await fetch(`${server.address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const content = new Uint8Array(await response.arrayBuffer());
    if (!response.ok) throw new Error(`${path}: ${response.status} ${Buffer.from(content).toString()}`);
    return { content, tookMs: performance.now() - began };
  };
  const read = async (path: string, body: object) =>
    JSON.parse(Buffer.from((await ask('POST', path, body)).content).toString()) as DraftDetail;
  const begin = async (pages: number) => {
    const made = await read(createDraft.path, { templateId: 'civil-complaint' });
    const facts = [
      { act: 'set', path: 'cause', value: '民间借贷纠纷' },
      { act: 'set', path: 'story', value: storyOf(pages) },
      { act: 'set', path: 'loan_principal', value: 120_000 },
    ];
    return read(saveDraft.path.replace('{draftId}', made.draftId), {
      ...{ seenRevision: made.revision, seenFactsRevision: made.factsRevision, facts },
    });
  };
  const met: boolean[] = [];
  const tell = (what: string, times: readonly number[], target: number) => {
    const p95 = percentile(times, 95);
    met.push(p95 <= target);
    console.log(
      `${p95 <= target ? 'met    ' : 'NOT MET'} ${what}: p50 ${percentile(times, 50)} ms, p95 ${p95} ms of ${target}, longest ${percentile(times, 100)} ms`,
    );
  };
  const measure = async (work: (round: number) => Promise<number>) => {
    await work(0);
    const times: number[] = [];
    for (let round = 1; round <= rounds; round += 1) times.push(await work(round));
    return times;
  };

  tell(
    'the list of templates',
    await measure(async () => (await ask('GET', listTemplates.path)).tookMs),
    TARGETS_MS.list,
  );
  const long = await begin(LONG_PAGES);
  const typed = (round: number) => [
    { act: 'set', path: 'story', value: `${storyOf(LONG_PAGES)}第${round}次。` },
  ];
  tell(
    `a preview of ${LONG_PAGES} pages after a key`,
    await measure(
      async (round) =>
        (await ask('POST', previewDraft.path, { draftId: long.draftId, facts: typed(round) })).tookMs,
    ),
    TARGETS_MS.preview,
  );
  let revision = long.factsRevision;
  tell(
    `autosave of a fact beside ${LONG_PAGES} pages`,
    await measure(async (round) => {
      const facts = [{ act: 'set', path: 'loan_purpose', value: `开店${round}` }];
      const { content, tookMs } = await ask('POST', saveDraft.path.replace('{draftId}', long.draftId), {
        ...{ seenRevision: long.revision, seenFactsRevision: revision, facts },
      });
      revision = (JSON.parse(Buffer.from(content).toString()) as DraftDetail).factsRevision;
      return tookMs;
    }),
    TARGETS_MS.autosave,
  );
  const short = await begin(EXPORTED_PAGES);
  const exported = (format: string) =>
    ask('POST', exportDraft.path.replace('{draftId}', short.draftId), { format });
  const { numPages } = await openPdf((await exported('pdf')).content, PARSER_LIMITS, 'text');
  tell(
    `Word of ${numPages} pages`,
    await measure(async () => (await exported('docx')).tookMs),
    TARGETS_MS.export,
  );
  tell(
    `PDF of ${numPages} pages`,
    await measure(async () => (await exported('pdf')).tookMs),
    TARGETS_MS.export,
  );

  // What was measured so far is told apart from the twenty.
  server.process.child.kill('SIGUSR2');
  const all = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => exported(index % 2 === 0 ? 'docx' : 'pdf')),
  );
  const longest = percentile(
    all.map(({ tookMs }) => tookMs),
    100,
  );
  const { eventLoopDelayMs, heldByProcessorMs, peakMemoryMb } = await stopServer(server);
  const isFree = eventLoopDelayMs.max <= TARGET_LOOP_MS;
  met.push(isFree);
  console.log(
    `${isFree ? 'met    ' : 'NOT MET'} ${AT_ONCE} exports at once: event loop held at most ${eventLoopDelayMs.max.toFixed(1)} ms of ${TARGET_LOOP_MS}, p99 ${eventLoopDelayMs.p99.toFixed(1)} ms, at most ${heldByProcessorMs.toFixed(1)} ms of them of the processor; the longest took ${longest} ms; peak memory ${Math.round(peakMemoryMb)} MB`,
  );
  return met.every(Boolean);
}
