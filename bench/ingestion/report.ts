import type { KnowledgeFile } from '@mingfa/contract/knowledge';

const STAGES = ['stored', 'parsed', 'recognised', 'segmented', 'embedded', 'indexed'] as const;

/** What was asked for and what was seen; says at the end whether all of it was met. */
export class Report {
  #allMet = true;

  check(what: string, met: boolean, seen: unknown = ''): void {
    if (!met) this.#allMet = false;
    console.log(`${met ? 'met    ' : 'NOT MET'} ${what}${seen === '' ? '' : `: ${String(seen)}`}`);
  }

  get allMet(): boolean {
    return this.#allMet;
  }
}

/** One line a file: pages, segments, recognised pages, seconds by stage. */
export function printFiles(title: string, files: readonly KnowledgeFile[]): void {
  console.log(`\n${title}`);
  const heads = ['pages', 'segments', 'OCR', ...STAGES, 'seconds'].map((head) => head.padStart(10));
  console.log(`${inColumns('file', 44)} ${heads.join('')}`);
  for (const file of files) {
    const cells = [
      file.pages ?? '–',
      file.segments,
      file.recognisedPages || '–',
      ...STAGES.map((stage) => secondsOf(file.stageMs[stage])),
      secondsOf(totalMs(file)),
    ];
    const failure = file.state === 'ready' ? '' : `  ${file.state} ${file.errorCode ?? ''}`;
    console.log(
      `${inColumns(file.name, 44)} ${cells.map((cell) => String(cell).padStart(10)).join('')}${failure}`,
    );
  }
}

/** Milliseconds of all stages of a file. */
export function totalMs(file: KnowledgeFile): number {
  return Object.values(file.stageMs).reduce((sum, milliseconds) => sum + milliseconds, 0);
}

/** A percentile with one decimal. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  const index = Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1);
  return Math.round((sorted[Math.max(0, index)] ?? Number.NaN) * 10) / 10;
}

const secondsOf = (milliseconds: number | undefined) =>
  milliseconds === undefined ? '–' : (milliseconds / 1000).toFixed(2);

/** Text of a width in columns, of which a Chinese character takes two. */
function inColumns(text: string, columns: number): string {
  let width = 0;
  let fitted = '';
  for (const character of text) {
    const wide = /[\u2e80-\uffee]/.test(character) ? 2 : 1;
    if (width + wide > columns) break;
    width += wide;
    fitted += character;
  }
  return fitted + ' '.repeat(columns - width);
}
