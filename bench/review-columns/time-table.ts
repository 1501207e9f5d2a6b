import { createKnowledgeBase } from '@mingfa/contract/knowledge';
import { createReviewTable, getReviewTable, type ReviewTableDetail } from '@mingfa/contract/review-table';
import { addFile, type LocalFile, type Person, registerPerson, waitForFiles } from '../ingestion/api.ts';
import { startBenchServer } from '../ingestion/bench-server.ts';
import { makeContract } from './made-contracts.ts';

const DOCUMENTS = 300;
const UPLOADS_AT_ONCE = 8;
const SECONDS_AT_MOST = 60;
/** Twenty of the library, of every group that contracts are looked at for. */
const KEYS = [
  ...['parties', 'signing_date', 'start_date', 'end_date', 'term', 'total_price', 'rent', 'unit_price'],
  ...[
    'payment_terms',
    'late_payment_rate',
    'late_payment_base',
    'deposit',
    'termination_notice',
    'renewal_kind',
  ],
  ...[
    'assignment',
    'subcontracting',
    'guarantee_kind',
    'confidentiality',
    'dispute_resolution',
    'dispute_body',
  ],
];

/** How long three hundred documents take to be asked twenty questions over HTTP, from the making of the table to its last cell. */
export async function timeTable(): Promise<boolean> {
  const server = await startBenchServer(null);
  try {
    const person = await registerPerson(server.address);
    const { konId } = await person.call(createKnowledgeBase, { body: { name: '合同' } });
    const waiting = Array.from({ length: DOCUMENTS }, (_, at): LocalFile => {
      const { name, text } = makeContract(at);
      return { name: `${name}${at + 1}.txt`, content: Buffer.from(text) };
    });
    const upload = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) await addFile(person, konId, file);
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, upload));
    const files = await waitForFiles(person, konId);
    const ready = files.filter(({ state }) => state === 'ready').length;
    const began = performance.now();
    const table = await fill(person, konId);
    const seconds = (performance.now() - began) / 1000;
    const found = table.counts.reduce((sum, { states }) => sum + (states.found ?? 0), 0);
    const isMet = seconds <= SECONDS_AT_MOST && table.progress.cellsFailed === 0 && ready === DOCUMENTS;
    console.log(
      `${ready} documents × ${KEYS.length} questions: ${table.progress.cellsDone} cells in ${seconds.toFixed(1)} s, ${found} with a value, ` +
        `${table.progress.cellsFailed} failed (target ${SECONDS_AT_MOST} s)${isMet ? ', met' : ', NOT MET'}`,
    );
    return isMet;
  } finally {
    await server.stop();
  }
}

async function fill(person: Person, konId: string): Promise<ReviewTableDetail> {
  const columns = KEYS.map((key) => ({ from: 'library', key }));
  const made = await person.call(createReviewTable, { body: { title: '三百份合同', konId, columns } });
  for (;;) {
    const table = await person.call(getReviewTable, { params: { tableId: made.tableId } });
    if (table.progress.state !== 'working') return table;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
