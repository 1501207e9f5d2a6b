/** An answer's event stream that a test writes as it goes. */
export class ScriptedStream {
  private controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  private cursor = 0;
  readonly response: Response;
  /** Aborted when the reader has left. */
  readonly signal: AbortSignal;

  /**
   * @param after the cursor the reader asked to go on from
   * @param signal aborted when the reader leaves
   */
  constructor(after: number, signal: AbortSignal) {
    this.cursor = after;
    this.signal = signal;
    signal.addEventListener('abort', () => this.controller?.error(new DOMException('', 'AbortError')));
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.controller = controller;
      },
    });
    this.response = new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  /** Sends chunks, each with the next cursor. */
  send(...chunks: readonly object[]): void {
    for (const chunk of chunks) {
      this.cursor += 1;
      this.write(`id: ${this.cursor}\ndata: ${JSON.stringify(chunk)}\n\n`);
    }
  }

  /** Sends chunks without a cursor: an answer told again as a whole. */
  tell(...chunks: readonly object[]): void {
    for (const chunk of chunks) this.write(`data: ${JSON.stringify(chunk)}\n\n`);
  }

  end(): void {
    this.write('data: [DONE]\n\n');
    this.controller?.close();
  }

  /** The connection is lost. */
  break(): void {
    this.controller?.error(new TypeError('network error'));
  }

  private write(text: string): void {
    this.controller?.enqueue(new TextEncoder().encode(text));
  }
}
