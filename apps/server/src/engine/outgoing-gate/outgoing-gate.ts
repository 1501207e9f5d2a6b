import { findLeftIdentifiers } from '@mingfa/legal/redaction/left-identifiers';
import type { OutgoingTexts } from '@mingfa/legal/redaction/mask-outgoing';
import type { Database } from '../../db/client.ts';
import { AppError } from '../../ports/app-error.ts';
import { breather } from '../breathe.ts';
import { readGateSetting } from './gate-setting.ts';
import { isOnThisHost } from './is-on-this-host.ts';
import type { OutgoingMasker } from './mask-in-thread.ts';

/** What stands between this installation and every model or search service elsewhere. */
export interface OutgoingGate {
  /** Whether what goes to this address is masked now: the gate is on, and the address is not on this machine. */
  isClosedFor(baseUrl: string): Promise<boolean>;
  /**
   * Masks the texts of one request together and looks at them once more.
   * @throws AppError `outgoing_gate_failed`, `outgoing_gate_number_left`: nothing may be sent; or the signal's reason
   */
  mask(texts: readonly string[], signal?: AbortSignal): Promise<OutgoingTexts>;
  /** As `mask`, each text by itself. */
  maskEach(texts: readonly string[], signal?: AbortSignal): Promise<string[]>;
  /** Ends the thread that masks. */
  close(): Promise<void>;
}

/** A question that is asked meanwhile waits for so many texts of a file at most. */
const AT_ONCE = 20;

/** Opens the gate's machine; whether it is on is read anew for every request. */
export function createOutgoingGate({ db, masker }: { db: Database; masker: OutgoingMasker }): OutgoingGate {
  async function maskGroups(groups: readonly (readonly string[])[], signal?: AbortSignal) {
    const masked = await masker.mask(groups, signal).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw new AppError('outgoing_gate_failed', {}, { cause: error });
    });
    const isWhole = groups.every((texts, index) => masked[index]?.texts.length === texts.length);
    if (!isWhole) throw new AppError('outgoing_gate_failed');
    await requireNoneLeft(masked.flatMap(({ texts }) => texts));
    return masked;
  }
  return {
    isClosedFor: async (baseUrl) => !isOnThisHost(baseUrl) && (await readGateSetting(db)).enabled,
    async mask(texts, signal) {
      const [masked] = await maskGroups([texts], signal);
      if (!masked) throw new AppError('outgoing_gate_failed');
      return masked;
    },
    async maskEach(texts, signal) {
      const outgoing: string[] = [];
      for (let from = 0; from < texts.length; from += AT_ONCE) {
        const groups = texts.slice(from, from + AT_ONCE).map((text) => [text]);
        const masked = await maskGroups(groups, signal);
        outgoing.push(...masked.map(({ texts: [text = ''] }) => text));
      }
      return outgoing;
    },
    close: () => masker.close(),
  };
}

const SLICE = 4000;
/** Longer than any number that is looked for. */
const OVERLAP = 64;

/** The last look. @throws AppError `outgoing_gate_number_left` */
export async function requireNoneLeft(texts: readonly string[]): Promise<void> {
  const breathe = breather();
  for (const text of texts) {
    for (let start = 0; start < text.length; start += SLICE - OVERLAP) {
      if (findLeftIdentifiers(text.slice(start, start + SLICE)).length > 0)
        throw new AppError('outgoing_gate_number_left');
      await breathe();
    }
  }
}
